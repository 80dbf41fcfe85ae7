import { readPhoneNumber } from "../../contract/phone-number";
import type { SiteContent } from "../../contract/site-content/schema";
import { cleanLine, cleanText, limitMarks, withoutUnseen } from "../../contract/text";
import { codeLength, codeLetters } from "../../contract/whatsapp";

type Business = Pick<SiteContent["business"], "name" | "whatsapp">;

interface ChatMessage {
  author: string;
  text: string;
}

/** What a pasted chat says by itself. */
interface PastedChat {
  name?: string;
  phoneNumber?: string;
  message: string;
  /** Codes of the site's links, each once, in the order of the chat. */
  codes: string[];
}

const date = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const between = String.raw`,?\s+(?:pukul\s+|at\s+)?`;
const stamp = `(?:${date}${between}${time}|${time}${between}${date})`;
/** The beginning of a message: iOS and copies of several messages have brackets, exports of Android a dash. */
const beginning = new RegExp(String.raw`^\s*(?:\[${stamp}\]|${stamp}\s+[-–]\s)`, "iu");
const authored = /^(.{1,80}?):(?:\s(.*))?$/u;

/**
 * The messages of a text as WhatsApp exports or copies chats, by Android and iOS, in Indonesian and English; null where it
 * is no such text. What WhatsApp itself says in between is left out.
 */
function readMessages(text: string): ChatMessage[] | null {
  const messages: ChatMessage[] = [];
  let current: ChatMessage | null = { author: "", text: "" };
  for (const line of text.split("\n")) {
    const [begun] = beginning.exec(line) ?? [];
    if (begun === undefined) {
      if (current) current.text += `\n${line}`;
      continue;
    }
    if (current) messages.push(current);
    const [, author = "", words = ""] = authored.exec(line.slice(begun.length).trimStart()) ?? [];
    current = author ? { author: author.trim(), text: words } : null;
  }
  if (current) messages.push(current);
  if (!messages.some(({ author }) => author)) return null;
  return messages.filter(({ author, text: words }) => author || words.trim());
}

const spacedCode = String.raw`[${codeLetters}](?:[\s.-]{0,2}[${codeLetters}]){${codeLength - 1}}`;
const code = new RegExp(
  String.raw`(?:\(\s*kode|\bkode(?=\s*:))\s*(?::\s*)?(${spacedCode})(?![\p{L}\d])`,
  "giu",
);

/** More than a chat has; each is looked for in the database. */
const mostCodes = 50;

/** However it was copied: in other case, with spaces within. */
export function findCodes(text: string): string[] {
  const found = [...limitMarks(text).normalize("NFKC").matchAll(code)].map(([, spaced = ""]) =>
    spaced.replaceAll(/[^a-z\d]/gi, "").toUpperCase(),
  );
  return [...new Set(found)].slice(0, mostCodes);
}

const mobile = /(?<![\d+])(?:\+62|62|0)[\s.-]?8(?:[\s.-]?\d){8,11}(?!\d)/g;

/** The only mobile number that a text names, beside ours; a second one would leave open whose it is. */
function numberNamedIn(text: string, business: Business): string | undefined {
  const typed = text.match(mobile) ?? [];
  const numbers = new Map(typed.map((one) => [readPhoneNumber(one), one]));
  numbers.delete(readPhoneNumber(business.whatsapp));
  numbers.delete(null);
  return numbers.size === 1 ? [...numbers.values()][0] : undefined;
}

function isOurs(author: string, { name, whatsapp }: Business): boolean {
  if ([name.toLowerCase(), "anda", "you"].includes(author.toLowerCase())) return true;
  const number = readPhoneNumber(author);
  return number !== null && number === readPhoneNumber(whatsapp);
}

/** What stands for somebody in a chat: a name, the number of whoever has none, "~ Rina" for whom nobody has saved. */
function readAuthor(author: string): Pick<PastedChat, "name" | "phoneNumber"> {
  const number = /\d{6}/.test(author.replaceAll(/\D/g, "")) ? readPhoneNumber(author) : null;
  const name = cleanLine(number ? author.replaceAll(/[\d+().-]/g, "") : author).replace(/^~\s*/, "");
  return { ...(name && { name }), ...(number && { phoneNumber: number }) };
}

/** Reads a pasted chat, or a single message; whose message holds a code, else whoever wrote first and is not us, is who it is of. */
export function readPaste(pasted: string, business: Business): PastedChat {
  const text = withoutUnseen(pasted.replaceAll(/\r\n?/g, "\n"));
  const codes = findCodes(text);
  const messages = readMessages(text);
  if (!messages) {
    const phoneNumber = numberNamedIn(text, business);
    return { message: cleanText(text), codes, ...(phoneNumber && { phoneNumber }) };
  }
  const authors = messages.filter(({ author }) => author);
  const sender =
    authors.find((one) => findCodes(one.text).length > 0) ??
    authors.find(({ author }) => !isOurs(author, business)) ??
    authors[0];
  const theirs = messages.filter(({ author }) => author === sender?.author);
  const isAlone = authors.every(({ author }) => author === sender?.author);
  const words = messages.map(({ author, text: said }) => (isAlone || !author ? said : `${author}: ${said}`));
  const phoneNumber = numberNamedIn(theirs.map((one) => one.text).join("\n"), business);
  return {
    ...(phoneNumber && { phoneNumber }),
    ...readAuthor(sender?.author ?? ""),
    message: cleanText(words.map((one) => one.trim()).join("\n")),
    codes,
  };
}
