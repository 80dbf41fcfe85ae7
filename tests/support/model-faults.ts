import type { ModelArticle } from "./model-article";
import { englishBlocks, malayBlocks, malayWords } from "./model-foreign";

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
