import { expect, test } from "vitest";
import { makeBrief } from "../../../tests/support/brief";
import { seedArticles } from "../../command-line/seed/articles";
import { site } from "../../contract/site";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import type { CheckedText, Standard } from "./article-parts";
import { findFaults, isRefusing } from "./find-faults";

const clean = seedArticles.find(({ slug }) => slug === "memilih-domain-dan-hosting") as CheckedText;
const linkTargets = [...clean.content.matchAll(/href="(\/blog\/[a-z0-9-]+)"/g)].map(([, path = ""]) => ({
  path,
}));
const standard: Standard = {
  ...{ rules: firstWritingRules, brief: null, topic: "memilih domain dan hosting", takenTitles: [] },
  ...{ existing: [], linkTargets },
};
const brief = makeBrief({ title: "Memilih domain", keyPhrase: "memilih domain hosting" });

const findKinds = (text: CheckedText, against: Partial<Standard> = {}) =>
  findFaults(text, { ...standard, ...against }).map(({ kind }) => kind);

/** The clean article with more in its first paragraph, or at its end. */
const opening = (words: string) => ({ ...clean, content: clean.content.replace("<p>", `<p>${words} `) });
const ending = (html: string) => ({ ...clean, content: clean.content.trimEnd() + html });
const replaced = (from: string | RegExp, to: string) => ({
  ...clean,
  content: clean.content.replace(from, to),
});
const words = (count: number) => Array.from({ length: count }, (_, index) => `domain${index}`).join(" ");

test("a clean article has no fault", () => {
  expect(findFaults(clean, standard)).toEqual([]);
});

const malay =
  "Syarikat anda memerlukan laman sesawang untuk perniagaan, dan emel boleh didapati secara percuma.";
const english =
  "This is the part of the article that you have to read if you want to know more about the domain of your shop.";

