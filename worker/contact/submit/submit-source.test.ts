import { expect, test } from "vitest";
import { enquiry } from "../../../tests/support/enquiries";
import { noSource } from "../../../tests/support/no-source";
import { db, send } from "../../../tests/support/worker";
import type { ContactSource } from "../../contract/inbox/contact-submission";
import { contactSubmissions } from "../../db/schema/contact";

async function storedSources(): Promise<ContactSource[]> {
  const { landingPath, referrer, formPage, id } = contactSubmissions;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = contactSubmissions;
  const columns = { landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, formPage };
  return db.select(columns).from(contactSubmissions).orderBy(id);
}

async function sendJson(source: unknown, values: Record<string, unknown> = {}) {
  const json = { ...enquiry, ...values, source };
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  return (await storedSources()).at(-1);
}

async function sendForm(headers: Record<string, string>, values: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...enquiry, ...values });
  expect((await send("/api/contact", { method: "POST", body, headers })).status).toBe(303);
  return (await storedSources()).at(-1);
}

test("the source that the form reports is stored", async () => {
  const source: ContactSource = {
    landingPath: "/blog/cara-memilih-domain",
    referrer: "www.google.com",
    utmSource: "instagram",
    utmMedium: "cpc",
    utmCampaign: "Promo Akhir Tahun 🌸",
    utmTerm: "jasa website",
    utmContent: "=HYPERLINK(1)",
    formPage: "/contact",
  };
  expect(await sendJson(source)).toEqual(source);
});

test.each([
  ["nothing", undefined],
  ["a text", "google"],
  ["keys that nobody knows", { __proto__: { utmSource: "x" }, constructor: "x", utm_source: "x" }],
  [
    "values of other types",
    { landingPath: ["/"], referrer: { a: 1 }, utmSource: 7, utmMedium: true, formPage: null },
  ],
])("%s as a source refuses no enquiry and is not stored", async (_name, source) => {
  expect(await sendJson(source)).toEqual(noSource);
});

test.each([
  ["/", "/"],
  ["/pricing?utm_source=x#harga", "/pricing"],
  ["/<script>alert(1)</script>", "/<script>alert(1)</script>"],
  [`/${"a".repeat(200)}`, null],
  ["/pratinjau/rahasia-sekali", "/pratinjau"],
  ["/undangan/rahasia-sekali?x=1", "/undangan"],
  ["https://jahat.example/", null],
  ["//jahat.example/", null],
  ["/blog\r\nBcc: x", null],
  ["/blog\u0000", null],
])("the path %j is stored as %j", async (said, kept) => {
  expect(await sendJson({ landingPath: said, formPage: said })).toEqual({
    ...noSource,
    landingPath: kept,
    formPage: kept,
  });
});

test.each([
  ["https://WWW.Google.com/search?q=nama+orang", "www.google.com"],
  ["http://contoh.example:8080/", "contoh.example"],
  ["https://pengguna:sandi@contoh.example/", "contoh.example"],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["<script>", null],
  ["contoh.example\r\nX: 1", null],
  [`https://a${"\u0344".repeat(500)}.example`, null],
  [`https://contoh.example/?q=${"a".repeat(2000)}`, "contoh.example"],
])("the referrer %j is stored as %j", async (said, kept) => {
  expect(await sendJson({ referrer: said })).toEqual({ ...noSource, referrer: kept });
});

test.each([
  ["  promo  ", "promo"],
  ["pro\u0000mo\r\nakhir\u0085", "promo akhir"],
  ["🌸".repeat(101), null],
  ["\u200b", null],
  ["pro\u202emo", "promo"],
])("the campaign word %j is stored as %j", async (said, kept) => {
  expect(await sendJson({ utmSource: said, utmContent: said })).toEqual({
    ...noSource,
    utmSource: kept,
    utmContent: kept,
  });
});

test("the source is not part of the idempotency key", async () => {
  const idempotencyKey = crypto.randomUUID();
  await sendJson({ utmSource: "instagram" }, { idempotencyKey });
  await sendJson({ utmSource: "google" }, { idempotencyKey });
  expect(await storedSources()).toEqual([{ ...noSource, utmSource: "instagram" }]);
});

test("the Referer of a plain form gives the page, the host and the campaign", async () => {
  const Referer =
    "http://localhost/contact?utm_source=google&utm_medium=cpc&utm_campaign=Promo%20Juli&utm_term=a&utm_content=b";
  expect(await sendForm({ Referer })).toEqual({
    ...noSource,
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "Promo Juli",
    utmTerm: "a",
    utmContent: "b",
    formPage: "/contact",
  });
});

test.each([
  ["no Referer", {}, noSource],
  ["one that is no address", { Referer: "/contact" }, noSource],
  ["one without its path", { Referer: "http://localhost/" }, { formPage: "/" }],
  [
    "one of another site",
    { Referer: "https://contoh.example/contact?utm_source=x" },
    { referrer: "contoh.example" },
  ],
  ["one of a preview", { Referer: "http://localhost/pratinjau/rahasia" }, { formPage: "/pratinjau" }],
])("a plain form with %s is stored with its source", async (_name, headers, kept) => {
  expect(await sendForm(headers as Record<string, string>)).toEqual({ ...noSource, ...kept });
});

test("a corrected form counts as filled in on the contact page", async () => {
  const Referer = "http://localhost/api/contact";
  expect(await sendForm({ Referer })).toEqual({ ...noSource, formPage: "/contact" });
});
