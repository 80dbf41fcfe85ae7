import { Buffer } from "node:buffer";
import {
  type ContactInput,
  type ContactListQuery,
  type ContactSubmission,
  notificationChannels,
  type Suspicion,
  suspicions,
} from "../../contract/contact";
import { pageWindow } from "../../contract/query";
import type { Deps } from "../../deps";
import { queueNotification } from "../notify/notification-queue.service";
import { findSuspicions } from "../spam/suspicion";
import { contactNotFound } from "./contact-not-found";
import {
  type ContactRow,
  clearSuspicions,
  deleteContact,
  insertContact,
  insertUnlessRepeated,
  type ListedContactRow,
  listContacts,
  type NewContactRow,
} from "./inbox.repository";

/** Without the script, the same content within this time is a second click. */
const repeatMs = 60_000;
const versionPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Stores an enquiry and answers its id: that of the first try when it is a further try to send the same one.
 * `fromPlainForm` says that it came without the script, which alone knows of tries.
 */
export async function submitContact(
  deps: Deps,
  input: ContactInput,
  { fromPlainForm = false } = {},
): Promise<number> {
  const row = await toRow(deps, input);
  const { id, isNew } = fromPlainForm
    ? await insertUnlessRepeated(deps.db, row, new Date(deps.clock().getTime() - repeatMs))
    : await insertContact(deps.db, row);
  if (isNew && row.notification === "pending") await queueNotification(deps, id);
  return id;
}

/** Enquiries of a query, newest first, and how many there are on all pages together. */
export async function listSubmissions(
  deps: Deps,
  query: ContactListQuery,
): Promise<{ contacts: ContactSubmission[]; total: number }> {
  const suspectedOnly = query.spam === "suspected";
  const { rows, total } = await listContacts(deps.db, {
    words: query.q,
    suspectedOnly,
    ...pageWindow(query),
  });
  return { contacts: rows.map((row) => ({ ...toSubmission(row), ...failureOf(row) })), total };
}

export async function removeSubmission(deps: Deps, id: number): Promise<void> {
  if (!(await deleteContact(deps.db, id))) throw contactNotFound();
  await deps.audit.record({ action: "contact.deleted", subjectId: id });
}

/** Takes the mark of possible spam off an enquiry. */
export async function clearSpamMark(deps: Deps, id: number): Promise<void> {
  if (!(await clearSuspicions(deps.db, id))) throw contactNotFound();
  await deps.audit.record({ action: "contact.cleared", subjectId: id });
}

async function toRow(deps: Deps, input: ContactInput): Promise<NewContactRow> {
  const { turnstile, clock, notificationChannels } = deps;
  const token = input["cf-turnstile-response"];
  const verdict = turnstile ? await turnstile.verify(token, input.idempotencyKey) : null;
  const found = findSuspicions(input, verdict);
  const submittedAt = clock();
  const isAnnounced = found.length === 0 && notificationChannels.length > 0;
  return {
    name: input.name,
    email: input.email,
    phoneNumber: input.phoneNumber || null,
    websiteType: input.websiteType || null,
    message: input.message,
    submittedAt,
    suspicions: found.join(),
    idempotencyKey: await idempotencyKeyOf(input),
    consentVersion: versionPattern.test(input.consentVersion ?? "") ? (input.consentVersion ?? null) : null,
    notification: isAnnounced ? "pending" : "none",
    notificationAt: isAnnounced ? submittedAt : null,
  };
}

/** The browser's key together with the content: what was changed before a second try is not lost. */
async function idempotencyKeyOf(input: ContactInput): Promise<string | null> {
  if (!input.idempotencyKey) return null;
  const { idempotencyKey, name, email, phoneNumber, websiteType, message } = input;
  const content = [idempotencyKey, name, email, phoneNumber || "", websiteType || "", message];
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

/** An enquiry as staff read it. */
export function toSubmission(row: ContactRow): ContactSubmission {
  const { id, name, email, phoneNumber, websiteType, message, notification } = row;
  return {
    ...{ id, name, email, phoneNumber, websiteType, message, notification },
    submittedAt: row.submittedAt.toISOString(),
    suspicions: row.suspicions.split(",").filter(isSuspicion),
  };
}

/** When and through which channels telling staff of an enquiry was given up; nothing for one of which they know. */
function failureOf(row: ListedContactRow): Pick<ContactSubmission, "notificationFailure"> {
  if (row.notification !== "failed") return {};
  const untold = row.untoldChannels?.split(",") ?? [];
  const channels = notificationChannels.filter((channel) => untold.includes(channel));
  return { notificationFailure: { at: row.notificationAt?.toISOString() ?? null, channels } };
}

function isSuspicion(text: string): text is Suspicion {
  return suspicions.some((suspicion) => suspicion === text);
}
