// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { hideBatch, isBatchHidden } from "./hidden-batch";

afterEach(() => vi.restoreAllMocks());

test("a batch that was put away stays away, and the next one is seen", () => {
  hideBatch("satu");
  expect(isBatchHidden("satu")).toBe(true);
  expect(isBatchHidden("dua")).toBe(false);
});

test("a browser that forbids its store hides nothing and breaks nothing", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  hideBatch("satu");
  expect(isBatchHidden("satu")).toBe(false);
});
