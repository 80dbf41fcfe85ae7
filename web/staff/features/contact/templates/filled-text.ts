import { placeholders, spellPlaceholders } from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate } from "../../../../../worker/contract/inbox/reply-text";
import { business } from "../../../lib/business";

/** Somebody who might have written. */
export const example = { name: "Maya", email: "maya@contoh.example", websiteType: "online-shop" } as const;

export type Placeholder = (typeof placeholders)[number];

/** What a placeholder becomes for the example, when `staffName` answers. */
export function becomes(placeholder: Placeholder, staffName: string): string {
  return fillTemplate(`{${placeholder}}`, example, staffName, business.name);
}

interface FilledPart {
  text: string;
  /** Typed as it is, put in for a placeholder, or a placeholder that nobody knows. */
  kind: "typed" | "filled" | "unknown";
}

/** A text as the example would read it, in parts that tell what was filled in. */
export function fillInParts(text: string, staffName: string): FilledPart[] {
  return spellPlaceholders(text)
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!/^\{[^{}]*\}$/.test(part)) return { text: part, kind: "typed" };
      const known = placeholders.find((name) => part === `{${name}}`);
      return known ? { text: becomes(known, staffName), kind: "filled" } : { text: part, kind: "unknown" };
    });
}

/** A text with a placeholder where the caret or the selection was, and the caret behind it. */
export function insertAt(text: string, insert: string, from: number, to: number) {
  return { text: text.slice(0, from) + insert + text.slice(to), caret: from + insert.length };
}
