import { and, count, desc, gte, inArray, lt, sql } from "drizzle-orm";
import type { ContactSource, ContactSubmission } from "../../contract/inbox/contact-submission";
import type { ManualContact, PastedDraft } from "../../contract/inbox/manual-contact";
import { promisedBy } from "../../contract/jakarta";
import { readPhoneNumber } from "../../contract/phone-number";
import type { SiteContent } from "../../contract/site-content/schema";
import { cleanLine, cleanText, limitMarks, withoutUnseen } from "../../contract/text";
import {
  codeLength,
  codeLetters,
  isWhatsappPlace,
  type WhatsappPlace,
  whatsappClickDays,
} from "../../contract/whatsapp";
import type { Database } from "../../db/client";
import { contactSubmissions, whatsappClicks } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { dayMs } from "../../utc-day";
import { toSubmission } from "../inbox/inbox.service";
import { readSource } from "../submit/submit.service";

const keptSince = (now: Date) => new Date(now.getTime() - whatsappClickDays * dayMs);

/** Deletes clicks older than `whatsappClickDays`; returns how many. */
export async function deleteOldClicks({ db, clock }: Deps): Promise<number> {
  const { id, clickedAt } = whatsappClicks;
  const isOld = lt(clickedAt, keptSince(clock()));
  return (await db.delete(whatsappClicks).where(isOld).returning({ id })).length;
}

const randomCode = () =>
  [...crypto.getRandomValues(new Uint16Array(codeLength))]
    .map((random) => codeLetters.charAt(random % codeLetters.length))
    .join("");

/** Returns the code of a click, which is written after the response. */
export function recordClick(
  { db, clock }: Deps,
  click: ContactSource & { place: WhatsappPlace },
  afterwards: (work: Promise<void>) => void,
): string {
  const code = randomCode();
  const writing = insertClick(db, { ...click, code, clickedAt: clock().getTime() });
  afterwards(
    writing.catch((error) => log("warn", "whatsapp_click_not_kept", { error: describeError(error) })),
  );
  return code;
}

/** A contact draft from a pasted chat; the first known code gives the source of the visit. */
export async function draftFromChat({ db, clock, siteContent }: Deps, text: string): Promise<PastedDraft> {
  const { codes, ...draft } = readPaste(text, (await siteContent.current()).business);
  const clicks = codes.length > 0 ? await findClicks(db, codes, keptSince(clock())) : [];
  const first = codes.map((code) => clicks.find((click) => click.code === code)).find((click) => click);
  return { draft: { ...draft, ...(first && { source: toSource(first) }) } };
}

function toSource(click: Awaited<ReturnType<typeof findClicks>>[number]): ContactSource {
  const { landingPath, referrer, formPage, place } = click;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = click;
  return { landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, formPage, place };
}

/** Stores a contact that staff add by hand. No notification is sent, because its author knows of it. */
export async function addContact(deps: Deps, input: ManualContact): Promise<ContactSubmission> {
  const { name, email, phoneNumber, websiteType, message, channel, promise = false, source } = input;
  const submittedAt = deps.clock();
  const place = source?.place;
  const contact = {
    ...{ name, email: email ?? "", message: message ?? "", channel, submittedAt },
    ...{ phoneNumber: phoneNumber || null, websiteType: websiteType || null },
    phoneE164: readPhoneNumber(phoneNumber ?? null),
    ...readSource(source),
    place: typeof place === "string" && isWhatsappPlace(place) ? place : null,
    dueAt: promise ? promisedBy(submittedAt, deps.holidays) : null,
  };
  const [row] = await deps.db.insert(contactSubmissions).values(contact).returning();
  if (!row) throw new Error("the insert of a contact returned no row");
  await deps.audit.record({ action: "contact.added", subjectId: row.id });
  return toSubmission({ ...row, assigneeName: null });
}

/** Rows per day; limits writes during a flood of clicks. */
const mostOfDay = 5000;

type NewClick = ContactSource & { code: string; place: string; clickedAt: number };

/** Stores a click unless the last 24 hours have `mostOfDay` already. Ids are consecutive, so one row tells that. */
async function insertClick(db: Database, click: NewClick): Promise<void> {
  await db.run(sql`INSERT INTO whatsapp_clicks (code, place, landing_path, referrer, form_page,
      utm_source, utm_medium, utm_campaign, utm_term, utm_content, clicked_at)
    SELECT ${click.code}, ${click.place}, ${click.landingPath}, ${click.referrer}, ${click.formPage},
      ${click.utmSource}, ${click.utmMedium}, ${click.utmCampaign}, ${click.utmTerm}, ${click.utmContent},
      ${click.clickedAt}
    WHERE NOT EXISTS (SELECT 1 FROM whatsapp_clicks
      WHERE id = (SELECT max(id) FROM whatsapp_clicks) - ${mostOfDay} AND clicked_at > ${click.clickedAt - dayMs})`);
}

