import type { ModelArticle } from "./model-article";

/** What a model writes that has slipped into English. */
const englishBlocks = `<h2>What your visitors really look for</h2>
<p>Most people do not read a website from top to bottom. They look for a single answer, and when they cannot find it within a few seconds they go back to the list of results. That is why the first sentence of each section should carry the answer, and the details should follow after it.</p>
<p>Think of the person who opens your page while standing in line. There is little time, the screen is small, and the sun is bright. Short paragraphs with one thought each will help more than any design trick that you can buy.</p>
<h2>How to keep it up to date</h2>
<p>Choose one day of the week on which you read your own pages as a stranger would. Check that the hours are right, that the buttons work, and that the pictures still show what you sell. Write down what is wrong before you start to change anything.</p>
<ul><li>Read every heading aloud.</li><li>Ask a friend to find your address.</li><li>Remove what nobody has asked for in months.</li></ul>
<p>When you are done, tell your staff what has changed, so that the answer on the phone and the answer on the page are the same. Small habits like this are worth more than a large project that is never finished.</p>`;

/** What a model writes that takes Malay for Indonesian. */
const malayBlocks = `<h2>Mengapa pelanggan perlu diberi kepastian</h2>
<p>Pelanggan masa kini mahukan jawapan yang cepat kerana mereka sering melayari laman sesawang melalui telefon bimbit. Sekiranya maklumat sukar dicari, mereka akan beralih kepada syarikat lain yang lebih mudah dihubungi. Oleh itu, pastikan setiap halaman memberitahu perkara yang paling kerap ditanya.</p>
<p>Anda boleh memuat turun senarai semak secara percuma, kemudian mengisinya bersama pekerja di kedai. Cuba lihat semula setiap soalan daripada pelanggan dalam tempoh sebulan, dan tandakan soalan yang berulang. Jawapan bagi soalan tersebut harus diletakkan di tempat yang mudah dilihat.</p>
<h2>Langkah yang boleh dibuat hari ini</h2>
<p>Mulakan dengan perkara yang kecil. Baca semula halaman utama, betulkan ejaan, dan kemas kini waktu operasi. Selepas itu, muat naik gambar yang lebih jelas supaya pelanggan tidak tersalah sangka terhadap barangan yang dijual. Jangan lupa berterima kasih kepada mereka yang sudi memberi maklum balas.</p>`;

/** Indonesian words, and what Malay has for them. */
const malayWords: Record<string, string> = {
  ...{ karena: "kerana", bisa: "boleh", ponsel: "telefon bimbit", perusahaan: "syarikat", gratis: "percuma" },
  ...{ uang: "wang", berbeda: "berbeza", coba: "cuba", kantor: "pejabat", informasi: "maklumat" },
  ...{ pertanyaan: "soalan", jawaban: "jawapan", ketika: "semasa", butuh: "perlukan", melihat: "melihat" },
};

/** What may be wrong with what a model answers. */
export const faultyKinds = [
  ...["too-short", "cliche", "english", "malay", "law", "price", "percent", "placeholder"],
  ...[
    "markdown",
    "repeated",
    "off-topic",
    "body-off-topic",
    "cut-off",
    "broken-html",
    "no-links",
    "wrong-links",
    "kamu",
  ],
  ...["conclusion", "research", "name", "year", "summary-length", "title-length", "inside-json"],
] as const;
export type FaultyKind = (typeof faultyKinds)[number];

type Spoil = (article: ModelArticle, other: ModelArticle) => ModelArticle;

