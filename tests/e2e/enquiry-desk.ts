import { expect, type Page } from "@playwright/test";
import type { Role } from "../../worker/contract/rights";
import { findContacts } from "./enquiries";
import { unique } from "./journey";
import { createStaff, logInAs } from "./staff-account";

/** Somebody whom no other test of this run knows. */
export function newSender() {
  const digits = crypto.randomUUID().replaceAll(/\D/g, "").padEnd(8, "7").slice(0, 8);
  return {
    name: unique("Dewi Lestari"),
    email: `${crypto.randomUUID()}@contoh.example`,
    phoneNumber: `0812-${digits.slice(0, 4)}-${digits.slice(4)}`,
    /** As WhatsApp takes it. */
    whatsapp: `62812${digits}`,
    message: unique("Saya ingin membuat toko online untuk kerajinan rotan."),
  };
}

export type Sender = ReturnType<typeof newSender>;

/** Signs in with an account of this test's own: what one has looked at is nobody else's matter. */
export async function signInAsStaff(page: Page, role: Role = "editor"): Promise<void> {
  await logInAs(page, await createStaff(page, role));
}

/** Id of the one enquiry of a sender, as staff find it. */
export async function findEnquiryId(staff: Page, { name }: Pick<Sender, "name">): Promise<number> {
  const found = await findContacts(staff, name);
  expect(found).toHaveLength(1);
  return found[0]?.id ?? 0;
}