/** The clicks with these codes; codes that several clicks share are left out. */
async function findClicks(db: Database, codes: readonly string[], since: Date) {
  const rows = await db
    .select()
    .from(whatsappClicks)
    .where(and(inArray(whatsappClicks.code, [...codes]), gte(whatsappClicks.clickedAt, since)));
  return rows.filter(({ id, code }) => !rows.some((other) => other.code === code && other.id !== id));
}

const counted = count().as("counted");
const mostPages = 50;

/** Counts of clicks since a moment, by the link's position. */
export const clickStatements = (db: Database, since: Date) => {
  const inWindow = gte(whatsappClicks.clickedAt, since);
  const { place, formPage } = whatsappClicks;
  return [
    db
      .select({ place, count: counted })
      .from(whatsappClicks)
      .where(inWindow)
      .groupBy(place)
      .orderBy(desc(counted), place),
    db
      .select({ page: formPage, count: counted })
      .from(whatsappClicks)
      .where(inWindow)
      .groupBy(formPage)
      .orderBy(desc(counted), sql`${formPage} IS NULL`, formPage)
      .limit(mostPages),
  ] as const;
};

type Business = Pick<SiteContent["business"], "name" | "whatsapp">;

interface ChatMessage {
  author: string;
  text: string;
}

interface PastedChat {
  name?: string;
  phoneNumber?: string;
  message: string;
  /** Codes of the site's links, without duplicates, in the order of the chat. */
  codes: string[];
}

const date = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const between = String.raw`,?\s+(?:pukul\s+|at\s+)?`;
const stamp = `(?:${date}${between}${time}|${time}${between}${date})`;
/** The beginning of a message: in brackets in iOS exports and copied messages, with a dash in Android exports. */
const beginning = new RegExp(String.raw`^\s*(?:\[${stamp}\]|${stamp}\s+[-–]\s)`, "iu");
const authored = /^(.{1,80}?):(?:\s(.*))?$/u;

/**
 * The messages of a chat that WhatsApp exported or copied, from Android or iOS, in Indonesian or English; null for
 * other text. System messages are left out.
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

/** More than a chat contains; each code is looked up in the database. */
const mostCodes = 50;

/** Codes match in any case and with spaces inside, as copying may change them. */
export function findCodes(text: string): string[] {
  const found = [...limitMarks(text).normalize("NFKC").matchAll(code)].map(([, spaced = ""]) =>
    spaced.replaceAll(/[^a-z\d]/gi, "").toUpperCase(),
  );
  return [...new Set(found)].slice(0, mostCodes);
}

const mobile = /(?<![\d+])(?:\+62|62|0)[\s.-]?8(?:[\s.-]?\d){8,11}(?!\d)/g;

/** The only mobile number in a text besides ours; undefined if there are several. */
function findOnlyNumber(text: string, business: Business): string | undefined {
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

/** The author of a message: a saved name, a number, or "~ Rina" for an unsaved contact. */
function readAuthor(author: string): Pick<PastedChat, "name" | "phoneNumber"> {
  const number = /\d{6}/.test(author.replaceAll(/\D/g, "")) ? readPhoneNumber(author) : null;
  const name = cleanLine(number ? author.replaceAll(/[\d+().-]/g, "") : author).replace(/^~\s*/, "");
  return { ...(name && { name }), ...(number && { phoneNumber: number }) };
}

/**
 * Parses a pasted chat or a single message. The contact is the author of a message with a code, else the first author
 * that is not the business.
 */
export function readPaste(pasted: string, business: Business): PastedChat {
  const text = withoutUnseen(pasted.replaceAll(/\r\n?/g, "\n"));
  const codes = findCodes(text);
  const messages = readMessages(text);
  if (!messages) {
    const phoneNumber = findOnlyNumber(text, business);
    return { message: cleanText(text), codes, ...(phoneNumber && { phoneNumber }) };
  }
  const authors = messages.filter(({ author }) => author);
  const sender =
    authors.find((one) => findCodes(one.text).length > 0) ??
    authors.find(({ author }) => !isOurs(author, business)) ??
    authors[0];
  const theirs = messages.filter(({ author }) => author === sender?.author);
  const isOneAuthor = authors.every(({ author }) => author === sender?.author);
  const words = messages.map(({ author, text: said }) =>
    isOneAuthor || !author ? said : `${author}: ${said}`,
  );
  const phoneNumber = findOnlyNumber(theirs.map((one) => one.text).join("\n"), business);
  return {
    ...(phoneNumber && { phoneNumber }),
    ...readAuthor(sender?.author ?? ""),
    message: cleanText(words.map((one) => one.trim()).join("\n")),
    codes,
  };
}
