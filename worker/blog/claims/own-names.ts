import type { SiteContent } from "../../contract/site-content/schema";

/** How a text speaks of the business. */
export interface OwnNames {
  /** Alternatives of a pattern: "kami", and what the business is called. */
  pattern: string;
  isAboutUs: (text: string) => boolean;
  /** Whether a name is one of the business or of its group. */
  isOwn: (name: string) => boolean;
  /** Their words in small letters, which name nobody else. */
  words: ReadonlySet<string>;
}

const known = new WeakMap<SiteContent["business"], OwnNames>();

export function ownNamesOf({ business }: SiteContent): OwnNames {
  const found = known.get(business) ?? read(business);
  known.set(business, found);
  return found;
}

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const companyForm = /^(?:PT|CV|UD)\.?\s/u;

function read({ name, legalName, group }: SiteContent["business"]): OwnNames {
  const names = [name, legalName.replace(companyForm, ""), ...group.map((other) => other.name)];
  // "Arunika", where all that belong together begin with it.
  const [first = name] = name.split(" ");
  const isShared = group.length > 0 && group.every((other) => other.name.startsWith(`${first} `));
  const called = [name, ...(isShared ? [first] : [])].map(escapePattern);
  const pattern = ["kami", ...called].join("|");
  const about = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
  const own = new Set([...names, ...(isShared ? [first] : [])]);
  return {
    pattern,
    isAboutUs: (text) => about.test(text),
    isOwn: (text) => own.has(text.replace(companyForm, "")) || /^PT\.?\s?(?:Perorangan)?$/u.test(text),
    words: new Set([...own].flatMap((text) => text.toLowerCase().split(/\s+/))),
  };
}
