import Papa from "papaparse";
import { expect, test } from "vitest";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { site } from "../../../../worker/contract/site";
import { followUpsToCsv } from "./follow-up-export";

const source = {
  landingPath: "/services",
  referrer: "www.google.com",
  utmSource: "iklan",
  utmMedium: "cpc",
  utmCampaign: "lebaran",
  utmTerm: "jasa website",
  utmContent: "spanduk",
  formPage: "/contact",
};

const contact: ContactSubmission = {
  id: 7,
  name: "Siti",
  email: "siti@contoh.example",
  phoneNumber: null,
  websiteType: null,
  message: "Halo",
  submittedAt: "2026-12-01T02:00:00.000Z",
  suspicions: [],
  notification: "none",
  stage: "lost",
  assignee: { id: 3, name: "Sari" },
  valueIdr: 12_000_000,
  nextAction: "Kirim penawaran",
  nextActionAt: "2026-12-02T02:00:00.000Z",
  firstResponseAt: "2026-12-01T03:30:00.000Z",
  lostReason: "Terlalu mahal",
  source,
  dueAt: "2026-12-02T02:00:00.000Z",
  version: 4,
};

/** Each row of the file by its column. */
function read(...contacts: ContactSubmission[]) {
  return Papa.parse<Record<string, string>>(followUpsToCsv(contacts).slice(1), {
    header: true,
    newline: "\r\n",
  }).data;
}

test("the file tells what has become of an enquiry, and all that is known of where it came from", () => {
  expect(read(contact)).toEqual([
    {
      ID: "7",
      Nama: "Siti",
      Tahap: "Kalah",
      "Penanggung Jawab": "Sari",
      Nilai: "12000000",
      "Langkah Berikutnya": "Kirim penawaran",
      "Waktu Langkah": "2 Desember 2026 pukul 09.00",
      Dijawab: "1 Desember 2026 pukul 10.30",
      Janji: "2 Desember 2026 pukul 09.00",
      "Alasan Kalah": "Terlalu mahal",
      Sumber: "iklan",
      "Situs Perujuk": "www.google.com",
      "UTM Source": "iklan",
      "UTM Medium": "cpc",
      "UTM Campaign": "lebaran",
      "UTM Term": "jasa website",
      "UTM Content": "spanduk",
      "Halaman Masuk": "/services",
      "Halaman Formulir": "/contact",
    },
  ]);
});

test("what is not known stays empty, and the host stands for a campaign that has no name", () => {
  const nothing = Object.fromEntries(
    Object.keys(source).map((key) => [key, null]),
  ) as unknown as ContactSubmission["source"];
  const rest = {
    assignee: null,
    valueIdr: null,
    nextAction: null,
    nextActionAt: null,
    firstResponseAt: null,
  };
  const [row] = read({
    ...contact,
    ...rest,
    dueAt: null,
    lostReason: null,
    source: { ...nothing, referrer: "bing.com" },
  });
  expect(Object.entries(row ?? {}).filter(([, value]) => value !== "")).toEqual([
    ["ID", "7"],
    ["Nama", "Siti"],
    ["Tahap", "Kalah"],
    ["Sumber", "bing.com"],
    ["Situs Perujuk", "bing.com"],
  ]);
});

test("the source is called as in the figures, and our own site is nobody's", () => {
  const sourceOf = (known: Partial<ContactSubmission["source"]>) =>
    read({ ...contact, source: { ...source, utmSource: null, ...known } })[0]?.Sumber;
  expect(sourceOf({ utmSource: "Iklan" })).toBe("iklan");
  expect(sourceOf({ referrer: "www.google.com" })).toBe("google.com");
  expect(sourceOf({ referrer: new URL(site.url).host })).toBe("");
});

test("no field that a visitor or a member of staff has typed is a formula", () => {
  const formula = '=HYPERLINK("https://jahat.example","klik")';
  const visitor = Object.fromEntries(
    Object.keys(source).map((key) => [key, formula]),
  ) as ContactSubmission["source"];
  const typed = { name: formula, nextAction: "+1", lostReason: "@SUM(1)", assignee: { id: 1, name: "-2+3" } };
  const [row = {}] = read({ ...contact, ...typed, source: visitor });
  expect(Object.values(row).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  expect(row["UTM Campaign"]).toBe(`'${formula}`);
  expect(row["Halaman Masuk"]).toBe(`'${formula}`);
  expect(row["Langkah Berikutnya"]).toBe("'+1");
});
