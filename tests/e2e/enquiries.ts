import type { Page } from "@playwright/test";
import { noSource } from "../support/no-source";
import { expect, open } from "./journey";

/** An enquiry as the API answers it. */
export function submission(values: Record<string, unknown> = {}) {
  return {
    id: 1,
    name: "Ratna Wulandari",
    email: "ratna@contoh.example",
    phoneNumber: "0812-5550-1203",
    websiteType: "online-shop",
    message: "Saya ingin membuat toko online.",
    submittedAt: "2026-01-04T18:30:00.000Z",
    suspicions: [],
    notification: "none",
    stage: "new",
    assignee: null,
    valueIdr: null,
    nextAction: null,
    nextActionAt: null,
    firstResponseAt: null,
    lostReason: null,
    source: noSource,
    dueAt: null,
    version: 1,
    ...values,
  };
}

/** Enquiries with words, as staff find them. */
export async function findContacts(staff: Page, q: string): Promise<{ id: number }[]> {
  return (await staff.request.post("/api/contact/search", { data: { q } })).json();
}

/** Opens the list of enquiries and searches it for words. */
export async function openSearch(page: Page, words: string): Promise<void> {
  await open(page, "/admin/contact");
  await expect(page.getByText(/^Total: [\d.]+ kontak$/)).toBeVisible();
  const box = page.getByLabel("Cari kontak");
  if (!(await box.isVisible()))
    await page.getByRole("main").getByRole("button", { name: "Cari", exact: true }).click();
  await box.fill(words);
  await expect(page.getByText(/ kontak cocok$/)).toBeVisible();
}
