// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { contactSource } from "../../../../worker/contract/inbox/contact-submission";
import { visitSource } from "../../lib/visit-source";
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

const unknown = {
  ...{ landingPath: null, referrer: null, utmSource: null, utmMedium: null },
  ...{ utmCampaign: null, utmTerm: null, utmContent: null },
};

beforeEach(() => sessionStorage.clear());
test("typed values come back with their key and error, without the honeypot and the policy version", () => {
  const form = makeForm({ ...typed, homepage: "x", consentVersion: "2026-01-01" });
  form.dataset.key = "kunci";
  keepEnquiry(form, "Tidak ada koneksi");
  const later = makeForm();
  expect(takeUpEnquiry(later)).toBe("Tidak ada koneksi");
  expect(typedIn(later)).toEqual(typed);
  expect(later.dataset).toMatchObject({ key: "kunci", returned: "true" });
  expect(new FormData(later).get("homepage")).toBe("");
});

test("a draft has its key from the first letter, so a copied tab sends the same enquiry", () => {
  const form = makeForm(typed);
  keepEnquiry(form);
  const copy = makeForm();
  takeUpEnquiry(copy);
  expect(copy.dataset.key).toMatch(/^[0-9a-f-]{36}$/);
  keepEnquiry(form);
  expect(copy.dataset.key).toBe(form.dataset.key);
});

test("values already in the form win over the draft", () => {
  keepEnquiry(makeForm(typed));
  const later = makeForm({ name: "Rahma" });
  expect(takeUpEnquiry(later)).toBeUndefined();
  expect(typedIn(later)).toEqual({ ...typed, name: "Rahma" });
});

test("a sent enquiry is forgotten, but not what was typed since", () => {
  keepEnquiry(makeForm(typed));
  expect(isKept(typed)).toBe(true);
  keepEnquiry(makeForm({ ...typed, message: "Halo lagi" }));
  dropEnquiry(typed);
  expect(isKept({ ...typed, message: "Halo lagi" })).toBe(true);
  dropEnquiry({ ...typed, message: "Halo lagi" });
  expect(sessionStorage).toHaveLength(0);
});

test("a missing, full or corrupt session storage breaks nothing", () => {
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

test("what was kept of the visit is sent field by field, with the page of the form", () => {
  sessionStorage.visit =
    "/blog/toko www.google.com &utm_source=google&utm_medium=cpc&utm_campaign=ramadan%20ini&utm_term=toko+rotan&utm_content=%F0%9F%8C%B8";
  const source = visitSource("/contact");
  expect(source).toEqual({
    landingPath: "/blog/toko",
    referrer: "www.google.com",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "ramadan ini",
    utmTerm: "toko rotan",
    utmContent: "🌸",
    formPage: "/contact",
  });
  // The form is no link.
  expect([...Object.keys(source), "place"]).toEqual(Object.keys(contactSource.shape));
});

test.each([
  ["our own host", `/blog ${location.host} `, { landingPath: "/blog" }],
  ["another host", "/blog lain.example:8443 ", { landingPath: "/blog", referrer: "lain.example:8443" }],
  ["a mark that is no valid escape", "/  ?utm_source=50%", { landingPath: "/", utmSource: "50%" }],
  ["a form that came back refused", "/api/contact  ", { landingPath: "/contact" }],
  ["a preview", `/pratinjau/rahasia ${location.host} `, {}],
  ["nothing in the store", "", {}],
])("a visit that began with %s", (_name, kept, known) => {
  sessionStorage.visit = kept;
  expect(visitSource("/contact")).toEqual({ ...unknown, ...known, formPage: "/contact" });
});
