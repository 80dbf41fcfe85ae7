// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

/** A page of the tab that was opened with this account. */
async function openPage(account: number) {
  vi.resetModules();
  const { rememberAccount } = await import("../../lib/http");
  rememberAccount(account);
  return import("./kept-text");
}

test("a text is offered to the account that typed it, not to the next account of the tab", async () => {
  const { keepText } = await openPage(1);
  keepText("catatan", "Perbaiki judulnya");
  expect((await openPage(2)).readKeptText("catatan")).toBe("");
  expect((await openPage(1)).readKeptText("catatan")).toBe("Perbaiki judulnya");
});
