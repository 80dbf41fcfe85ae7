import { expect, test } from "vitest";
import type { ContactSource } from "../../../../../worker/contract/inbox/contact-submission";
import { ownHost } from "../../../../../worker/contract/inbox/source-name";
import { campaignDetails, sourceText } from "./source-text";

const nothing: ContactSource = {
  ...{ landingPath: null, referrer: null, formPage: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
};

test.each([
  [
    { utmSource: "google", utmCampaign: "ramadan", landingPath: "/blog/toko", formPage: "/contact" },
    "Google / kampanye ramadan, masuk lewat /blog/toko, formulir di /contact",
  ],
  [{ referrer: "www.google.co.id", landingPath: "/" }, "Google, masuk lewat /"],
  [{ referrer: "l.instagram.com" }, "Instagram"],
  [{ referrer: "google.contoh.example" }, "google.contoh.example"],
  [{ referrer: "www.kawan.example" }, "kawan.example"],
  [{ utmSource: "Brosur Pameran" }, "brosur pameran"],
  [{ referrer: ownHost, formPage: "/contact" }, "Formulir di /contact"],
  [{ referrer: `www.${ownHost}`, landingPath: "/" }, "Langsung, masuk lewat /"],
  [{ utmSource: "constructor" }, "constructor"],
  [{ referrer: ownHost, landingPath: "/harga" }, "Langsung, masuk lewat /harga"],
  [{ utmCampaign: "ramadan" }, "Kampanye ramadan"],
  [{ landingPath: "/harga", formPage: "/contact" }, "Langsung, masuk lewat /harga, formulir di /contact"],
  [{ formPage: "/contact" }, "Formulir di /contact"],
  [{}, "Tidak diketahui"],
])("%j reads %s", (known, text) => {
  expect(sourceText({ ...nothing, ...known })).toBe(text);
});

test("what a campaign says besides is told apart from it", () => {
  expect(campaignDetails(nothing)).toBe("");
  expect(campaignDetails({ ...nothing, utmSource: "google", utmMedium: "cpc", utmTerm: "toko online" })).toBe(
    "Media: cpc · Kata kunci: toko online",
  );
  expect(campaignDetails({ ...nothing, utmSource: "google", referrer: "m.facebook.com" })).toBe(
    "Dari: m.facebook.com",
  );
  expect(campaignDetails({ ...nothing, utmSource: "google", referrer: ownHost })).toBe("");
});
