import { findRoots } from "../../blog/search/indonesian-affixes";
import { slugify } from "../../contract/text";
import { type Subject, subjects, topics } from "../catalogue/subjects";
import { type Topic, topicCategories } from "../catalogue/topic";

const byAddress = new Map(subjects.map((subject) => [slugify(subject.title), subject]));

/** The subject with this title, whatever its case and punctuation; null for words that are none. */
export function findSubject(title: string): Subject | null {
  return byAddress.get(slugify(title)) ?? null;
}

/** The category of the catalogue that is meant, whatever its case; null for one that staff made up. */
export const findCategory = (name: string) =>
  topicCategories.find((category) => slugify(category) === slugify(name)) ?? null;

/** Spellings with the same meaning; the others become the first. */
const spellings =
  `whatsapp: wa, whatsap, whatapps, wa bisnis | instagram: ig, insta | facebook: fb | youtube: yt
  media sosial: medsos, sosmed, social media | toko online: olshop, online shop, toko daring, webstore, e commerce, ecommerce
  website: web, situs, laman, webiste, websait | ongkos kirim: ongkir, biaya kirim, biaya pengiriman
  email: surel, e mail, imel | backup: cadangan, mencadangkan, back up, pencadangan | retas: hack, hacked, dihack, hacker, dibobol, dibajak, pembajakan, hijack
  lambat: lemot, lelet, lama dibuka, loading lama | tautan: link, pranala | formulir: form | browser: peramban
  ulasan: review, testimoni, testimonial | reservasi: booking, pesan tempat, janji temu | huruf: font, tipografi
  ponsel: hp, handphone, smartphone, gawai | kreator: influencer, endorse, endorser, selebgram, kol | komplain: keluhan, complain, protes
  chat: obrolan, chatting | tumpuk: menumpuk, numpuk, tenggelam | balas: bales, membalas, menjawab, jawab | buruk: jelek, negatif
  membuat: bikin, membikin, buat, nyusun | marketplace: lokapasar, shopee, tokopedia, lazada | pembaruan: update, mengupdate, diupdate, upgrade | checkout: check out
  promo: diskon, voucher, potongan harga | caption: takarir, teks unggahan | konten: content | unggahan: postingan, posting, post
  perawatan: maintenance | desain: design, rancangan | pembayaran: payment | vendor: developer, agensi, agency, penyedia
  pelanggan: customer, konsumen, klien, client | produk: barang, product | jual: jualan, berjualan, dagang, berdagang | galat: error
  dropship: dropshipper | reels: reel, shorts | password: kata sandi, sandi | kunjungan: traffic, trafik
  peringkat: ranking, rangking, page one | toko: warung, butik | admin: cs, customer service | pesanan: order, orderan, pemesanan, memesan
  sertifikat ssl: ssl, https | landing page: halaman arahan, landingpage | company profile: compro, profil perusahaan | beranda: homepage, home page`
    .split(/[|\n]/)
    .map((line) => line.split(":").map((part) => part.trim()))
    .flatMap(([meant = "", typed = ""]) => typed.split(", ").map((spelling) => [spelling, meant] as const))
    .filter(([spelling]) => spelling !== "");
const meantBy = new Map(spellings);
const longestSpelling = 3;

/** Splits a text into words in lower case, with each spelling replaced by the first of its group. */
export function splitWords(text: string): string[] {
  const typed =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const words: string[] = [];
  for (let start = 0; start < typed.length; ) {
    const spelling = spellingAt(typed, start);
    words.push(...(meantBy.get(spelling.join(" ")) ?? spelling.join(" ")).split(" "));
    start += spelling.length;
  }
  return words;
}

/** The longest spelling that begins at this word, or the word itself. */
function spellingAt(typed: readonly string[], start: number): readonly string[] {
  for (let length = longestSpelling; length > 1; length--) {
    const several = typed.slice(start, start + length);
    if (meantBy.has(several.join(" "))) return several;
  }
  return typed.slice(start, start + 1);
}

/** The kind of a question. "How to" is no kind, because every article answers that. */
type Intent =
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

/** A significant word with its weight. */
interface Term {
  word: string;
  roots: ReadonlySet<string>;
  weight: number;
}

interface Question {
  intents: ReadonlySet<Intent>;
  terms: readonly Term[];
}

/** Words of each intent, in the order in which they are removed: "berapa lama" does not ask for a price. */
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

/** Stop words. */
const silent = new Set(
  `ada adalah agar akan aku anda apa apakah bagaimana bagi baik banget benar benarnya bisa biar boleh cara caranya
  dalam dan dapat dari dengan di dong enggak ga gak gimana hal harus hingga ini itu jadi jangan juga kah kalau kami karena ke kena kita
  ku langkah lah lebih maka mau mana mudah mulai nggak nya oleh pada paling panduan para perlu perlukah pun saat saja sampai
  sang saya sebagai sebaiknya sebelum sebuah secara sekali seperti serta setelah setiap si siapa soal sudah supaya tahap tak tanpa
  tapi tentang tepat terbaik terus tiap tidak tips trik tutorial untuk utk yaitu yang yg`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words of nearly every subject of this blog, with lower weights. */
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

export function toQuestion(text: string): Question {
  let rest = ` ${splitWords(text).join(" ")} `;
  const intents = new Set<Intent>();
  for (const [intent, pattern] of askedBy) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) intents.add(intent);
    rest = without;
  }
  const telling = rest.split(" ").filter((word) => word !== "" && !silent.has(word));
  const terms = [...new Set(telling)].map((word) => ({
    word,
    roots: new Set(findRoots(word)),
    weight: common.get(word) ?? 1,
  }));
  return { intents, terms };
}

export function sumWeights(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}

