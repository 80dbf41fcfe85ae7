import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ContactInput } from "../../contract/contact";
import type { ContactSource, Suspicion } from "../../contract/inbox/contact-submission";
import { promisedBy } from "../../contract/jakarta";
import { pages } from "../../contract/pages";
import { readPhoneNumber } from "../../contract/phone-number";
import { cleanLine, seenLength } from "../../contract/text";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { queueNotification } from "../notify/notification.service";
import type { TurnstileVerdict } from "./turnstile";

const versionPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Stores an enquiry and returns its id; a repeated request returns the id of the first one. With `fromPlainForm` there
 * is no client key, so the same content within a minute counts as a repeat. `source` is where the visit began, used if
 * the form does not report it.
 */
export async function submitContact(
  deps: Deps,
  input: ContactInput,
  {
    fromPlainForm = false,
    source = readSource(input.source),
  }: { fromPlainForm?: boolean; source?: ContactSource } = {},
): Promise<number> {
  const minute = String(Math.floor(deps.clock().getTime() / 60_000));
  const tryKey = fromPlainForm ? minute : input.idempotencyKey;
  const row = { ...(await toRow(deps, input, tryKey)), ...source };
  const { id, isNew } = await insertContact(deps.db, row);
  if (isNew && row.notification === "pending") await queueNotification(deps, id);
  return id;
}

async function toRow(deps: Deps, input: ContactInput, tryKey: string | undefined): Promise<NewContactRow> {
  const { turnstile, clock, notificationChannels } = deps;
  const token = input["cf-turnstile-response"];
  const verdict = turnstile ? await turnstile.verify(token, input.idempotencyKey) : null;
  const found = findSuspicions(input, verdict);
  const submittedAt = clock();
  const isToBeTold = found.length === 0 && notificationChannels.length > 0;
  return {
    name: input.name,
    email: input.email,
    phoneNumber: input.phoneNumber || null,
    websiteType: input.websiteType || null,
    message: input.message,
    submittedAt,
    suspicions: found.join(),
    idempotencyKey: computeIdempotencyKey(input, tryKey),
    consentVersion: versionPattern.test(input.consentVersion ?? "") ? (input.consentVersion ?? null) : null,
    notification: isToBeTold ? "pending" : "none",
    notificationAt: isToBeTold ? submittedAt : null,
    dueAt: promisedBy(submittedAt, deps.holidays),
    phoneE164: readPhoneNumber(input.phoneNumber ?? null),
  };
}

/** Hashes the client's key with the content, so that a repeat with changed content is stored. */
function computeIdempotencyKey(input: ContactInput, tryKey: string | undefined): string | null {
  if (!tryKey) return null;
  const { name, email, phoneNumber, websiteType, message } = input;
  const content = [tryKey, name, email, phoneNumber || "", websiteType || "", message];
  return hash("sha256", JSON.stringify(content));
}

type NewContactRow = typeof contactSubmissions.$inferInsert;

interface InsertedContact {
  id: number;
  /** False if an earlier request stored it. */
  isNew: boolean;
}

/** Stores an enquiry; if its idempotency key exists, returns the stored one. */
async function insertContact(db: Database, row: NewContactRow): Promise<InsertedContact> {
  const { id, idempotencyKey } = contactSubmissions;
  const insert = db
    .insert(contactSubmissions)
    .values(row)
    .onConflictDoNothing({ target: idempotencyKey })
    .returning({ id });
  const known = eq(idempotencyKey, row.idempotencyKey ?? "");
  // One batch, because the earlier enquiry could be erased between the two statements.
  const [[inserted], [earlier]] = await db.batch([
    insert,
    db.select({ id }).from(contactSubmissions).where(known),
  ]);
  if (inserted) return { id: inserted.id, isNew: true };
  if (!earlier) throw new Error("the insert of an enquiry returned no row");
  return { id: earlier.id, isNew: false };
}

