import { rootsOf } from "../../../blog/search/indonesian-affixes";
import { wordsOf } from "../../catalogue/spellings";

/** What somebody wants to know; how to do something is not among them, since every article says that. */
export type Intent =
  | "definition"
  | "difference"
  | "cost"
  | "amount"
  | "duration"
  | "reason"
  | "moment"
  | "example"
  | "benefit"
  | "kinds";

/** A word that tells something, and how much. */
export interface Term {
  word: string;
  roots: ReadonlySet<string>;
  /** Up to 1. */
  weight: number;
}

/** A text as what is asked and about what. */
export interface Question {
  intents: ReadonlySet<Intent>;
  terms: readonly Term[];
}

/** Words that ask for something, in the order in which they are taken out: "berapa lama" asks for no price. */
const askedBy = (
  [
    [
      "definition",
      "apa itu|apa sih|apakah itu|apa yang dimaksud(?: dengan)?|pengertian|definisi|arti|maksud dari",
    ],
    [
      "difference",
      "perbedaan|perbedaannya|beda|bedanya|versus|vs|perbandingan|dibanding|dibandingkan|daripada",
    ],
    ["difference", "lebih baik mana|bagus mana|mana yang lebih \\w+|atau"],
    ["duration", "berapa (?:lama|hari|minggu|pekan|bulan)|durasi"],
    ["cost", "(?:berapa )?(?:biaya|biayanya|harga|harganya|tarif|anggaran|budget|murah|termurah|mahal|gaji)"],
    ["amount", "berapa(?: banyak| kali)?"],
    ["reason", "mengapa|kenapa|penyebab|alasan|sebab|apa sebab"],
    ["moment", "kapan"],
    ["example", "contoh|template|templat|format|sampel"],
    ["benefit", "manfaat|fungsi|keuntungan|kelebihan|kekurangan|kegunaan|pentingnya|gunanya|plus minus"],
    ["kinds", "jenis|macam"],
  ] as const
).map(([intent, spoken]) => [intent, new RegExp(`(?<= )(?:${spoken})(?= )`, "g")] as const);

/** The small words of the language, and what stands before any subject. */
const silent = new Set(
  `ada adalah agar akan aku anda apa apakah bagaimana bagi baik banget benar benarnya bisa biar boleh cara caranya
  dalam dan dapat dari dengan di dong enggak ga gak gimana hal harus hingga ini itu jadi jangan juga kah kalau kami karena ke kena kita
  ku langkah lah lebih maka mau mana mudah mulai nggak nya oleh pada paling panduan para perlu perlukah pun saat saja sampai
  sang saya sebagai sebaiknya sebelum sebuah secara sekali seperti serta setelah setiap si siapa soal sudah supaya tahap tak tanpa
  tapi tentang tepat terbaik terus tiap tidak tips trik tutorial untuk utk yaitu yang yg`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that nearly every subject of this blog has. */
const common = new Map<string, number>([
  ...words(
    "website toko online usaha bisnis umkm perusahaan digital media sosial internet google seo kecil",
    0.3,
  ),
  ...words("membuat", 0.5),
  ...words("pelanggan pembeli halaman desain jasa konten akun produk artikel pesan pembuatan pembuat", 0.7),
]);

function words(list: string, weight: number): [string, number][] {
  return list.split(" ").map((word) => [word, weight]);
}

export function questionOf(text: string): Question {
  let rest = ` ${wordsOf(text).join(" ")} `;
  const intents = new Set<Intent>();
  for (const [intent, pattern] of askedBy) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) intents.add(intent);
    rest = without;
  }
  const telling = rest.split(" ").filter((word) => word !== "" && !silent.has(word));
  const terms = [...new Set(telling)].map((word) => ({
    word,
    roots: new Set(rootsOf(word)),
    weight: common.get(word) ?? 1,
  }));
  return { intents, terms };
}

export function weightOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

/** The terms of the first that the second has too. */
export function sharedTerms(terms: readonly Term[], others: readonly Term[]): Term[] {
  return terms.filter(({ roots }) =>
    others.some((other) => [...roots].some((root) => other.roots.has(root))),
  );
}
