// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { contactSource } from "../../../../worker/contract/inbox/contact-submission";
import { visitSource } from "./visit-source";

const unknown = {
  landingPath: null,
  referrer: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
};

beforeEach(() => sessionStorage.clear());

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
  expect(Object.keys(source)).toEqual(Object.keys(contactSource.shape));
});

test.each([
  ["our own host", `/blog ${location.host} `, { landingPath: "/blog" }],
  ["another host", "/blog lain.example:8443 ", { landingPath: "/blog", referrer: "lain.example:8443" }],
  ["empty marks", "/  ?utm_source=&utm_medium", { landingPath: "/" }],
  ["a mark that comes twice", "/  ?utm_source=a&utm_source=b", { landingPath: "/", utmSource: "a" }],
  ["a mark that is no valid escape", "/  ?utm_source=50%", { landingPath: "/", utmSource: "50%" }],
  ["a form that came back refused", "/api/contact  ", { landingPath: "/contact" }],
  ["a preview", `/pratinjau/rahasia ${location.host} `, {}],
  ["an invitation", `/undangan/rahasia ${location.host} `, {}],
  ["a page of the staff area", `/admin/contact/7 ${location.host} `, {}],
  ["nothing in the store", "", {}],
])("a visit that began with %s", (_name, kept, known) => {
  sessionStorage.visit = kept;
  expect(visitSource("/contact")).toEqual({ ...unknown, ...known, formPage: "/contact" });
});
