import { expect, test } from "vitest";
import { extractClaims } from "../../blog/claims/extract-claims";
import { textOf } from "../../blog/posts/article-html";
import { seedArticles } from "../../command-line/seed/articles";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import { findFaults } from "./find-faults";

// What people wrote is what the checks are measured by: whatever they find here is right, or a false alarm with a name.
interface Found {
  /** What is found for this reason: "kind: words". */
  right?: Record<string, string[]>;
  falseAlarms?: Record<string, string[]>;
}

const claims: Record<string, Found> = {
  "biaya-membuat-website-perusahaan": {
    right: {
      "offers of the market, which change": [
        "price: Rp2 juta",
        "price: Rp12 juta",
        "price: Rp45 juta",
        "date: tahun 2026",
        "price: Rp1–4 juta",
        "price: Rp2–8 juta",
        "price: Rp8–30 juta",
        "price: Rp30 juta",
      ],
      "what others charge each year": [
        "price: Rp150.000–400.000",
        "price: Rp500.000–3.000.000",
        "price: Rp100.000",
        "price: Rp300.000–2.000.000",
      ],
      "a sum that can be wrong, and what follows from it": [
        "price: Rp12.000.000 + (3 × Rp1.800.000) + (36 × Rp500.000) = Rp35.400.000",
        "price: Rp983.000",
        "price: Rp3 juta",
      ],
    },
  },
  "foto-produk-dengan-ponsel": {
    right: {
      "prices of shops": [
        "price: Rp10.000–Rp30.000",
        "price: Rp15.000–Rp40.000",
        "price: Rp50.000–Rp150.000",
        "price: Rp10.000–Rp25.000",
      ],
    },
    falseAlarms: {
      "advice: how much of the frame to fill, and which quality to set": ["percentage: 80%", "number: 75–80"],
    },
  },
  "google-business-profile-untuk-bisnis-lokal": {
    right: { "what Google says of its own results": ["research: Google menyebut"] },
  },
  "halaman-produk-yang-meyakinkan": {
    right: {
      "how couriers count": ["number: 6.000", "number: 40 × 30 × 20", "number: 4 kg", "number: 1 kg"],
      "what payment costs": [
        "percentage: 0%",
        "price: Rp500.000",
        "percentage: 0,3%",
        "percentage: 0,7%",
        "price: Rp3.000–Rp5.000",
        "percentage: 2–3%",
      ],
      "laws, each once": ["law: Pasal 18 Undang-Undang Perlindungan Konsumen (UU 8/1999)", "law: PP 80/2019"],
    },
  },
  "kalender-konten-satu-bulan": {
    right: {
      "days that have to fall on the weeks they stand in": [
        "date: November 2026",
        "date: 3–7 Nov",
        "date: 10–14 Nov",
        "date: 17–21 Nov",
        "date: 24–28 Nov",
        "date: 25 November",
      ],
    },
  },
  "kecepatan-website-dan-core-web-vitals": {
    right: {
      "thresholds of Google": [
        "number: ≤ 2,5 detik",
        "number: 2,5–4 detik",
        "number: > 4 detik",
        "number: ≤ 200 milidetik",
        "number: 200–500 milidetik",
        "number: > 500 milidetik",
        "number: ≤ 0,1",
        "number: 0,1–0,25",
        "number: > 0,25",
        "number: 2,5 detik",
        "number: 0,1",
      ],
      "when a measure was replaced, and over how many days it is taken": [
        "date: Maret 2024",
        "number: 28 hari",
        "number: 28 hari",
      ],
    },
    falseAlarms: { "a goal that it advises against": ["number: 100"] },
  },
  "kesalahan-desain-yang-mengusir-pengunjung": {
    right: { "thresholds of Google, and a norm": ["number: 0,1", "number: 2,5 detik", "law: WCAG 2.2"] },
  },
  "marketplace-atau-toko-online-sendiri": {
    right: {
      "what marketplaces and payment cost": [
        "date: 2026",
        "percentage: 2,5–10%",
        "price: Rp1.250",
        "percentage: 0,7%",
        "price: Rp4.000–4.500",
        "percentage: 1,5–2%",
        "price: 2,9% + Rp2.000",
      ],
      "a table of a calculation, and what follows from it": [
        "price: Rp150.000",
        "price: Rp90.000",
        "price: Rp19.250",
        "price: Rp1.050",
        "price: Rp0",
        "price: Rp15.000",
        "price: Rp40.750",
        "price: Rp43.950",
        "price: Rp58.950",
        "price: Rp18.200",
        "number: 22 pesanan",
      ],
      "a law": ["law: UU Pelindungan Data Pribadi"],
    },
  },
  "memilih-domain-dan-hosting": {
    right: {
      "prices of registrars and hosts": [
        "date: 2026",
        "price: Rp150.000–250.000",
        "price: Rp200.000–350.000",
        "price: Rp250.000–400.000",
        "price: Rp15.000–60.000",
        "price: Rp20.000–100.000",
        "price: Rp100.000",
      ],
      "what a host can carry": ["number: ratusan orang"],
    },
    falseAlarms: { "advice: when to be reminded": ["number: 60 hari"] },
  },
  "mengukur-hasil-media-sosial": {
    right: {
      "a story of two posts": ["number: 900 suka", "number: 40 suka"],
      "a calculation": [
        "number: 200 ketukan",
        "number: 30 percakapan",
        "number: 9 pesanan",
        "price: Rp80.000",
        "number: 30 ÷ 200 = 15%",
        "number: 9 ÷ 30 = 30%",
        "price: 9 × Rp80.000 = Rp720.000",
        "price: Rp420.000",
        "number: 15 jam",
        "price: Rp28.000",
      ],
    },
  },
  "menulis-halaman-tentang-kami": {
    falseAlarms: {
      "an example of how not to write, without quotation marks": [
        "superlative: terpercaya",
        "superlative: terbaik",
      ],
    },
  },
  "menyiapkan-materi-sebelum-membuat-website": {
    right: {
      "a law with its number": ["law: UU Pelindungan Data Pribadi (UU No. 27 Tahun 2022)"],
      "with how much material one can begin": ["percentage: 80 persen"],
    },
  },
  "perawatan-website-bulanan": {
    right: {
      "how long each job takes": [
        "number: 10 menit",
        "number: 30–60 menit",
        "number: 20–40 menit",
        "number: 10 menit",
        "number: 5 menit",
        "number: 15 menit",
        "number: 5 menit",
      ],
      "when support of a version ends": ["date: 2025", "date: 31 Desember 2026"],
      "a law, and its time limit": [
        "law: Undang-Undang Pelindungan Data Pribadi (UU 27/2022)",
        "number: 3 × 24",
      ],
      "what a tool can do for free": ["number: 500 URL"],
      "how long certificates last, from when on": [
        "date: 15 Maret 2026",
        "number: 200 hari",
        "number: 100 hari",
        "date: 15 Maret 2027",
        "number: 47 hari",
        "date: 15 Maret 2029",
      ],
    },
    falseAlarms: { "a version, in a sentence that does not name of what": ["number: 8.3"] },
  },
  "riset-kata-kunci-untuk-usaha-kecil": {
    right: {
      "how many phrases one finds, and how tools show them": [
        "number: 30 frasa",
        "number: 100 lebih",
        "number: 0 sampai 100",
        "number: 100–1 ribu",
      ],
      "sums that can be wrong": ["number: 3 + 3 + 1 = 7", "number: 1 + 1 + 3 = 5"],
    },
    falseAlarms: {
      "advice: which places to look at": ["number: 8 sampai 20"],
      "what people type, between quotation marks": ["date: 2026", "superlative: terbaik"],
    },
  },
};

