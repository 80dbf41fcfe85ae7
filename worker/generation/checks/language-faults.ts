import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, type Standard, withoutQuotations, wordsOf } from "./article-parts";
import { quoted, unique } from "./wording-faults";

// The most frequent function words of each language; those that two of them share are in neither list.
const indonesian = new Set(
  "yang dan di ke dari untuk dengan pada adalah ini itu tidak bisa akan atau juga lebih sudah agar oleh karena jika saat anda dalam sebagai seperti banyak setiap bukan hanya belum sebelum setelah tetapi mereka kita kami harus dapat".split(
    " ",
  ),
);
const english = new Set(
  "the and of to is for with that this are on as it be your you from by or an not can will have more their which when what if but they we our".split(
    " ",
  ),
);
/** Indonesian prose has a function word at about every fourth word, English with loan words at hardly any. */
const leastShare = 0.12;
/** So many words are prose; fewer may be a name or a term. */
const proseWords = 8;

/** Words that Malay has and Indonesian does not, or not in this sense. */
const malay =
  /(?<!\p{L})(?:awak (?:boleh|perlu|akan|juga|mesti)|laman sesawang|laman web|tapak web|syarikat|perniagaan|kedai|e-?mel|percuma(?! (?:saja|jika|bila|kalau|punya|membuat|memasang|ada|beriklan|dan sia))|telefon bimbit|pelayar web|muat turun|muat naik|perisian|pautan|peranti|atas talian|dalam talian|dasar privasi|pemasar|sahaja|kerana|sekiranya|bagaimanapun juga|anda boleh|kami boleh|kepada pelanggan anda|ialah satu|mesra pengguna|kata laluan|wang|ringgit|RM ?\d|dikemas ?kini|kemas kini|penjenamaan|jenama|usahawan|peruncitan|pembekal|tempahan|bayaran balik|papan pemuka|papan kekunci)(?!\p{L})/giu;
/** Of these one alone may be a slip or a name; the others are Malay by themselves. */
const slips =
  /^(?:anda boleh|kami boleh|kedai|wang|pemasar|pautan|tempahan|peranti|jenama|percuma|laman web|usahawan)$/i;

/** Another language than Indonesian, and the wrong way to address readers. */
export function languageFaults(parts: ArticleParts, { rules }: Standard): Fault[] {
  return [...notIndonesian(parts), ...malayWords(parts), ...wrongAddress(parts, rules.address)];
}

function notIndonesian({ words, blocks }: ArticleParts): Fault[] {
  if (words.length >= 30 && !isIndonesian(words)) {
    return [
      {
        kind: "language-not-indonesian",
        message:
          "Artikel tidak ditulis dalam bahasa Indonesia. Tulis ulang seluruhnya dalam bahasa Indonesia.",
      },
    ];
  }
  const foreign = blocks.find(
    ({ text, tag }) => tag !== "pre" && isEnglishProse(wordsOf(withoutQuotations(text))),
  );
  if (!foreign) return [];
  const start = foreign.text.slice(0, 60).replace(/\s\S*$/, "");
  return [
    {
      kind: "english-passage",
      message: `Ada bagian dalam bahasa Inggris: “${start} …”. Tulis dalam bahasa Indonesia.`,
    },
  ];
}

function isIndonesian(words: readonly string[]): boolean {
  return shareOf(words, indonesian) >= leastShare && shareOf(words, english) < shareOf(words, indonesian) / 2;
}

function isEnglishProse(words: readonly string[]): boolean {
  return words.length >= proseWords && shareOf(words, english) >= 0.2 && shareOf(words, indonesian) < 0.1;
}

function shareOf(words: readonly string[], list: ReadonlySet<string>): number {
  return words.filter((word) => list.has(word)).length / (words.length || 1);
}

function malayWords({ everything }: ArticleParts): Fault[] {
  const found = [...withoutQuotations(everything).matchAll(malay)].map(([word]) => word);
  const isSlip = found.every((word) => slips.test(word));
  const kinds = unique(found);
  if (kinds.length === 0 || (isSlip && kinds.length < 2 && found.length < 4)) return [];
  return [
    {
      kind: "language-malay",
      message: `Ini bahasa Melayu, bukan Indonesia: ${quoted(kinds)}. Ganti dengan kata yang lazim di Indonesia.`,
    },
  ];
}

const addresses = {
  Anda: /(?<!\p{L})(?:kamu|kalian|lo|lu|elo|elu|gue|gua|ente)(?!\p{L})/giu,
  kamu: /(?<!\p{L})(?:Anda|saudara|kalian|lo|lu|elo|gue)(?!\p{L})/giu,
};

function wrongAddress({ sentences, title, summary }: ArticleParts, address: keyof typeof addresses): Fault[] {
  // What a message or a button says to its reader is said by somebody else.
  const text = [title, summary, ...sentences.map((sentence) => sentence.text)]
    .map(withoutQuotations)
    .join(" ");
  const wrong = unique([...text.matchAll(addresses[address])].map(([word]) => word));
  if (wrong.length === 0) return [];
  return [
    {
      kind: "wrong-address",
      message: `Sapa pembaca dengan “${address}” di seluruh artikel, bukan ${quoted(wrong)}.`,
    },
  ];
}
