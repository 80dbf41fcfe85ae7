import type { Span } from "./claim-span";

export interface Quoted {
  /** With its marks. */
  from: number;
  to: number;
  /** Whether somebody is said to have said it; the rest are words of buttons, titles, messages and searches. */
  isReported: boolean;
}

const quoted = /“[^“”]{1,500}”|"[^"“”]{1,500}"|«[^«»]{1,500}»/gu;
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
export function quotedIn(text: string): Quoted[] {
  return [...text.matchAll(quoted)].map(({ 0: words, index: from }) => {
    const to = from + words.length;
    const lead = text.slice(Math.max(0, from - 160), from);
    const tail = text.slice(to, to + 80);
    return { from, to, isReported: before.test(lead) || after.test(tail) || signed.test(tail) };
  });
}

/** Reported speech of four words at least. */
export function quotationsOf(text: string, quoted: readonly Quoted[]): Span[] {
  return quoted
    .filter(({ from, to, isReported }) => isReported && text.slice(from, to).trim().split(/\s+/).length >= 4)
    .map(({ from, to }) => ({ kind: "quotation", from, to }));
}
