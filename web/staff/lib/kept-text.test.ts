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

test("a text that a full storage refuses is kept in the page", async () => {
  const { keepText, readKeptText } = await openPage(1);
  keepText("catatan", "Perbaiki");
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepText("catatan", "Perbaiki judulnya");
  expect(readKeptText("catatan")).toBe("Perbaiki judulnya");
  keepText("catatan", "");
  expect(readKeptText("catatan")).toBe("");
});
