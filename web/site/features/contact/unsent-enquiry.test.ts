// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contactFields } from "./contact-fields";
import { dropEnquiry, isKept, keepEnquiry, takeUpEnquiry, typedIn } from "./unsent-enquiry";

function makeForm(values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of [...contactFields, "homepage", "consentVersion"]) {
    const input = document.createElement("input");
    input.name = name;
    input.value = values[name] ?? "";
    form.append(input);
  }
  return form;
}

const typed = { name: "Siti", email: "", phoneNumber: "", websiteType: "", message: "Halo" };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what was typed comes back with its key and its failure, and the trap and the policy's version do not", () => {
  const form = makeForm({ ...typed, homepage: "x", consentVersion: "2026-01-01" });
  form.dataset.key = "kunci";
  keepEnquiry(form, "Tidak ada koneksi");
  const later = makeForm();
  expect(takeUpEnquiry(later)).toBe("Tidak ada koneksi");
  expect(typedIn(later)).toEqual(typed);
  expect(later.dataset).toMatchObject({ key: "kunci", returned: "true" });
  expect(new FormData(later).get("homepage")).toBe("");
});

test("what is kept has its key from the first letter on, so that a copy of the tab sends the same enquiry", () => {
  const form = makeForm(typed);
  keepEnquiry(form);
  const copy = makeForm();
  takeUpEnquiry(copy);
  expect(copy.dataset.key).toMatch(/^[0-9a-f-]{36}$/);
  keepEnquiry(form);
  expect(copy.dataset.key).toBe(form.dataset.key);
});

test("what stands in a field already goes before what was kept", () => {
  keepEnquiry(makeForm(typed));
  const later = makeForm({ name: "Rahma" });
  expect(takeUpEnquiry(later)).toBeUndefined();
  expect(typedIn(later)).toEqual({ ...typed, name: "Rahma" });
});

test("an enquiry that was sent is forgotten, but not what was typed since", () => {
  keepEnquiry(makeForm(typed));
  expect(isKept(typed)).toBe(true);
  keepEnquiry(makeForm({ ...typed, message: "Halo lagi" }));
  dropEnquiry(typed);
  expect(isKept({ ...typed, message: "Halo lagi" })).toBe(true);
  dropEnquiry({ ...typed, message: "Halo lagi" });
  expect(sessionStorage).toHaveLength(0);
});

test("storage that is forbidden, full or holds something else costs nothing but what it would keep", () => {
  sessionStorage.setItem("unsent-enquiry", "{");
  expect(takeUpEnquiry(makeForm())).toBeUndefined();
  sessionStorage.setItem("unsent-enquiry", '"teks"');
  expect(takeUpEnquiry(makeForm())).toBeUndefined();
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  keepEnquiry(makeForm(typed));
  expect(takeUpEnquiry(makeForm())).toBeUndefined();
  dropEnquiry(typed);
});