function sharedTerms(terms: readonly Term[], others: readonly Term[]): Term[] {
  return terms.filter(({ roots }) =>
    others.some((other) => [...roots].some((root) => other.roots.has(root))),
  );
}

/** The share of the typed weight that a topic must know. */
const knownShare = 0.6;
/** The least similarity of a phrase to the typed words. */
const nearEnough = 0.6;
const nearToOneTelling = 0.75;
const nearToOneWord = 0.9;
/** Typed terms of less weight, such as "toko online", match only a phrase that consists of them. */
const leastWeight = 0.65;
const sameWords = 0.95;
/** Breaks ties in favour of the topic whose subject is the phrase. */
const bonusOfSubject = 0.01;

interface Topical {
  topic: Topic;
  subject: Question;
  phrases: readonly Question[];
  terms: readonly Term[];
}

let known: readonly Topical[] | null = null;

/** Built at the first use, so that the Worker starts faster. */
function topicals(): readonly Topical[] {
  known ??= topics.map(toTopical);
  return known;
}

/** A topic without `asks` is matched by its keywords. */
function toTopical(topic: Topic): Topical {
  const titles = topic.angles.flatMap(({ title }) => [title, ...title.split(/[:?]/).slice(0, -1)]);
  const keywords = topic.keywords.filter((keyword) => !topic.asks || keyword.includes(" "));
  const subject = toQuestion(topic.subject);
  const phrases = [subject, ...[...keywords, ...(topic.asks ?? []), ...titles].map(toQuestion)];
  const terms = [...phrases, ...topic.keywords.map(toQuestion)].flatMap((phrase) => phrase.terms);
  return { topic, subject, phrases, terms };
}

export interface TopicMatch {
  topic: Topic;
  /** The angle that matches the words best. */
  subject: Subject;
}

/**
 * The topic that answers a typed text, or null. A topic answers if it knows the significant words and one of its phrases has
 * the same intent: a question about a price is not answered by instructions.
 */
export function matchTopic(text: string): TopicMatch | null {
  const question = toQuestion(text);
  const weight = sumWeights(question.terms);
  if (weight === 0) return null;
  const leastShare = computeLeastShare(question);
  let best: { topic: Topic; score: number } | null = null;
  for (const { topic, subject, phrases, terms } of topicals()) {
    if (sumWeights(sharedTerms(question.terms, terms)) / weight < knownShare) continue;
    const share = Math.max(...phrases.map((phrase) => nearness(question, phrase)));
    const score = share + bonusOfSubject * nearness(question, subject);
    if (share >= leastShare && score > (best?.score ?? 0)) best = { topic, score };
  }
  return best && { topic: best.topic, subject: angleFor(best.topic, question) };
}

function computeLeastShare({ terms }: Question): number {
  if (sumWeights(terms) < leastWeight) return sameWords;
  if (terms.length === 1) return nearToOneWord;
  const telling = terms.filter((term) => term.weight >= leastWeight);
  return telling.length > 1 ? nearEnough : nearToOneTelling;
}

/** The similarity from 0 to 1; 0 for another intent. */
function nearness(question: Question, phrase: Question): number {
  if (!asksAlso(phrase, question)) return 0;
  const shared = sumWeights(sharedTerms(question.terms, phrase.terms));
  return (2 * shared) / (sumWeights(question.terms) + sumWeights(phrase.terms));
}

function asksAlso(phrase: Question, { intents }: Question): boolean {
  return [...intents].every((intent) => phrase.intents.has(intent));
}

function angleFor(topic: Topic, question: Question): Subject {
  const angles = subjects.filter((subject) => subject.topic === topic);
  const [first] = angles.sort((a, b) => closeness(question, b) - closeness(question, a));
  if (!first) throw new RangeError(`No angle of ${topic.id}`);
  return first;
}

/** The similarity of an angle: title fully, summary and headings by half. */
function closeness(question: Question, { title, angle }: Subject): number {
  const own = toQuestion(title);
  const rest = toQuestion([angle.summary, ...angle.sections.map(({ heading }) => heading)].join(" "));
  const asksTheSame = question.intents.size > 0 && asksAlso(own, question) ? 3 : 0;
  return (
    asksTheSame +
    2 * sumWeights(sharedTerms(question.terms, own.terms)) +
    sumWeights(sharedTerms(question.terms, rest.terms))
  );
}

/**
 * Up to five titles of different topics: those that share the most significant words, then others of the first one's
 * category. Without any match, one title of each category.
 */
export function nearestSubjects(text: string, isOffered: (subject: Subject) => boolean): Subject[] {
  const most = 5;
  // Intents are ignored here.
  const question = { intents: new Set<never>(), terms: toQuestion(text).terms };
  const offered = subjects.filter(isOffered);
  const near = topicals()
    .map((topical) => ({ topic: topical.topic, likeness: computeLikeness(question, topical) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ topic }) => topic);
  const [first] = near;
  const others = first ? topics.filter(({ category }) => category === first.category) : starters();
  const nearest = [...new Set([...near, ...others])].flatMap((topic) => {
    const own = offered.filter((subject) => subject.topic === topic);
    return own.sort((a, b) => closeness(question, b) - closeness(question, a))[0] ?? [];
  });
  return nearest.slice(0, most);
}

/** The known share of the typed words plus the best phrase's similarity; 0 below the thresholds. */
function computeLikeness(question: Question, { phrases, terms }: Topical): number {
  const shared = sumWeights(sharedTerms(question.terms, terms));
  if (shared < leastWeight) return 0;
  return shared + Math.max(...phrases.map((phrase) => nearness(question, phrase)));
}

function starters(): Topic[] {
  return [...new Map(topics.toReversed().map((topic) => [topic.category, topic])).values()].toReversed();
}
