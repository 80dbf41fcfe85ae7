import { expect, test } from "vitest";
import {
  type ContactSource,
  ownHost,
  type Stage,
} from "../../../../worker/contract/inbox/contact-submission";
import { campaignDetails, sourceText } from "./source-text";
import { computeStep, computeWait, nameNear, waitText } from "./wait";

const nothing: ContactSource = {
  ...{ landingPath: null, referrer: null, formPage: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
};

test.each([
  [
    { utmSource: "google", utmCampaign: "ramadan", landingPath: "/blog/toko", formPage: "/contact" },
    "Google / kampanye ramadan, masuk lewat /blog/toko, formulir di /contact",
  ],
  [{ referrer: "l.instagram.com" }, "Instagram"],
  [{ referrer: "google.contoh.example" }, "google.contoh.example"],
  [{ referrer: ownHost, formPage: "/contact" }, "Formulir di /contact"],
  [{ utmSource: "constructor" }, "constructor"],
  [{ landingPath: "/harga", formPage: "/contact" }, "Langsung, masuk lewat /harga, formulir di /contact"],
  [{}, "Tidak diketahui"],
])("%j reads %s", (known, text) => {
  expect(sourceText({ ...nothing, ...known })).toBe(text);
});

test("other campaign details are shown apart from the source", () => {
  expect(campaignDetails(nothing)).toBe("");
  expect(campaignDetails({ ...nothing, utmSource: "google", utmMedium: "cpc", utmTerm: "toko online" })).toBe(
    "Media: cpc · Kata kunci: toko online",
  );
  expect(campaignDetails({ ...nothing, utmSource: "google", referrer: "m.facebook.com" })).toBe(
    "Dari: m.facebook.com",
  );
  expect(campaignDetails({ ...nothing, utmSource: "google", referrer: ownHost })).toBe("");
});

const jakarta = (text: string) => Date.parse(`${text}:00+07:00`);
/** A Monday. */
const now = jakarta("2026-11-23T12:30");

const asked = {
  submittedAt: new Date(jakarta("2026-11-23T09:30")).toISOString(),
  dueAt: new Date(jakarta("2026-11-24T09:30")).toISOString(),
  firstResponseAt: null as string | null,
  stage: "new" as Stage,
  suspicions: [] as string[],
};
const at = (text: string) => new Date(jakarta(text)).toISOString();

test("who waits is told with the promise", () => {
  expect(waitText({ ...asked, dueAt: at("2026-11-25T09:30") }, now)).toMatchObject({
    state: "waiting",
    title: "Menunggu 3\u00a0jam",
    text: "batas balas Rabu 09.30",
  });
  expect(waitText(asked, now)).toMatchObject({ text: "batas balas besok 09.30" });
});

test("an enquiry is overdue from the due time on", () => {
  expect(waitText(asked, jakarta("2026-11-24T09:30"))).toMatchObject({
    state: "overdue",
    title: "Lewat janji 1\u00a0menit",
    text: "batas balas hari ini 09.30, menunggu 24\u00a0jam",
  });
  expect(waitText(asked, jakarta("2026-11-24T11:45")).title).toBe("Lewat janji 2\u00a0jam");
});

test("who was answered is told by how fast, and by how much too late", () => {
  const soon = waitText({ ...asked, stage: "contacted", firstResponseAt: at("2026-11-23T10:12") }, now);
  expect(soon).toMatchObject({
    state: "answered",
    title: "Dijawab dalam 42\u00a0menit",
    text: "sesuai janji",
  });
  const late = waitText({ ...asked, firstResponseAt: at("2026-11-24T12:30") }, now);
  expect(late).toMatchObject({
    state: "late",
    title: "Dijawab dalam 27\u00a0jam",
    text: "lewat janji 3\u00a0jam",
  });
});

test("old enquiries, spam and closed enquiries have no due time", () => {
  const later = jakarta("2026-11-26T09:30");
  expect(waitText({ ...asked, dueAt: null }, later)).toEqual({
    state: "none",
    title: "Masuk 3\u00a0hari lalu",
    text: "tanpa batas balas",
  });
  expect(waitText({ ...asked, suspicions: ["links"] }, later).state).toBe("none");
  expect(waitText({ ...asked, stage: "lost" }, later).text).toBe("belum tercatat dijawab");
  const legacy = waitText({ ...asked, dueAt: null, firstResponseAt: at("2026-11-23T10:12") }, later);
  expect(legacy).toMatchObject({ title: "Dijawab dalam 42\u00a0menit", text: "" });
});

test.each([
  ["2026-11-22T09:00", "kemarin 09.00"],
  ["2026-11-29T00:00", "Minggu 00.00"],
  ["2026-11-30T09:00", "Senin, 30 November 2026 09.00"],
])("%s is %s on the 23rd", (instant, name) => {
  expect(nameNear(jakarta(instant), now)).toBe(name);
});

const minute = 60_000;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();

const waiting = { stage: "new", dueAt: inMinutes(90), firstResponseAt: null, suspicions: [] } as const;

test("who was promised an answer waits for it, and from that minute on longer than promised", () => {
  expect(computeWait({ ...waiting, suspicions: [] }, now)).toEqual({
    isOverdue: false,
    text: "Sisa 1\u00a0jam",
  });
  expect(computeWait({ ...waiting, suspicions: [], dueAt: inMinutes(0) }, now)?.isOverdue).toBe(true);
  expect(plain(computeWait({ ...waiting, suspicions: [], dueAt: inMinutes(-300) }, now)?.text)).toBe(
    "Lewat janji 5 jam",
  );
});

test.each([
  ["who was answered", { firstResponseAt: inMinutes(-5) }],
  ["whom somebody sees to", { stage: "contacted" as const }],
  ["who was promised nothing", { dueAt: null }],
  ["who may be no person", { suspicions: ["links" as const] }],
])("%s does not wait", (_, values) => {
  expect(computeWait({ ...waiting, suspicions: [], ...values }, now)).toBeNull();
});

test("a next step is shown while the enquiry is open, and is late from its minute on", () => {
  const step = { stage: "proposal", nextAction: "Kirim penawaran", nextActionAt: inMinutes(5) } as const;
  expect(computeStep(step, now)).toEqual({ text: "Kirim penawaran", at: now + 5 * minute, isLate: false });
  expect(computeStep({ ...step, nextActionAt: inMinutes(0) }, now)?.isLate).toBe(true);
  expect(computeStep({ ...step, nextActionAt: null }, now)).toEqual({
    text: "Kirim penawaran",
    at: null,
    isLate: false,
  });
  expect(computeStep({ ...step, nextAction: null }, now)?.text).toBe("Hubungi lagi");
  expect(computeStep({ ...step, nextAction: null, nextActionAt: null }, now)).toBeNull();
  expect(computeStep({ ...step, stage: "won" }, now)).toBeNull();
});
