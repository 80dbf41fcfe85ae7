import { describe, expect, test } from "vitest";
import { extractClaims } from "./extract-claims";

/** The claims of a paragraph, as "kind: words". */
function claimsOf(html: string): string[] {
  const content = html.startsWith("<") ? html : `<p>${html}</p>`;
  return extractClaims({ title: "", summary: "", content }).map(({ kind, text }) => `${kind}: ${text}`);
}

describe("a text claims", () => {
  test.each([
    ["Toko itu menerima 350 pesanan.", ["number: 350 pesanan"]],
    ["Ada 1 dari 3 pengunjung yang pergi.", ["number: 1 dari 3 pengunjung"]],
    ["Sebanyak 7 dari 10 orang membandingkan harga.", ["number: 7 dari 10 orang"]],
    ["Tiga dari lima pembeli kembali lagi.", ["number: Tiga dari lima pembeli"]],
    ["Kunjungannya 10 ribu sebulan.", ["number: 10 ribu sebulan"]],
    ["Penjualannya naik 2 kali lipat.", ["number: 2 kali lipat"]],
    ["Hasilnya dua kali lipat lebih banyak.", ["number: dua kali lipat"]],
    ["Kami sudah melayani ratusan klien.", ["number: ratusan klien"]],
    ["Trafiknya meningkat 3x sejak itu.", ["number: 3x"]],
    ["Kecepatannya 2,5 detik di ponsel.", ["number: 2,5 detik"]],
    ["Rumusnya 40 × 30 × 20 dibagi dua.", ["number: 40 × 30 × 20"]],
  ])("a number: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Sebanyak 53% pengunjung pergi.", ["percentage: 53%"]],
    ["Biayanya 2,5–10% dari harga.", ["percentage: 2,5–10%"]],
    ["Ia menghemat 30 persen waktunya.", ["percentage: 30 persen"]],
    ["Ia menghemat tiga puluh persen waktunya.", ["percentage: tiga puluh persen"]],
    ["Antara 5% sampai 10% dari omzet.", ["percentage: 5% sampai 10%"]],
  ])("a percentage: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Ongkosnya Rp 5.000.000 setahun.", ["price: Rp 5.000.000"]],
    ["Ongkosnya Rp. 750.000 setahun.", ["price: Rp. 750.000"]],
    ["Tarifnya Rp2–8 juta.", ["price: Rp2–8 juta"]],
    ["Butuh 5 juta rupiah untuk mulai.", ["price: 5 juta rupiah"]],
    ["Butuh lima juta rupiah untuk mulai.", ["price: lima juta rupiah"]],
    ["Ada yang mulai 500 ribu sebulan.", ["price: 500 ribu"]],
    ["Langganannya $20 sebulan.", ["price: $20"]],
    ["Pasarannya 150rb rupiah.", ["price: 150rb rupiah"]],
  ])("a price: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Perubahan itu terjadi pada 2024.", ["date: 2024"]],
    ["Aturannya berlaku sejak 12 Januari 2024.", ["date: 12 Januari 2024"]],
    ["Sampai tahun 2025 jumlahnya sedikit.", ["date: tahun 2025"]],
    ["Dirilis pada Maret 2024 lalu.", ["date: Maret 2024"]],
    ["Diundangkan 17/10/2022 di Jakarta.", ["date: 17/10/2022"]],
    ["Hari itu 25 November, hari guru.", ["date: 25 November"]],
  ])("a date: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Hal itu diatur UU No. 27 Tahun 2022.", ["law: UU No. 27 Tahun 2022"]],
    [
      "Lihat Undang-Undang Pelindungan Data Pribadi (UU 27/2022).",
      ["law: Undang-Undang Pelindungan Data Pribadi (UU 27/2022)"],
    ],
    ["Pasal 18 ayat (1) melarangnya.", ["law: Pasal 18 ayat (1)"]],
    ["PP Nomor 80 Tahun 2019 mewajibkannya.", ["law: PP Nomor 80 Tahun 2019"]],
    ["Ada Permendag 31/2023 tentang itu.", ["law: Permendag 31/2023"]],
    ["Ada Perpres Nomor 95 Tahun 2018.", ["law: Perpres Nomor 95 Tahun 2018"]],
    ["Undang-undang mewajibkan pemberitahuan.", ["law: Undang-undang"]],
    ["Sesuai peraturan menteri, toko wajib berizin.", ["law: peraturan menteri"]],
    ["Tamu dari Eropa dilindungi GDPR.", ["law: GDPR"]],
    ["Patuhi UU PDP sejak awal.", ["law: UU PDP"]],
  ])("a law: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Menurut Budi Santoso, foto itu penting.", ["name: Budi Santoso"]],
    ["Toko itu milik Rahman Hakim di Bandung.", ["name: Rahman Hakim"]],
    [
      "Websitenya dibuat PT Maju Jaya Abadi Tbk dan CV Sinar Terang.",
      ["name: PT Maju Jaya Abadi Tbk", "name: CV Sinar Terang"],
    ],
    ["Websitenya dibuat PT. Cahaya Nusantara.", ["name: PT. Cahaya Nusantara"]],
    ["Kami membantu Bu Sari membuka toko.", ["name: Bu Sari"]],
    ["Budi Santoso membuka toko di Solo.", ["name: Budi Santoso"]],
    ["Laporan dari Nielsen menyebut hal lain.", ["name: Nielsen"]],
  ])("a name: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Kami agensi terbaik di Tangerang.", ["superlative: terbaik"]],
    ["Platform terbesar di Indonesia ada dua.", ["superlative: terbesar"]],
    ["WordPress adalah CMS terpopuler.", ["superlative: terpopuler"]],
    ["Kami nomor satu di bidangnya.", ["superlative: nomor satu"]],
    ["Ini cara paling efektif.", ["superlative: paling efektif"]],
    ["Ini satu-satunya jasa yang bergaransi.", ["superlative: satu-satunya", "superlative: bergaransi"]],
    ["Cara ini selalu berhasil.", ["superlative: selalu berhasil"]],
    ["Hasilnya dijamin memuaskan.", ["superlative: dijamin"]],
    ["Kepuasan Anda 100% terjaga.", ["superlative: 100%"]],
  ])("something above all others: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test.each([
    ["Menurut penelitian, warna biru disukai.", ["research: Menurut penelitian"]],
    ["Berdasarkan hasil survei, orang membandingkan harga.", ["research: Berdasarkan hasil survei"]],
    ["Sebuah studi menunjukkan bahwa foto menambah penjualan.", ["research: studi menunjukkan"]],
    ["Para pakar mengatakan hal yang sama.", ["research: Para pakar mengatakan"]],
    ["Data menunjukkan bahwa orang pergi.", ["research: Data menunjukkan bahwa"]],
    ["Menurut Google, kecepatan memengaruhi peringkat.", ["research: Menurut Google"]],
    ["Cara ini terbukti secara ilmiah.", ["research: terbukti secara ilmiah"]],
  ])("research: %s", (text, claims) => expect(claimsOf(text)).toEqual(claims));

  test("what somebody is said to have said", () => {
    const said = "quotation: “Penjualan kami naik sejak punya website.”";
    expect(claimsOf("Kata Budi Santoso, “Penjualan kami naik sejak punya website.”")).toContain(said);
    expect(claimsOf("“Website kami ramai. Pesanan datang tiap hari,” ujar Sari, pemilik katering.")[0]).toBe(
      "quotation: “Website kami ramai. Pesanan datang tiap hari,”",
    );
    expect(claimsOf("Pakar pemasaran mengatakan, “foto yang bagus menjual sendiri”.")).toContain(
      "quotation: “foto yang bagus menjual sendiri”",
    );
  });

  test("what a link says in a sentence of its own", () => {
    expect(claimsOf('<p>Sebanyak <a href="/blog/a">53% pengunjung pergi</a> lebih cepat.</p>')).toEqual([
      "percentage: 53%",
    ]);
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
    ["clock times of an example", "Toko buka pukul 09.00–17.00 WIB dan tutup jam 5 sore."],
    ["round the clock", "Pelanggan bisa memesan 24 jam, atau 24/7."],
    ["names of answers", "Halaman 404 dialihkan dengan 301 ke alamat baru."],
    [
      "sizes that are set",
      "Gunakan huruf 16 piksel, gambar di bawah 300 KB, judul 60 karakter, dan teks 400–600 kata.",
    ],
    ["versions", "Pindahlah dari PHP 8.1 ke 8.3, lalu pasang Google Analytics 4."],
    ["ratios", "Foto persegi 1:1 dan video 16:9 sudah cukup."],
    ["a number of a code", "Beri kode seperti LF-CKL-41 di kotaknya."],
    ["letters with a digit", "Subjudul H2 dan H3, format MP4, ukuran A4, dan penjualan B2B."],
    ["what it asks the reader to do as often", "Tulis 20 sampai 30 frasa di lembar kerja."],
    ["a supposition", "Misalkan biayanya Rp12.000.000 dan 2% pengunjung membeli."],
    ["a condition", "Bila labanya Rp50.000 per transaksi, hitung lagi."],
    ["what stands on a button", "Tulis “Pesan 2 Gratis 1” di tombolnya."],
    ["what somebody searches", "Orang mengetik “katering terbaik 2026” di Google."],
    ["what anybody may say", "Calon pembeli berkata, “kirimkan dulu katalognya ya”."],
    ["how telephone numbers begin", "Nomor boleh diawali 08 maupun +62."],
    ["code", "<p>Simpan sebagai <code>IMG_4821 2024.jpg</code>.</p><pre>lebar: 300px; 50%</pre>"],
    [
      "names of products and places",
      "Buka Google Search Console, WhatsApp Business, lalu Tokopedia di Jakarta Selatan pada hari Senin.",
    ],
    ["our own name", "Tim Arunika Web di Tangerang siap membantu."],
    [
      "the title of another article of ours",
      '<p>Baca juga <a href="/blog/a">Rencana 60 Hari Pertama agar Pembeli Kembali</a> dan <a href="/blog/b">Memilih Domain yang Tepat</a>.</p>',
    ],
    ["capitals of a heading", "<h2>Cara Memilih Domain yang Mudah Diingat Pelanggan</h2>"],
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
  ])("%s", (_what, html) => expect(claimsOf(html)).toEqual([]));
});

