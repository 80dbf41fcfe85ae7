import { expect, type Locator, type Page } from "@playwright/test";
import { alive, open } from "./journey";

export const contactApi = "**/api/contact";
export const message = "Saya ingin membuat toko online untuk kerajinan rotan.";

const labels = {
  name: "Nama Lengkap",
  email: "Alamat Email",
  phoneNumber: "Nomor HP",
  websiteType: "Jenis Website",
  message: "Pesan",
};
export type FieldName = keyof typeof labels;

export function form(page: Page): Locator {
  return page.locator("#contact-form");
}

export function field(page: Page, name: FieldName): Locator {
  return form(page).getByLabel(labels[name], { exact: true });
}

export function submit(page: Page): Locator {
  return form(page).getByRole("button");
}

/** Opens a page with the form and waits until React has taken it over. */
export async function openForm(page: Page, path = "/contact"): Promise<void> {
  await open(page, path);
  await alive(form(page));
}

const filled = { name: "Siti Rahma", email: "siti@contoh.example", message };

/** Fills what has to be filled. */
export async function fillIn(page: Page, values: Partial<typeof filled> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...filled, ...values }))
    await field(page, name as FieldName).fill(value);
}

/** Expects what `fillIn` has filled. */
export async function expectKept(page: Page, values: Partial<typeof filled> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...filled, ...values }))
    await expect(field(page, name as FieldName)).toHaveValue(value);
}

/** Answers the form's request as the API does when it stores the enquiry. */
export async function accept(page: Page): Promise<void> {
  await page.route(contactApi, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
}
