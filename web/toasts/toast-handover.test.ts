// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isToastHandedOver, readHandedOver } from "./handed-over";
import { takeHandedOverToast } from "./take-toast";
import { handOverToast } from "./toast-handover";

const message = { title: "Logout berhasil" };

afterEach(() => {
  sessionStorage.clear();
});

test("a toast for the next page is shown once", () => {
  expect(isToastHandedOver()).toBe(false);
  handOverToast(message);
  expect(isToastHandedOver()).toBe(true);
  const left = readHandedOver() ?? "";
  expect(takeHandedOverToast(left)).toEqual(message);
  expect(isToastHandedOver()).toBe(false);
  expect(takeHandedOverToast(left)).toBeNull();
});

test("a missing or corrupt session storage only loses the toast", () => {
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
});
