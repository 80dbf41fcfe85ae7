import { writeSource } from "./source-html";

/** Why the editor does not open an article; nothing else is a reason. */
export const refusalReasons = ["misplaced", "empty", "deep", "restructured"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export interface Refusal {
  reason: RefusalReason;
  /** The tag that the editor would lose or change. */
  element: string;
  /** Where it stands, as HTML. */
  excerpt: string;
}

/** Ends the reading of an article. */
export class Unreadable extends Error {
  readonly refusal: Refusal;

  constructor(reason: RefusalReason, element: Element) {
    super(reason);
    this.refusal = { reason, element: element.localName, excerpt: shorten(writeSource([element])) };
  }
}

const longestExcerpt = 80;

function shorten(html: string): string {
  return html.length > longestExcerpt ? `${html.slice(0, longestExcerpt - 1)}…` : html;
}

/** The refusal of HTML that the browser reads otherwise than it is written. */
export function refusalAt(cleaned: string, written: string): Refusal {
  let at = 0;
  while (at < cleaned.length && cleaned[at] === written[at]) at += 1;
  const start = Math.max(cleaned.lastIndexOf("<", at), 0);
  const [, element = ""] = /^<\/?([a-z\d]+)/.exec(cleaned.slice(start)) ?? [];
  return { reason: "restructured", element, excerpt: shorten(cleaned.slice(start)) };
}

const reasonTexts: Record<RefusalReason, (element: string) => string> = {
  misplaced: (element) => `${element} berada di tempat yang tidak dikenal oleh tampilan Visual`,
  empty: (element) => `${element} tidak berisi apa pun`,
  deep: (element) => `${element} bersarang terlalu dalam`,
  restructured: (element) => `browser membaca ${element} dengan susunan yang berbeda dari yang tertulis`,
};

/** What staff read when an article stays HTML, and which element is the reason. */
export function refusalText({ reason, element, excerpt }: Refusal): string {
  const named = element ? `elemen <${element}>` : "salah satu bagiannya";
  const place = excerpt ? ` Bagiannya: ${excerpt}` : "";
  return `Tampilan Visual tidak dibuka karena ${reasonTexts[reason](named)} dan akan berubah atau hilang di sana. Artikel tetap utuh sebagai HTML dan dapat Anda sunting di sana.${place}`;
}
