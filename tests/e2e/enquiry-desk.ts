import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "../../worker/contract/rights";
import { alive, unique } from "./journey";
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

/** A page in a browser profile of its own, as wide as `like`. */
export async function openProfile(browser: Browser, like: Page, options = {}): Promise<Page> {
  return (await browser.newContext({ ...options, viewport: like.viewportSize() })).newPage();
}

/** Signs in with an account of this test's own: what one has looked at is nobody else's matter. */
export async function signInAsStaff(page: Page, role: Role = "editor"): Promise<void> {
  await logInAs(page, await createStaff(page, role));
}

/** Fills the contact form that is on the page, in a time that nobody takes for a program's. */
export async function fillContactForm(page: Page, sender: Sender, { hasScript = true } = {}): Promise<void> {
  const form = page.locator("#contact-form");
  if (hasScript) await alive(form);
  await form.getByLabel("Nama Lengkap").fill(sender.name);
  await form.getByLabel("Alamat Email").fill(sender.email);
  await form.getByLabel("Nomor HP").fill(sender.phoneNumber);
  await form.getByLabel("Jenis Website").selectOption("online-shop");
  await form.getByLabel("Pesan", { exact: true }).fill(sender.message);
  // Sent within two seconds of the page's beginning it is suspected of being spam, and announced to nobody.
  if (hasScript) await page.waitForFunction(() => performance.now() >= 2_000);
}

/** Sends it, and waits until the visitor is thanked. */
export async function sendContactForm(page: Page): Promise<void> {
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
}

/** Id of the one enquiry of a sender, as staff find it. */
export async function enquiryIdOf(staff: Page, { name }: Pick<Sender, "name">): Promise<number> {
  const found = await (await staff.request.get(`/api/contact?q=${encodeURIComponent(name)}`)).json();
  expect(found).toHaveLength(1);
  return found[0].id;
}

/** Lets the clock of the local server run once. */
export async function runClock(page: Page): Promise<void> {
  expect((await page.request.get("/cdn-cgi/local/scheduled")).status()).toBe(200);
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
