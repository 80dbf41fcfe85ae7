// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isToastHandedOver } from "./handed-over";
import { handOverToast, takeHandedOverToast } from "./toast-handover";

const message = { title: "Logout berhasil" };

afterEach(() => {
  sessionStorage.clear();
});

test("a toast that is left for the next page is taken once", () => {
  expect(isToastHandedOver()).toBe(false);
  handOverToast(message);
  expect(isToastHandedOver()).toBe(true);
  expect(takeHandedOverToast()).toEqual(message);
  expect(isToastHandedOver()).toBe(false);
  expect(takeHandedOverToast()).toBeNull();
});

test("a toast that comes a minute late is no news any more, and is gone", () => {
  vi.useFakeTimers({ now: 0 });
  handOverToast(message);
  vi.setSystemTime(60_001);
  expect(takeHandedOverToast()).toBeNull();
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
    expect(takeHandedOverToast(), text).toBeNull();
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
  expect(takeHandedOverToast()).toBeNull();
  vi.restoreAllMocks();
});