/** Each puts one fault into a good article, and leaves the rest as it is. */
const spoils: Record<FaultyKind, Spoil> = {
  "too-short": (article) => changed(article, (html) => html.split("<h2>").slice(0, 3).join("<h2>")),
  cliche: (article) =>
    inserted(
      article,
      "Di era digital ini, kehadiran online tak bisa dipungkiri menjadi kunci kesuksesan bisnis Anda.",
      "Inilah solusi terbaik untuk membawa usaha Anda ke level selanjutnya.",
    ),
  english: (article) => changed(article, (html) => firstHalf(html) + englishBlocks),
  malay: (article) =>
    changed(article, (html) => {
      const blocks = firstHalf(html) + malayBlocks;
      return Object.entries(malayWords).reduce(
        (text, [word, malay]) => text.replace(new RegExp(`\\b${word}\\b`, "g"), malay),
        blocks,
      );
    }),
  law: (article) =>
    inserted(
      article,
      "Pasal 14 ayat (2) Undang-Undang Nomor 45 Tahun 2021 tentang Niaga Digital mewajibkan setiap website usaha memuat hal ini.",
    ),
  price: (article) =>
    inserted(
      article,
      "Paket kami untuk ini Rp2.750.000, sedangkan penyedia lain memasang tarif sekitar Rp 15 juta.",
    ),
  percent: (article) =>
    inserted(
      article,
      "Sebanyak 87% pengunjung pergi bila hal ini diabaikan, dan penjualan naik 43,5 persen sesudahnya.",
    ),
  placeholder: (article) =>
    inserted(
      article,
      "Hubungi [Nama Usaha] di nomor XXXX-XXXX.",
      "Lorem ipsum dolor sit amet, {{nama_kota}}.",
    ),
  markdown: (article) => changed(article, asMarkdown),
  repeated: (article) =>
    changed(article, (html) => {
      const [, second = ""] = /(<p>[^<]{80,}<\/p>)/.exec(html) ?? [];
      return html.replaceAll("</h2>", `</h2>\n${second}`);
    }),
  "off-topic": ({ topic }, other) => ({ ...other, topic }),
  "body-off-topic": (article, { content }) => ({ ...article, content }),
  "cut-off": (article) => ({
    ...changed(article, (html) => html.slice(0, html.lastIndexOf(" ", html.length * 0.62) - 3)),
    isCut: true,
  }),
  "broken-html": (article) =>
    changed(article, (html) =>
      html
        .replace("</h2>", "</p>")
        .replace("<ul>", '<div style="color:red"><ul>')
        .replaceAll("</li>", "")
        .replace(/<\/p>\n<h2>/g, "\n<h2>")
        .concat("<script>document.title = 1</script><p><strong>Akhirnya, periksa sekali lagi.</p>"),
    ),
  "no-links": (article) => changed(article, (html) => html.replace(/<\/?a\b[^>]*>/g, "")),
  "wrong-links": (article) => {
    const addresses = ["https://agensi-lain.example/promo", "/blog/artikel-yang-tidak-ada", "/promo-rahasia"];
    let at = 0;
    return changed(article, (html) => html.replace(/href="[^"]*"/g, () => `href="${addresses[at++ % 3]}"`));
  },
  kamu: (article) => {
    let count = 0;
    return changed(article, (html) =>
      html.replace(/\bAnda\b/g, (word) => (count++ % 2 === 0 ? "kamu" : word)),
    );
  },
  conclusion: (article) =>
    changed(
      article,
      (html) => `${html}\n<h2>Kesimpulan</h2>\n<p>Demikianlah pembahasan kita. Semoga bermanfaat.</p>`,
    ),
  research: (article) =>
    inserted(
      article,
      "Menurut penelitian Universitas Nusantara Raya, mayoritas pembeli mengambil keputusan dari layar pertama.",
    ),
  name: (article) =>
    inserted(
      article,
      "Bu Sri Wahyuni, pemilik PT Maju Jaya Sentosa di Bandung, membuktikannya: “Pesanan kami berlipat sejak website diganti.”",
    ),
  year: (article) =>
    inserted(article, "Sejak Maret 2024, Google mengubah aturan ini dan akan mengubahnya lagi pada 2027."),
  "summary-length": (article) => ({ ...article, summary: "Ringkasan singkat artikel ini." }),
  "title-length": (article) => ({
    ...article,
    title: `${article.title}, Lengkap dengan Penjelasan, Contoh, dan Semua yang Perlu Anda Ketahui Sekarang`,
  }),
  "inside-json": (article) =>
    changed(article, (html) => JSON.stringify({ title: article.title, content: html })),
};

/** A good article with one fault; `other` is one about something that has nothing to do with it. */
export function spoilt(article: ModelArticle, kind: FaultyKind, other: ModelArticle): ModelArticle {
  return spoils[kind](article, other);
}

function changed(article: ModelArticle, change: (html: string) => string): ModelArticle {
  return { ...article, content: change(article.content) };
}

/** Sentences that come to stand at the end of the first paragraphs below a heading. */
function inserted(article: ModelArticle, ...sentences: readonly string[]): ModelArticle {
  const left = [...sentences];
  return changed(article, (html) =>
    html.replace(/<\/h2>\n<p>[\s\S]*?<\/p>/g, (found) => {
      const sentence = left.shift();
      return sentence ? found.replace("</p>", ` ${sentence}</p>`) : found;
    }),
  );
}

function firstHalf(html: string): string {
  const sections = html.split("<h2>");
  return sections.slice(0, Math.ceil(sections.length / 2)).join("<h2>");
}

function asMarkdown(html: string): string {
  return html
    .replace(/<h2>(.*?)<\/h2>/g, "## $1\n")
    .replace(/<h3>(.*?)<\/h3>/g, "### $1\n")
    .replace(/<li>(.*?)<\/li>/g, "- $1\n")
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, "[$2]($1)")
    .replace(/<p>(\S+)/g, "**$1**")
    .replace(/<\/p>/g, "\n")
    .replace(/<[^>]*>/g, "");
}
