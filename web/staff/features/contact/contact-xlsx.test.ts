import { expect, test } from "vitest";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { contactsToXlsx, toRows } from "./contact-xlsx";

const contact: ContactSubmission = {
  ...{ id: 7, name: '=HYPERLINK("https://jahat.example")', email: "siti@contoh.example", websiteType: null },
  ...{ phoneNumber: "0812-5550-1203", message: "Halo", submittedAt: "2026-12-01T02:00:00.000Z" },
  ...{ suspicions: [], notification: "none", stage: "lost", assignee: { id: 3, name: "Sari" } },
  ...{ valueIdr: 12_000_000, nextAction: null, nextActionAt: null, lostReason: "Terlalu mahal" },
  ...{ firstResponseAt: "2026-12-01T03:30:00.000Z", dueAt: null, version: 4 },
  source: {
    ...{ landingPath: "/services", referrer: "www.google.com", formPage: "/contact", utmSource: null },
    ...{ utmMedium: null, utmCampaign: "lebaran", utmTerm: null, utmContent: null },
  },
};

test("a workbook says what was sent and what has become of it: no formulas, numbers as text, times of Jakarta", async () => {
  const [head = [], row = []] = toRows([contact]);
  const named = head.map((cell, index) => [
    (cell as { value: string }).value,
    (row[index] as { value: unknown } | null)?.value,
  ]);
  expect(Object.fromEntries(named.filter(([, value]) => value !== undefined))).toEqual({
    ...{ ID: 7, Nama: contact.name, Email: contact.email, "Nomor HP": "0812-5550-1203", Pesan: "Halo" },
    ...{ "Jenis Website": "Tidak ditentukan", Tahap: "Kalah", "Penanggung Jawab": "Sari", Nilai: 12_000_000 },
    Tanggal: new Date("2026-12-01T09:00:00.000Z"),
    Dijawab: new Date("2026-12-01T10:30:00.000Z"),
    ...{ "Alasan Kalah": "Terlalu mahal", Lewat: "Formulir", Sumber: "google.com" },
    Asal: "Google / kampanye lebaran, masuk lewat /services, formulir di /contact",
    ...{ "Situs Perujuk": "www.google.com", "UTM Campaign": "lebaran" },
    ...{ "Halaman Masuk": "/services", "Halaman Formulir": "/contact" },
  });
  expect(row[1]).toMatchObject({ type: String, format: "@" });
  expect((await contactsToXlsx([contact])).size).toBeGreaterThan(1000);
});
