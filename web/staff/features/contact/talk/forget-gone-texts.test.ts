// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { newKeptKey, storeKept } from "../../../lib/drafts/kept-drafts";
import { forgetGoneTexts } from "./forget-gone-texts";
import { idsOfTexts } from "./kept-texts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what was typed about somebody who was erased is forgotten, and kept where nobody knows", async () => {
  for (const id of [1, 2, 3]) {
    const key = newKeptKey(`kontak:${id}:catatan`);
    storeKept({ key, values: "Halo", base: null, savedAt: new Date().toISOString() });
  }
  const statuses: Record<string, number> = {
    "/api/contact/1": 404,
    "/api/contact/2": 200,
    "/api/contact/3": 500,
  };
  vi.stubGlobal("fetch", async (path: string) => new Response("{}", { status: statuses[path] ?? 404 }));
  await forgetGoneTexts();
  expect(idsOfTexts().sort()).toEqual([2, 3]);
});