const faulty: [kind: string, text: CheckedText, against?: Partial<Standard>][] = [
  ["title-too-short", { ...clean, title: "Memilih Domain dan Hosting" }],
  [
    "title-too-long",
    { ...clean, title: "Memilih Domain dan Hosting yang Tepat untuk Usaha Kecil dan Menengah di Indonesia" },
  ],
  ["summary-too-short", { ...clean, summary: "Cara memilih domain dan hosting." }],
  ["summary-too-long", { ...clean, summary: `${clean.summary} ${clean.summary}` }],
  ["category-missing", { ...clean, category: " " }],
  ["category-unknown", { ...clean, category: "Teknologi" }],
  ["title-taken", clean, { takenTitles: [clean.title.toUpperCase()] }],
  ["cliche", opening("Seiring perkembangan zaman, semua bergerak ke internet.")],
  ["filler-heading", ending("<h2>Kesimpulan</h2><p>Pilih nama yang pendek.</p>")],
  ["wrong-address", opening("Kamu perlu nama yang mudah.")],
  ["language-malay", opening(malay)],
  ["language-not-indonesian", { ...clean, content: `<h2>Domain</h2>${`<p>${english}</p>`.repeat(40)}` }],
  ["english-passage", ending(`<p>${english}</p>`)],
  ["placeholder", opening("Hubungi [nama perusahaan] untuk bantuan.")],
  ["placeholder", opening("Sebagai model bahasa, saya tidak bisa membeli domain.")],
  ["sentence-repeated", ending("<p>Pilih nama yang mudah diucapkan lewat telepon.</p>".repeat(2))],
  [
    "words-repeated",
    ending(
      ["Pagi", "Siang", "Malam"]
        .map(
          (time) =>
            `<p>${time} hari, periksa apakah nama domain Anda masih terdaftar atas nama perusahaan.</p>`,
        )
        .join(""),
    ),
  ],
  [
    "openings-repeated",
    ending(
      ["satu", "dua", "tiga", "empat"]
        .map((name) => `<p>Dengan begitu Anda memahami alasan ${name} tanpa bertanya.</p>`)
        .join(""),
    ),
  ],
  ["off-topic", clean, { topic: "resep rendang untuk katering pernikahan" }],
  [
    "key-phrase-not-in-title",
    { ...clean, title: "Nama dan Rumah Website: Panduan untuk Pemilik Usaha" },
    { brief },
  ],
  ["no-internal-link", replaced(/<a href="\/[^"]*">([^<]*)<\/a>/g, "$1")],
  ["link-broken", ending('<p>Lihat <a href="/blog/artikel-yang-tidak-ada">panduan lain</a>.</p>')],
  ["bare-link", ending('<p>Untuk harganya <a href="/pricing">klik di sini</a>.</p>')],
  ["outside-link", ending('<p>Lihat <a href="https://contoh.example/a">panduan orang lain</a>.</p>')],
  ["headings-missing", replaced(/<(\/?)h[23]>/g, "<$1p>")],
  ["heading-h1", ending("<h1>Nama domain</h1><p>Pilih yang pendek.</p>")],
  [
    "heading-single",
    replaced(
      /<(\/?)h2>/g,
      (() => {
        let count = 0;
        return ((_: string, slash: string) => {
          count += 1;
          return count <= 2 ? `<${slash}h2>` : `<${slash}p>`;
        }) as never;
      })(),
    ),
  ],
  ["heading-orphan", { ...clean, content: `<h3>Lebih dulu</h3><p>Pilih nama.</p>${clean.content}` }],
  ["heading-skipped", ending("<h2>Nama</h2><p>Pilih.</p><h4>Pendek</h4><p>Pilih yang pendek.</p>")],
  ["heading-repeated", ending("<h2>Nama</h2><p>Pilih.</p><h2>nama</h2><p>Pilih yang pendek.</p>")],
  ["section-empty", ending("<h2>Nama kosong</h2><h2>Nama isi</h2><p>Pilih yang pendek.</p>")],
  [
    "content-too-short",
    { ...clean, content: `<h2>Domain</h2><p>${words(300)}.</p><h2>Hosting</h2><p>Selesai.</p>` },
  ],
  [
    "content-short",
    { ...clean, content: `<h2>Domain</h2><p>${words(470)}.</p><h2>Hosting</h2><p>Selesai.</p>` },
  ],
  ["content-too-long", ending(`<p>${words(1500)}.</p>`)],
  ["content-too-large", ending("<p>kata</p>".repeat(20_000))],
  ["list-missing", replaced(/<\/?(?:ul|ol|li|table|thead|tbody|tr|th|td)>/g, " ")],
  ["markdown-left", ending("<p>## Nama domain</p><p>Pilih yang pendek.</p>")],
  ["content-cut-off", ending("<p>Terakhir, periksa apakah nama itu masih</p>")],
  ["content-cut-off", ending("<p>Terakhir, periksa namanya.")],
  ["price-not-ours", opening("Paket Basic kami mulai dari Rp 2.500.000.")],
  ["research-unsourced", opening("Menurut penelitian, nama pendek lebih mudah diingat.")],
  ["forbidden-words", opening("Kami memberi solusi terbaik untuk Anda.")],
  ["forbidden-words", opening("Itulah SOLUSI  terbaiknya.")],
  ["glossary", opening("Kirim surel kepada penyedia.")],
  ["glossary", opening("Kirim lewat (e-mail) saja.")],
  [
    "near-duplicate",
    clean,
    {
      existing: [
        {
          title: "Domain dan Hosting untuk Pemula",
          slug: "domain-pemula",
          text: clean.content.replace(/<[^>]*>/g, " "),
        },
      ],
    },
  ],
  ["nothing-of-ours", replaced(/<\/?a(?:\s[^>]*)?>|(?<!\p{L})(?:kami|Arunika)(?!\p{L})/giu, "")],
  [
    "own-facts-unused",
    clean,
    {
      brief: {
        ...brief,
        ownFacts: "Klinik gigi Sehati memindahkan server selama libur Lebaran bersama apoteker.",
      },
    },
  ],
  ["promise-of-results", opening("Dengan domain ini website Anda dijamin masuk halaman pertama Google.")],
];

test.each(faulty)("an article with %s is found out", (kind, text, against) => {
  expect(findKinds(text, against)).toContain(kind);
});

test.each([
  ["a price of ours", opening("Paket Basic kami mulai dari Rp 5.000.000.")],
  ["the price of somebody else", opening("Domain .com di pasaran sekitar Rp 200.000 per tahun.")],
  ["a warning of promises", opening("Jangan percaya pihak yang menjamin halaman pertama Google.")],
  ["what a message of a customer says", opening("Balas pesan “kamu bisa kirim hari ini?” dengan ramah.")],
  ["an example of bad words", opening("Kalimat “solusi terbaik” tidak mengatakan apa-apa.")],
  ["the free of Indonesian", opening("Domain mahal percuma saja bila tidak dipakai.")],
  ["an address of a page of ours", opening('Lihat <a href="/pricing#website">daftar harga kami</a>.')],
  ["what somebody else promises", opening("Email itu menulis “dijamin halaman pertama dalam seminggu”.")],
  [
    "good Indonesian that Malay has too",
    opening("Hendaklah memilih nama pendek; harga terkini dan pelbagai."),
  ],
  ["a place within the article", ending('<p>Kembali ke <a href="#bagian-harga">bagian harga</a>.</p>')],
  ["a picture of ours", ending('<p>Lihat <a href="/images/blog/domain.svg">gambar contoh</a>.</p>')],
  ["our front page without a slash", ending(`<p>Lihat <a href="${site.url}">beranda kami</a>.</p>`)],
])("%s is no fault", (_what, text) => expect(findKinds(text)).toEqual([]));

test("an address that only begins as ours does leads outside", () => {
  const text = ending(`<p>Lihat <a href="${site.url}.evil.example/">halaman orang lain</a>.</p>`);
  expect(findKinds(text)).toEqual(["outside-link"]);
});

test("a draft that is near to the text may not be linked for that", () => {
  const [target] = linkTargets;
  const existing = [{ title: "Draf", slug: target?.path.replace("/blog/", "") ?? "", text: "lain" }];
  expect(findKinds(clean, { existing, linkTargets: linkTargets.slice(1) })).toEqual(["link-broken"]);
});

test("what staff wrote in the brief refuses nothing, and they are told of it", () => {
  const ownFacts = "Kami menjamin kunjungan naik di [nama kota].\nWang kembali di kedai dan syarikat kami.";
  const own = { ...brief, ownFacts, callToAction: "Hubungi kami **sekarang**" };
  const text = ending(
    `${ownFacts
      .split("\n")
      .map((line) => `<p>${line}</p>`)
      .join("")}<p>Hubungi kami **sekarang**</p>`,
  );
  expect(findKinds(text).filter(isRefusing).length).toBeGreaterThanOrEqual(4);
  const found = findFaults(text, { ...standard, brief: own });
  expect(found.filter(({ kind }) => isRefusing(kind))).toEqual([]);
  const told = found.filter(({ kind }) => kind === "own-words");
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(told[0]?.message).toMatch(/^Dari bahan yang Anda tulis: /);
  const more = { ...text, content: `<p>Isi [nama produk] dulu.</p>${text.content}` };
  expect(findKinds(more, { brief: own }).filter(isRefusing)).toEqual(["placeholder"]);
});

test("a source of the brief may be linked, and research with it may be named", () => {
  const url = "https://riset.example/domain";
  const text = opening(`Menurut penelitian <a href="${url}">lembaga itu</a>, nama pendek mudah diingat.`);
  const sourced = { ...brief, sources: [{ title: "Riset", url }] };
  expect(findKinds(text)).toEqual(["outside-link"]);
  expect(findKinds(text, { brief: sourced })).toEqual([]);
});
