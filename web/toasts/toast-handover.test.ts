// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isToastHandedOver, leftForThisPage } from "./handed-over";
import { takeHandedOverToast } from "./take-toast";
import { handOverToast } from "./toast-handover";

const message = { title: "Logout berhasil" };

afterEach(() => {
  sessionStorage.clear();
});

test("a toast that is left for the next page is taken once", () => {
  expect(isToastHandedOver()).toBe(false);
  handOverToast(message);
  expect(isToastHandedOver()).toBe(true);
  const left = leftForThisPage() ?? "";
  expect(takeHandedOverToast(left)).toEqual(message);
  expect(isToastHandedOver()).toBe(false);
  expect(takeHandedOverToast(left)).toBeNull();
});

test("a page that is left before it has taken its toast leaves the next page's alone", () => {
  handOverToast(message);
  const left = leftForThisPage() ?? "";
  const next = { title: "Akses Dibatasi" };
  handOverToast(next);
  expect(takeHandedOverToast(left)).toBeNull();
  expect(takeHandedOverToast(leftForThisPage() ?? "")).toEqual(next);
});

test("a toast that comes a minute late is no news any more, and is gone", () => {
  vi.useFakeTimers({ now: 0 });
  handOverToast(message);
  vi.setSystemTime(60_001);
  expect(takeHandedOverToast(leftForThisPage() ?? "")).toBeNull();
  expect(isToastHandedOver()).toBe(false);
  vi.useRealTimers();
});

test("storage that is forbidden, full or holds something else costs the toast and nothing more", () => {
  const texts = [
    "{",
    "null",
    "1",
    "{}",
    '{"message":{"title":{}},"at":1}',
    '{"message":{"title":"A","description":[]}}',
  ];
  for (const text of [...texts, JSON.stringify({ message, at: "nanti" })]) {
    sessionStorage.setItem("toast-handover", text);
    expect(takeHandedOverToast(text), text).toBeNull();
    expect(isToastHandedOver(), text).toBe(false);
  }
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  handOverToast(message);
  expect(isToastHandedOver()).toBe(false);
  expect(takeHandedOverToast("{}")).toBeNull();
  vi.restoreAllMocks();
});
