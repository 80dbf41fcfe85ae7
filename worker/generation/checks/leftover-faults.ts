import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, withoutQuotations } from "./article-parts";
import { quoted, unique } from "./wording-faults";

/** What is to be filled in, outside of the examples that an article gives to be copied. */
const blanks =
  /\[(?:nama|isi|masukkan|tulis|tautan|link|gambar|kota|wilayah|perusahaan|brand|merek|tanggal|nomor|alamat|contoh|sumber|insert|your|company|produk|harga|jumlah|tahun)[^\]]{0,60}\]|\{\{?\s?[a-z_]{2,40}\s?\}?\}|lorem ipsum|sebagai (?:sebuah )?(?:model bahasa|AI|asisten virtual|kecerdasan buatan)(?!\p{L})|as an? (?:AI|large) language model|berikut (?:adalah )?artikel (?:yang|sesuai) (?:Anda|permintaan)|tentu(?: saja)?[,!] (?:berikut|ini) (?:artikel|adalah)|saya tidak (?:dapat|bisa) memenuhi/giu;
const marks =
  /(?<![\p{L}\p{N}])(?:X{3,}|TODO|TBD|FIXME|NAMA PERUSAHAAN|NAMA ANDA|undefined|NaN)(?![\p{L}\p{N}])/gu;
const markdown =
  /(?:^|\s)#{1,6}\s\p{L}|\*\*[^*\s][^*]{0,200}\*\*|(?:^|\s)__[^_\s][^_]{0,200}__|(?<!\w)\[[^\]\n]{1,120}\]\((?:https?:|\/)[^)\s]{0,300}\)|```|^\s?[-*]\s\p{L}[^.]{3,80}\s[-*]\s\p{L}|^\|.{1,200}\|$/u;
const emoji = /\p{Extended_Pictographic}(?<![©®™↔↕↗→←↑↓✓✔✗✘☐☑★☆●■▲▶])/u;
/** A sentence may end so, and a heading, an item or a cell in any way. */
const ended = /[.!?…:][”"’')\]»]{0,3}$/u;

/** What a model or a hurry has left behind. */
export function leftoverFaults(parts: ArticleParts): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: string, message: string) => faults.push({ kind, message });
  const prose = parts.blocks
    .filter(({ tag, code }) => tag !== "pre" && code.length === 0)
    .map(({ text }) => text);
  const texts = [parts.title, parts.summary, ...prose];
  const told = [
    ...[parts.title, parts.summary],
    ...parts.blocks.filter(({ tag }) => tag !== "pre" && tag !== "blockquote").map(({ text }) => text),
  ].map(withoutQuotations);
  const left = unique(
    told.flatMap((text) => [...text.matchAll(blanks), ...text.matchAll(marks)].map(([words]) => words)),
  );
  if (left.length > 0)
    add(
      "placeholder",
      `Ada isian yang belum diganti: ${quoted(left)}. Isi dengan kata yang sebenarnya, atau hapus kalimatnya.`,
    );
  const marked = texts.find((text) => markdown.test(text));
  if (marked)
    add(
      "markdown-left",
      `Tanda markdown tertinggal di “${startOf(marked)}”. Pakai HTML: <h2>, <strong>, <ul>.`,
    );
  if (isCutOff(parts))
    add("content-cut-off", "Artikel terpotong sebelum selesai. Lengkapi kalimat dan bagian terakhirnya.");
  if (texts.some((text) => emoji.test(text))) add("emoji", "Hapus emoji dari artikel.");
  const shouted = unique(
    texts.flatMap((text) =>
      [
        ...withoutQuotations(text).matchAll(
          /(?<![\p{L}\p{N}])\p{Lu}{4,}(?:\s\p{Lu}{3,}){1,10}(?![\p{L}\p{N}])/gu,
        ),
      ].map(([words]) => words),
    ),
  );
  if (shouted.length > 0) add("shouting", `Jangan menulis dengan huruf besar semua: ${quoted(shouted)}.`);
  const voice = told.join(" ");
  const cries = (voice.match(/!/g) ?? []).length;
  if (cries > 2 || /!{2,}|\?!/.test(voice))
    add(
      "exclamation-marks",
      `Ada ${cries} tanda seru. Sisakan paling banyak dua; tulisan yang tenang lebih dipercaya.`,
    );
  return faults;
}

function isCutOff({ blocks, html }: ArticleParts): boolean {
  const last = blocks.at(-1);
  if (!last) return false;
  if (/^h\d$/.test(last.tag)) return true;
  const isProse = last.tag === "p" || last.tag === "blockquote" || last.tag === "section";
  if (isProse && !ended.test(last.text)) return true;
  if (
    last.text.endsWith(":") ||
    /(?:,|(?<!\p{L})(?:dan|atau|yang|untuk|dengan|di|ke|dari|karena|agar|adalah))$/iu.test(last.text)
  )
    return true;
  return isUnclosed(html);
}

/** Whether a paragraph, a list or a table is opened more often than it is closed. */
function isUnclosed(html: string): boolean {
  const count = (pattern: RegExp) => (html.match(pattern) ?? []).length;
  return (["p", "h2", "h3", "ul", "ol", "table"] as const).some(
    (tag) => count(new RegExp(`<${tag}(?=[\\s>])`, "gi")) > count(new RegExp(`</${tag}\\s?>`, "gi")),
  );
}

export function startOf(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s\S*$/, "")} …`;
}
