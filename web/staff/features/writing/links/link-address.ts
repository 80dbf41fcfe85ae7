/** What somebody typed where a link is to lead: an address, words to search for, or what may not be linked to. */
export type Typed = { href: string } | { words: string } | { problem: string };

const schemes = ["https:", "http:", "mailto:", "tel:"];
const withScheme = /^([a-z][a-z0-9+.-]*:)(.*)$/is;
const mailAddress = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const phone = /^\+\d[\d\s-]{6,20}$/;
/** `contoh.co.id`, also with a port, a path or what follows one. */
const bareDomain = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

const badScheme = "Tautan hanya boleh menuju alamat https, http, mailto, tel, atau halaman situs ini (/…).";
const badAddress = "Alamat ini tidak lengkap. Contoh yang benar: https://contoh.id/halaman";

/** Reads what was typed or pasted. An address without a scheme is one of the web, of a person or of a phone. */
export function readTyped(typed: string): Typed {
  const text = typed.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return { href: text };
  if (text.startsWith("//")) return readTyped(`https:${text}`);
  if (mailAddress.test(text)) return { href: `mailto:${text}` };
  if (phone.test(text)) return { href: `tel:${text.replace(/[\s-]/g, "")}` };
  if (bareDomain.test(text)) return complete(`https://${text}`);
  const [, scheme = "", rest = ""] = withScheme.exec(text) ?? [];
  // A colon within a sentence makes no scheme of the word before it.
  if (!scheme || /^\s/.test(rest) || (rest === "" && !schemes.includes(scheme.toLowerCase()))) {
    return { words: text };
  }
  return schemes.includes(scheme.toLowerCase()) ? complete(text) : { problem: badScheme };
}

function complete(href: string): Typed {
  const isWhole = !/\s/.test(href) && URL.canParse(href) && !/^(https?:\/*|mailto:|tel:)$/i.test(href);
  return isWhole ? { href } : { problem: badAddress };
}

/** The address that was copied, where it is nothing else; null for any other text. */
export function copiedAddress(text: string): string | null {
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text.trim())) return null;
  const read = readTyped(text);
  return "href" in read ? read.href : null;
}

/** Whether the cleaner lets an address stand: of this site, or of a scheme that an article may lead to. */
export function isAddress(value: string, tag = "a"): boolean {
  // Browsers read over characters up to the space, wherever they stand.
  const plain = [...value].filter((character) => character > " ").join("");
  if (!plain || /^[/\\]{2}|<!--/.test(plain)) return false;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? [];
  if (!scheme) return true;
  return (tag === "img" ? /^https$/i : /^(https?|mailto|tel)$/i).test(scheme);
}