/** Milliseconds between opening the page and sending the form; a person needs longer. */
const minimumFillTime = 2000;
/** One or two links are usual: people name their website or an example. */
const manyLinks = 3;
const link = /\bhttps?:\/\/|\bwww\./gi;
const linkMarkup = /<a\s[^>]*href|\[url[=\]]/i;

/** The spam suspicions of an enquiry; `verdict` is null if Turnstile is not configured. */
export function findSuspicions(input: ContactInput, verdict: TurnstileVerdict | null): Suspicion[] {
  const found: Suspicion[] = [];
  if (input.homepage) found.push("honeypot");
  if (isTooFast(input.elapsed)) found.push("too_fast");
  const text = `${input.name}\n${input.message}`;
  if (linkMarkup.test(text) || (text.match(link)?.length ?? 0) >= manyLinks) found.push("links");
  if (verdict === "failed") found.push("turnstile");
  return found;
}

/** Forms without JavaScript report no time and are not suspected. */
function isTooFast(elapsed: string | undefined): boolean {
  return /^\d{1,15}$/.test(elapsed ?? "") && Number(elapsed) < minimumFillTime;
}

/** In characters; a longer path is ignored. */
const longestPath = 200;
/** Limit of a host name and of campaign parameters, in characters. */
const longestWord = 100;

const campaign = {
  ...{ utmSource: "utm_source", utmMedium: "utm_medium", utmCampaign: "utm_campaign" },
  ...{ utmTerm: "utm_term", utmContent: "utm_content" },
} as const;

/** The source that the form's script reports; values that are not valid become null. */
export function readSource(said: Record<string, unknown> | null | undefined): ContactSource {
  const { landingPath, referrer, formPage, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } =
    said ?? {};
  return {
    ...{ landingPath: readPath(landingPath), referrer: readHost(referrer), formPage: readPath(formPage) },
    ...{ utmSource: readWord(utmSource), utmMedium: readWord(utmMedium), utmCampaign: readWord(utmCampaign) },
    ...{ utmTerm: readWord(utmTerm), utmContent: readWord(utmContent) },
  };
}

/**
 * The source of a form without JavaScript, from its `Referer` header. For another site's page only the host is known;
 * our own host is never a referrer.
 */
export function readReferer(header: string | undefined, requestUrl: string): ContactSource {
  const page = URL.parse(header ?? "");
  if (!page) return readSource(null);
  if (page.host !== new URL(requestUrl).host) return readSource({ referrer: header });
  const words = Object.entries(campaign).map(([name, query]) => [name, page.searchParams.get(query)]);
  // A corrected form is sent from the address that refused it.
  const formPage = page.pathname === "/api/contact" ? pages.contact.path : page.pathname;
  return readSource({ ...Object.fromEntries(words), formPage });
}

/** Paths that end in a secret token; only the part before the token is stored. */
const opening = /^((?:\/api)?\/(?:pratinjau|undangan|invites))(?:\/|$)/i;

/** A path of this site, without secret tokens; null if it is invalid. */
function readPath(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const [path = ""] = said.trim().split(/[?#]/);
  if (!/^\/(?![/\\])[^\s\p{C}]*$/u.test(path) || [...path].length > longestPath) return null;
  return (opening.exec(path)?.[1]?.toLowerCase() ?? path).normalize("NFC");
}

function readHost(said: unknown): string | null {
  if (typeof said !== "string") return null;
  // The length is limited because a host with thousands of combining marks is slow to parse.
  const text = said.trim().slice(0, 300);
  const address = text.includes("://") ? text : `https://${text}`;
  if (!/^(https?|android-app):\/\/[^\s\p{C}]+$/iu.test(address) || !URL.canParse(address)) return null;
  const host = new URL(address).hostname.toLowerCase().replace(/\.$/, "");
  return /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host) && host.length <= longestWord ? host : null;
}

function readWord(said: unknown): string | null {
  if (typeof said !== "string") return null;
  const word = cleanLine(said);
  return seenLength(word) > 0 && [...word].length <= longestWord ? word : null;
}
