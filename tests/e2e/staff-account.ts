import { expect, type Page } from "@playwright/test";
import { insertAccountSql } from "../../worker/command-line/user-account";
import type { Role } from "../../worker/contract/rights";
import { fromOwnAddress, unique } from "./journey";

interface StaffAccount {
  username: string;
  password: string;
}

/**
 * Adds a member of staff of this test's own, through the server's local copy of Cloudflare's API: a second program
 * at the database, as the command line is, can make the site's own writes fail with "database is locked".
 */
export async function createStaff(page: Page, role: Role = "owner"): Promise<StaffAccount> {
  const account = { username: unique("uji").replaceAll(" ", "-"), password: "kursi rotan senja berlayar" };
  await runSql(page, await insertAccountSql({ ...account, name: "Staf Uji", role }));
  return account;
}

type Rows = (string | number | null)[][];

/** Runs a statement on the local database; answers what it reads. */
export async function runSql(page: Page, sql: string): Promise<Rows> {
  const address = "/cdn-cgi/local/explorer/api/d1/database/DB/raw";
  const response = await page.request.post(address, { data: { sql } });
  const { success, result } = await response.json();
  expect(success, sql).toBe(true);
  return result[0].results.rows;
}

/** Logs in without the form. */
export async function logInAs(page: Page, { username, password }: StaffAccount): Promise<void> {
  const login = { data: { username, password }, headers: fromOwnAddress() };
  expect((await page.request.post("/api/auth/login", login)).status()).toBe(200);
}

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, { username, password }: StaffAccount): Promise<void> {
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
