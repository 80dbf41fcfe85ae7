import type { Span } from "./claim-span";

export interface Quoted {
  /** With its marks. */
  from: number;
  to: number;
  /** Whether somebody is said to have said it. */
  isReported: boolean;
  /** Whether they are words of a button, a title, a message or a search, which the sentence only shows. */
  isShown: boolean;
}

/** An inch has no quotation before it. */
const quoted = /“[^“”]{1,500}”|(?<![\p{L}\p{N}])"[^"“”]{1,500}"/gu;
const form =
  "(?:tombol|judul|subjudul|menu|label|kolom|kata kunci|kueri|frasa|kalimat|caption|subjek|teks|tulisan|nama|pertanyaan|pesan|balasan|tagline|slogan|papan|spanduk|banner|formulir|sebutan|istilah|kata|ajakan|pencarian|contoh|contohnya|misalnya|seperti|semacam)";
/** The quotation stands right behind these, or after another that does. */
const showing = new RegExp(
  `(?<!\\p{L})(?:(?:meng|di)?ketik(?:kan)?|(?:men|di|ber)?tulis(?:an|kan|lah)?|(?:men|di)?cari|sebut(?:lah|kan)?|berbunyi|bertuliskan|berjudul|bernama|jangan|bukan|alih-alih|daripada|ganti|hindari|menjadi|${form}(?:nya)?)(?:\\s(?:saja|lah|di Google|adalah|berikut|pendek|biasa|lengkap|dengan))?(?:[\\s,:]{1,3}|(?<=${form})(?:\\s\\p{Ll}{1,20}){1,4}:\\s)$`,
  "iu",
);
const shownAfter = new RegExp(
  `^[,\\s]{1,2}(?:di|pada|sebagai|ke)\\s(?:dalam\\s|kolom\\s|halaman\\s)?(?:Google|pencarian|mesin pencari|kotak|${form}|tombolnya|bio|label|layar|gambar|foto|stiker|kartu|sampul)(?:nya)?(?!\\p{L})`,
  "iu",
);
const joint = /^\s?(?:,|dan|atau|, dan|, atau|lalu|serta|hingga|sampai|bukan|menjadi|→|\/)?\s?$/u;
const verbs =
  "kata ujar tutur ucap tegas jelas ungkap papar imbuh tambah kenang terang lanjut berkata mengatakan menyatakan menegaskan mengungkapkan menuturkan menjelaskan memaparkan mengaku menambahkan menyampaikan";
const says = `(?:${verbs
  .split(" ")
  .map((verb) => `[${verb[0]?.toUpperCase()}${verb[0]}]${verb.slice(1)}`)
  .join("|")})`;
/** Who is somebody in particular; a buyer or a visitor is anybody. The capital of a sentence names nobody. */
const speaker =
  "(?:(?<=[\\p{L},]\\s)\\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+\\s\\p{Lu}\\p{L}+|[Pp]endiri|[Dd]irektur|CEO|[Pp]akar|[Aa]hli|[Pp]eneliti|[Aa]nalis|[Kk]lien kami|[Pp]elanggan kami|[Tt]im kami|[Mm]anajer)";
const before = new RegExp(
  `(?:${speaker}(?:[^“”".!?]{0,80}?\\s)?${says}|^\\p{Lu}\\p{L}+\\s(?:berkata|mengatakan|menuturkan|menegaskan)|${says}(?:nya)?\\s${speaker}[^“”".!?]{0,60}|[Mm]enurut\\s\\p{Lu}[^“”".!?]{0,60})[\\s,:]{1,3}(?:bahwa\\s)?$`,
  "u",
);
const after = new RegExp(
  `^[,\\s]{0,3}(?:${says}(?:nya)?|menurut)(?![\\p{L}])[^“”]{0,12}?(?:${speaker}|\\p{Lu})`,
  "u",
);
/** A testimonial names who gave it behind it. */
const signed = /^[\s.]{0,2}[—–-]\s?\p{Lu}/u;

/** What stands between quotation marks in a sentence. */
export function quotedIn(text: string, tag: string): Quoted[] {
  // What stands quoted in a block of its own somebody has said.
  const isTestimony = tag === "blockquote";
  const found: Quoted[] = [];
  for (const { 0: words, index: from } of text.matchAll(quoted)) {
    const to = from + words.length;
    const lead = text.slice(Math.max(0, from - 160), from);
    const tail = text.slice(to, to + 80);
    const previous = found.at(-1);
    const isAnother = previous?.isShown === true && joint.test(text.slice(previous.to, from));
    found.push({
      ...{ from, to, isReported: isTestimony || before.test(lead) || after.test(tail) || signed.test(tail) },
      isShown: isWord(words) || isAnother || showing.test(lead) || shownAfter.test(tail),
    });
  }
  return found;
}

/** One or two words are spoken of, as “terbaik” is. */
function isWord(words: string): boolean {
  return words.trim().split(/\s+/).length <= 2 && !/%|Rp|persen/i.test(words);
}

/** Reported speech of four words at least. */
export function quotationsOf(text: string, quoted: readonly Quoted[]): Span[] {
  return quoted
    .filter(({ from, to, isReported }) => isReported && text.slice(from, to).trim().split(/\s+/).length >= 4)
    .map(({ from, to }) => ({ kind: "quotation", from, to }));
}
