import { extractClaims, type FoundClaim } from "../../blog/claims/extract-claims";
import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, type CheckedText, type Standard, withoutQuotations } from "./article-parts";
import { startOf } from "./leftover-faults";

/** A price of which a sentence says that it is ours. */
const ours =
  /(?<!\p{L})(?:(?:paket|harga|biaya|tarif|layanan|jasa|penawaran|perawatan|maintenance|promo|diskon)\s(?:[\p{L}-]{1,20}\s){0,3}(?:kami|Arunika|Basic|Professional|Enterprise)|kami\s(?:juga\s)?(?:tawarkan|menawarkan|kerjakan|mengerjakan|patok|mematok|mulai|memulai|jual|menjual|buat|membuat)|(?:di|dari|bersama)\s(?:kami|Arunika))(?!\p{L})/iu;
const notOurs = /bukan (?:daftar )?harga kami|kisaran umum|di pasaran|pesaing|kompetitor/iu;

const promise =
  /(?<!\p{L})(?:dijamin|menjamin|jaminan|garansi|bergaransi|kami jamin|pasti|100\s?(?:%|persen)|selalu)(?!\p{L})(?:[^.!?]{0,60}?)(?<!\p{L})(?:halaman (?:1|satu|pertama)|peringkat|ranking|rangking|posisi (?:1|satu|pertama|teratas)|nomor satu|naik|meningkat|laku|laris|untung|omzet|penjualan|berhasil|sukses|viral|muncul di (?:Google|pencarian))(?!\p{L})|(?<!\p{L})(?:halaman (?:1|satu|pertama)|peringkat (?:1|satu|pertama)|posisi (?:1|satu|pertama)|omzet|penjualan)[^.!?]{0,40}?(?<!\p{L})(?:dijamin|pasti|garansi)(?!\p{L})/iu;
/** Whoever warns of a promise makes none. */
const warned =
  /(?<!\p{L})(?:tidak|tak|bukan(?:lah)?|jangan|tanpa|belum|waspada\w*|curiga\w*|hati-hati|tanda|hindari|janji|menjanjikan|dijanjikan|mengaku|pihak|siapa pun|bila|jika|kalau|apakah|klaim|ditawari|mustahil|mana mungkin|supaya|agar)(?!\p{L})/iu;

/** Prices that are not ours, promises, and research that nobody can look up. */
export function claimFaults(text: CheckedText, parts: ArticleParts, { brief }: Standard): Fault[] {
  const faults: Fault[] = [];
  const claims = extractClaims(text);
  const price = claims.find((claim) => claim.kind === "price" && !claim.isKnown && isPutAsOurs(claim));
  if (price) {
    faults.push({
      kind: "price-not-ours",
      message: `Harga ${price.text} tidak ada di daftar harga kita. Pakai harga dari halaman /pricing, atau hapus angkanya.`,
    });
  }
  const research = claims.find(({ kind }) => kind === "research");
  const hasSource =
    (brief?.sources.length ?? 0) > 0 || parts.links.some(({ href }) => /^https?:\/\//i.test(href));
  if (research && !hasSource) {
    faults.push({
      kind: "research-unsourced",
      message: `“${startOf(research.sentence)}” menyebut penelitian atau pakar tanpa sumber. Sebut sumbernya dengan tautan, atau hapus.`,
    });
  }
  const sentences = [parts.title, parts.summary, ...parts.sentences.map((sentence) => sentence.text)];
  const promised = sentences.find((sentence) => isPromise(sentence));
  if (promised) {
    faults.push({
      kind: "promise-of-results",
      message: `“${startOf(promised)}” menjanjikan hasil yang tidak bisa dijamin siapa pun. Tulis apa yang dikerjakan, bukan hasilnya.`,
    });
  }
  return faults;
}

/** What somebody else promises is told between quotation marks. */
function isPromise(sentence: string): boolean {
  return promise.test(withoutQuotations(sentence)) && !warned.test(sentence);
}

function isPutAsOurs({ sentence }: FoundClaim): boolean {
  return ours.test(sentence) && !notOurs.test(sentence);
}
