import { describe, expect, test } from "vitest";
import { formatArticle } from "../format/article-format";
import { cleanArticleHtml } from "../posts/article-html";
import { extractClaims, tooManyClaims } from "./extract-claims";

/** The claims of a paragraph, as "kind: words". */
function readClaims(html: string): string[] {
  const content = html.startsWith("<") ? html : `<p>${html}</p>`;
  return extractClaims({ title: "", summary: "", content }).map(({ kind, text }) => `${kind}: ${text}`);
}

describe("a text claims", () => {
  test.each([
    ["Toko itu menerima 350 pesanan.", ["number: 350 pesanan"]],
    ["Ada 1 dari 3 pengunjung yang pergi.", ["number: 1 dari 3 pengunjung"]],
    ["Penjualannya naik 2 kali lipat.", ["number: 2 kali lipat"]],
    ["Kami sudah melayani ratusan klien.", ["number: ratusan klien"]],
    ["Rumusnya 40 × 30 × 20 dibagi dua.", ["number: 40 × 30 × 20"]],
  ])("a number: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Sebanyak 53% pengunjung pergi.", ["percentage: 53%"]],
    ["Biayanya 2,5–10% dari harga.", ["percentage: 2,5–10%"]],
    ["Ia menghemat tiga puluh persen waktunya.", ["percentage: tiga puluh persen"]],
  ])("a percentage: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Ongkosnya Rp 5.000.000 setahun.", ["price: Rp 5.000.000"]],
    ["Tarifnya Rp2–8 juta.", ["price: Rp2–8 juta"]],
    ["Butuh lima juta rupiah untuk mulai.", ["price: lima juta rupiah"]],
    ["Langganannya $20 sebulan.", ["price: $20"]],
  ])("a price: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Perubahan itu terjadi pada 2024.", ["date: 2024"]],
    ["Aturannya berlaku sejak 12 Januari 2024.", ["date: 12 Januari 2024"]],
    ["Diundangkan 17/10/2022 di Jakarta.", ["date: 17/10/2022"]],
  ])("a date: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Hal itu diatur UU No. 27 Tahun 2022.", ["law: UU No. 27 Tahun 2022"]],
    ["Pasal 18 ayat (1) melarangnya.", ["law: Pasal 18 ayat (1)"]],
    ["Ada Permendag 31/2023 tentang itu.", ["law: Permendag 31/2023"]],
    ["Sesuai peraturan menteri, toko wajib berizin.", ["law: peraturan menteri"]],
    ["Tamu dari Eropa dilindungi GDPR.", ["law: GDPR"]],
  ])("a law: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Menurut Budi Santoso, foto itu penting.", ["name: Budi Santoso"]],
    [
      "Websitenya dibuat PT Maju Jaya Abadi Tbk dan CV Sinar Terang.",
      ["name: PT Maju Jaya Abadi Tbk", "name: CV Sinar Terang"],
    ],
    ["Kami membantu Bu Sari membuka toko.", ["name: Bu Sari"]],
    ["Laporan dari Nielsen menyebut hal lain.", ["name: Nielsen"]],
  ])("a name: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Kami agensi terbaik di Tangerang.", ["superlative: terbaik"]],
    ["Kami nomor satu di bidangnya.", ["superlative: nomor satu"]],
    ["Ini cara paling efektif.", ["superlative: paling efektif"]],
    ["Ini satu-satunya jasa yang bergaransi.", ["superlative: satu-satunya", "superlative: bergaransi"]],
    ["Kepuasan Anda 100% terjaga.", ["superlative: 100%"]],
  ])("a superlative: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Menurut penelitian, warna biru disukai.", ["research: Menurut penelitian"]],
    ["Sebuah studi menunjukkan bahwa foto menambah penjualan.", ["research: studi menunjukkan"]],
    ["Para pakar mengatakan hal yang sama.", ["research: Para pakar mengatakan"]],
    ["Menurut Google, kecepatan memengaruhi peringkat.", ["research: Menurut Google"]],
  ])("research: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test("what somebody is said to have said", () => {
    const said = "quotation: “Penjualan kami naik sejak punya website.”";
    expect(readClaims("Kata Budi Santoso, “Penjualan kami naik sejak punya website.”")).toContain(said);
    expect(
      readClaims("“Website kami ramai. Pesanan datang tiap hari,” ujar Sari, pemilik katering.")[0],
    ).toBe("quotation: “Website kami ramai. Pesanan datang tiap hari,”");
    expect(readClaims("Pakar pemasaran mengatakan, “foto yang bagus menjual sendiri”.")).toContain(
      "quotation: “foto yang bagus menjual sendiri”",
    );
  });

  test.each([
    ["Banyak yang bilang “73% pelanggan batal membeli”.", ["percentage: 73%"]],
    [
      "<blockquote><p>“Omzet saya naik 300% bulan ini.”</p><p>Budi Santoso, pemilik toko</p></blockquote>",
      ["quotation: “Omzet saya naik 300% bulan ini.”", "percentage: 300%", "name: Budi Santoso"],
    ],
    ["<p>Isinya <code>73%</code> saja.</p>", ["percentage: 73%"]],
    ['<p>Lihat: <img src="x" alt="Diskon 50% di PT Maju"></p>', ["percentage: 50%", "name: PT Maju"]],
    ['<p>Lihat <a href="https://a.example" title="Naik 40%">ini</a></p>', ["percentage: 40%"]],
  ])("what stands in quotations, code and attributes: %s", (html, claims) =>
    expect(readClaims(html)).toEqual(claims),
  );

  test.each([
    ["Separuh pengunjung pergi.", ["number: Separuh pengunjung"]],
    ["Dua pertiga UMKM tutup.", ["number: Dua pertiga UMKM"]],
    ["Tiga ratus klien sudah kami layani.", ["number: Tiga ratus klien"]],
    ["BPS menyebut jumlahnya bertambah.", ["research: BPS menyebut"]],
    ["RUDI HARTONO mengatakan itu penting.", ["name: RUDI HARTONO"]],
  ])("counts in words, and who says so: %s", (text, claims) => expect(readClaims(text)).toEqual(claims));

  test.each([
    ["Omzet naik ٣٠٪ setahun.", ["percentage: ٣٠٪"]],
    ["Omzet naik 3\u200b0% setahun.", ["percentage: 30%"]],
    ["Ini agensi ter&shy;baik.", ["superlative: terbaik"]],
  ])("signs of another shape, and shows them as they stand: %s", (text, claims) => {
    expect(readClaims(text)).toEqual(claims);
    const [claim] = extractClaims({ title: "", summary: "", content: `<p>${text}</p>` });
    expect(claim?.sentence).toBe(text.replace("&shy;", ""));
  });

  test("what stands in its title and its summary too", () => {
    const text = {
      title: "Omzet Naik 40% dalam Sebulan",
      summary: "Menurut riset, begini caranya.",
      content: "",
    };
    expect(extractClaims(text).map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ["percentage", text.title],
      ["research", text.summary],
    ]);
  });
});