const faults: Record<string, Found> = {
  "kecepatan-website-dan-core-web-vitals": {
    right: { "a link to a tool that no brief names as a source": ["outside-link"] },
  },
  "google-business-profile-untuk-bisnis-lokal": {
    right: { "what Google says, without saying where": ["research-unsourced"] },
  },
  "riset-kata-kunci-untuk-usaha-kecil": {
    right: { "a link to a tool that no brief names as a source": ["outside-link"] },
  },
  "menulis-halaman-tentang-kami": {
    falseAlarms: { "an example of how not to write, without quotation marks": ["forbidden-words"] },
  },
};

const all = ({ right = {}, falseAlarms = {} }: Found = {}) =>
  [...Object.values(right), ...Object.values(falseAlarms)].flat().sort();

test.each(seedArticles.map((article) => [article.slug, article] as const))(
  "%s claims what its readers could check",
  (slug, article) => {
    const found = extractClaims(article).map(({ kind, text }) => `${kind}: ${text}`);
    expect(found.sort()).toEqual(all(claims[slug]));
  },
);

test.each(seedArticles.map((article) => [article.slug, article] as const))(
  "%s has the faults that are named here",
  (slug, article) => {
    const others = seedArticles.filter((other) => other !== article);
    const existing = others.map(({ title, slug, content }) => ({ title, slug, text: textOf(content) }));
    const linkTargets = others.map(({ slug }) => ({ path: `/blog/${slug}` }));
    const found = findFaults(article, {
      ...{ rules: firstWritingRules, brief: null, topic: article.title, existing, linkTargets },
      ...{ takenTitles: others.map(({ title }) => title) },
    });
    expect(found.map(({ kind }) => kind).sort()).toEqual(all(faults[slug]));
  },
);

test("eleven of the claims and faults that are found in fourteen articles are false alarms", () => {
  const named = [...Object.values(claims), ...Object.values(faults)];
  expect(named.flatMap(({ falseAlarms = {} }) => Object.values(falseAlarms).flat())).toHaveLength(11);
});

test("none of it would keep an article of people from being stored", () => {
  expect(Object.values(faults).flatMap(all)).not.toContain("off-topic");
});
