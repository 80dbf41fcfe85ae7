import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, type Page } from "@playwright/test";
import { unique } from "./journey";

export interface StaffAccount {
  username: string;
  password: string;
}

/** Adds a member of staff of this test's own, as an owner does it from the command line. */
export async function createStaff(): Promise<StaffAccount> {
  const account = { username: unique("uji").replaceAll(" ", "-"), password: "kursi rotan senja berlayar" };
  const child = spawn("node", ["scripts/user.mjs", "add", account.username, "--name", "Staf Uji"], {
    cwd: new URL("../..", import.meta.url).pathname,
    env: { ...process.env, STATE_DIR: process.env.E2E_STATE_DIR ?? ".state-e2e" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(`${account.password}\n`);
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  return account;
}

/** Logs in without the form. */
export async function logInAs(page: Page, { username, password }: StaffAccount): Promise<void> {
  const response = await page.request.post("/api/auth/login", { data: { username, password } });
  expect(response.status()).toBe(200);
}

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, { username, password }: StaffAccount): Promise<void> {
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