describe("a text claims nothing by", () => {
  test.each([
    ["number words of its own plan", "Ada tiga langkah yang perlu Anda ambil."],
    ["the numbers of a list", "<h2>1. Siapkan foto</h2><p>(2) Tulis teksnya. Lanjut ke langkah 3.</p>"],
    ["what it counts of itself", "<h2>9 Kesalahan Desain</h2><p>Berikut 5 cara menghindarinya.</p>"],
    [
      "sizes that are set",
      "Gunakan huruf 16 piksel, gambar di bawah 300 KB, judul 60 karakter, dan teks 400–600 kata.",
    ],
    ["a supposition", "Misalkan biayanya Rp12.000.000 dan 2% pengunjung membeli."],
    ["a condition", "Bila labanya Rp50.000 per transaksi, hitung lagi."],
    ["what stands on a button", "Tulis “Pesan 2 Gratis 1” di tombolnya."],
    ["what somebody searches", "Orang mengetik “katering terbaik 2026” di Google."],
    ["a word that is spoken of", "Hindari kata “terbaik” dan “nomor satu” di judul."],
    ["code", "<p>Simpan sebagai <code>IMG_4821 2024.jpg</code>.</p><pre>lebar: 300px; 50%</pre>"],
    [
      "names of products and places",
      "Buka Google Search Console, WhatsApp Business, lalu Tokopedia di Jakarta Selatan pada hari Senin.",
    ],
    ["our own name", "Tim Arunika Web di Tangerang siap membantu."],
    ["capitals of a heading", "<h2>Cara Memilih Domain yang Mudah Diingat Pelanggan</h2>"],
    [
      "the title of another article",
      '<p>Untuk melanjutkan, baca <a href="/blog/order-lagi">Cara Membuat Pembeli Order Lagi: Rencana 60 Hari Pertama</a>.</p>',
    ],
    ["the capital of a sentence", "Jangan menyatakan apa pun. Sebutkan alasannya."],
    [
      "what it denies",
      "Tidak ada yang dapat menjamin hasilnya. Kami bukan yang terbaik. Waspadai janji yang dijamin berhasil.",
    ],
    ["what measures", "Gambar terbesar di halaman biasanya foto utama. Pilih foto terbaik Anda."],
    [
      "the reader's own figures",
      "Statistik menunjukkan halaman mana yang ditinggalkan. Menurut data penjualan Anda sendiri, kapan ramai?",
    ],
  ])("%s", (_what, html) => expect(readClaims(html)).toEqual([]));
});