describe("sentences", () => {
  const sentencesOf = (content: string) => [
    ...new Set(extractClaims({ title: "", summary: "", content }).map(({ sentence }) => sentence)),
  ];

  test("are not cut at abbreviations, sums, clocks and initials", () => {
    for (const sentence of [
      "PT. Maju Jaya dan CV. Terang Abadi membayar Rp. 5.000.000 pada pukul 09.00, dll. tanpa ragu.",
      "Menurut B. J. Habibie dan Ir. Rahman Hakim, S.T., biayanya 2,5 juta rupiah.",
      "Alamatnya di Jl. Merdeka No. 12 sejak 1998.",
    ])
      expect(sentencesOf(`<p>${sentence} Selesai.</p>`)).toEqual([sentence]);
  });

  test("are cut where they end, also behind a bracket or a quotation mark", () => {
    const content = "<p>Naik 10%. (Turun 20%.) Ia bilang “ya.” Lalu naik 30%! Benarkah 40%? Sudah.</p>";
    expect(sentencesOf(content)).toEqual(["Naik 10%.", "(Turun 20%.)", "Lalu naik 30%!", "Benarkah 40%?"]);
  });

  test("of items, cells, headings and lines never run together", () => {
    const content =
      "<h2>Naik 10%</h2><ul><li>Turun 20%</li><li>Diam 30%</li></ul><table><tr><td>40%</td><td>50%</td></tr></table>Baris 60%<br>Baris 70%";
    expect(sentencesOf(content)).toEqual([
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

describe("what we say of ourselves is known", () => {
  const knownIn = (html: string) =>
    extractClaims({ title: "", summary: "", content: html }).map(({ text, isKnown }) => [text, isKnown]);

  test.each([
    ["Paket Basic kami mulai dari Rp 5.000.000.", "Rp 5.000.000", "/pricing"],
    ["Paket Professional seharga Rp12 juta.", "Rp12 juta", "/pricing"],
    ["Perawatan kami Rp 500.000 per bulan.", "Rp 500.000", "/pricing"],
    ["Paket Basic memuat hingga 5 halaman.", "5 halaman", "/pricing"],
    ["Paket Professional selesai dalam 4-6 minggu.", "4-6 minggu", "/pricing"],
    ["Paket Professional selesai dalam 4 sampai 6 minggu.", "4 sampai 6 minggu", "/pricing"],
    ["Arunika Web berdiri sejak 2018.", "2018", "/about"],
  ])("%s", (sentence, text, source) => expect(knownIn(`<p>${sentence}</p>`)).toContainEqual([text, source]));

  test("a row of a table belongs to what it names", () => {
    const table =
      "<table><tr><td>Paket Basic</td><td>Rp 5.000.000</td></tr><tr><td>Agensi lain</td><td>Rp 5.000.000</td></tr></table>";
    expect(knownIn(table)).toEqual([
      ["Rp 5.000.000", "/pricing"],
      ["Rp 5.000.000", false],
    ]);
  });

  test.each([
    ["another price", "Paket Basic kami mulai dari Rp 4.500.000."],
    ["the price of another package", "Paket Basic kami Rp 12.000.000."],
    ["the price of somebody else", "Agensi lain meminta Rp 5.000.000."],
    ["what is usual", "Kisaran umum di pasaran Rp 5.000.000, kata tim kami."],
    ["another number of pages", "Paket Basic memuat hingga 6 halaman."],
    ["another year", "Kami berdiri sejak 2016."],
  ])("%s is not", (_what, sentence) => {
    for (const [, source] of knownIn(`<p>${sentence}</p>`)) expect(source).toBe(false);
  });
});
