import { expect, type Page } from "@playwright/test";
import type { Role } from "../../worker/contract/rights";
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
export async function enquiryIdOf(staff: Page, { name }: Pick<Sender, "name">): Promise<number> {
  const found = await (await staff.request.get(`/api/contact?q=${encodeURIComponent(name)}`)).json();
  expect(found).toHaveLength(1);
  return found[0].id;
}

type Rows = (string | number | null)[][];

/** Runs a statement on the local database, through the server's local copy of Cloudflare's API; answers what it reads. */
export async function runSql(page: Page, sql: string): Promise<Rows> {
  const address = "/cdn-cgi/local/explorer/api/d1/database/DB/raw";
  const response = await page.request.post(address, { data: { sql } });
  const { success, result } = await response.json();
  expect(success, sql).toBe(true);
  return result[0].results.rows;
}

/** Names of the tables in which one of these words stands, in any case. */
export async function tablesWith(page: Page, words: string[]): Promise<string[]> {
  const tables = await runSql(page, "SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = tables.map(([name]) => String(name)).filter((name) => !name.startsWith("_cf_"));
  const contents = await Promise.all(names.map((name) => runSql(page, `SELECT * FROM "${name}"`)));
  return names.filter((_, index) => {
    const text = JSON.stringify(contents[index]).toLowerCase();
    return words.some((word) => text.includes(word.toLowerCase()));
  });
}