describe("sentences", () => {
  const readSentences = (content: string) => [
    ...new Set(extractClaims({ title: "", summary: "", content }).map(({ sentence }) => sentence)),
  ];

  test("are not cut at abbreviations, sums, clocks and initials", () => {
    for (const sentence of [
      "PT. Maju Jaya dan CV. Terang Abadi membayar Rp. 5.000.000 pada pukul 09.00, dll. tanpa ragu.",
      "Menurut B. J. Habibie dan Ir. Rahman Hakim, S.T., biayanya 2,5 juta rupiah.",
      "Alamatnya di Jl. Merdeka No. 12 sejak 1998.",
    ])
      expect(readSentences(`<p>${sentence} Selesai.</p>`)).toEqual([sentence]);
  });

  test("are cut where they end, also behind a bracket or a quotation mark", () => {
    const content = "<p>Naik 10%. (Turun 20%.) Ia bilang “ya.” Lalu naik 30%! Benarkah 40%? Sudah.</p>";
    expect(readSentences(content)).toEqual(["Naik 10%.", "(Turun 20%.)", "Lalu naik 30%!", "Benarkah 40%?"]);
  });

  test("of items, cells, headings and lines never run together", () => {
    const content =
      "<h2>Naik 10%</h2><ul><li>Turun 20%</li><li>Diam 30%</li></ul><table><tr><td>40%</td><td>50%</td></tr></table>Baris 60%<br>Baris 70%";
    expect(readSentences(content)).toEqual([
      "Naik 10%",
      "Turun 20%",
      "Diam 30%",
      "40%",
      "40% | 50%",
      "Baris 60%",
      "Baris 70%",
    ]);
  });
});

const extractKeys = (content: string) =>
  extractClaims({ title: "", summary: "", content }).map(({ key }) => key);

test.each([
  ["case and spaces", "<p>Naik  30%\n di 2024.</p>", "<p>naik 30% di 2024.</p>"],
  ["emphasis", "<p>Naik <strong>30%</strong> di <em>2024</em>.</p>", "<p>Naik 30% di 2024.</p>"],
  ["markdown", "<p>Naik **30%** di _2024_.</p>", "<p>Naik <b>30%</b> di <i>2024</i>.</p>"],
  ["a list that was typed", "- Naik 30%\n- Turun 2024", "<ul><li>Naik 30%</li><li>Turun 2024</li></ul>"],
  [
    "marks of quotation",
    '<p>Kata Budi Santoso, "kami naik dua kali".</p>',
    "<p>Kata Budi Santoso, “kami naik dua kali”.</p>",
  ],
])("keys stay the same under other %s", (_what, before, after) => {
  expect(extractKeys(before).length).toBeGreaterThan(0);
  expect(extractKeys(after)).toEqual(extractKeys(before));
});

test("keys stay the same when an article is formatted", () => {
  const bare =
    "## Biaya pada 2024\n\nNaik 30% sejak **2023**.\n\n1. Terpasang 500 spanduk.\n2. Bayar Rp 5.000.000.\n\nMenurut riset, cukup.";
  const keys = extractKeys(cleanArticleHtml(bare));
  expect(keys).toHaveLength(6);
  expect(extractKeys(formatArticle(bare))).toEqual(keys);
});

test("keys differ by kind, words and sentence", () => {
  const keys = ["<p>Naik 30%.</p>", "<p>Naik 31%.</p>", "<p>Turun 30%.</p>", "<p>Naik Rp30.</p>"].flatMap(
    extractKeys,
  );
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/);
});

test("more than 300 claims end with an entry that says so", () => {
  const content = Array.from({ length: 900 }, (_, index) => `<p>Naik ${index + 1000} kali sehari.</p>`).join(
    "",
  );
  const claims = extractClaims({ title: "", summary: "", content });
  expect(claims).toHaveLength(301);
  expect(claims.at(-1)).toEqual(tooManyClaims);
  expect(extractKeys(content.split("</p>").slice(0, 300).join("</p>"))).toHaveLength(300);
});
