import type { ContactInput } from "../../contract/contact";
import type { ContactSource } from "../../contract/inbox/contact-submission";
import { readPhoneNumber } from "../../contract/inbox/phone-number";
import type { Deps } from "../../deps";
import { sha256 } from "../../digest";
import { queueNotification } from "../notify/notification.service";
import { promisedBy } from "../promise/promise";
import { findSuspicions } from "../spam/suspicion";
import { readSource } from "./source";
import { insertContact, insertUnlessRepeated, type NewContactRow } from "./submit.repository";

/** Without the script, the same content within this time is a second click. */
const repeatMs = 60_000;
const versionPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Stores an enquiry and answers its id: that of the first try when it is a further try to send the same one.
 * `fromPlainForm` says that it came without the script, which alone knows of tries; `source` is where the visit began,
 * where the form does not say so itself.
 */
export async function submitContact(
  deps: Deps,
  input: ContactInput,
  {
    fromPlainForm = false,
    source = readSource(input.source),
  }: { fromPlainForm?: boolean; source?: ContactSource } = {},
): Promise<number> {
  const row = { ...(await toRow(deps, input)), ...source };
  const { id, isNew } = fromPlainForm
    ? await insertUnlessRepeated(deps.db, row, new Date(deps.clock().getTime() - repeatMs))
    : await insertContact(deps.db, row);
  if (isNew && row.notification === "pending") await queueNotification(deps, id);
  return id;
}

async function toRow(deps: Deps, input: ContactInput): Promise<NewContactRow> {
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
    idempotencyKey: await idempotencyKeyOf(input),
    consentVersion: versionPattern.test(input.consentVersion ?? "") ? (input.consentVersion ?? null) : null,
    notification: isToBeTold ? "pending" : "none",
    notificationAt: isToBeTold ? submittedAt : null,
    dueAt: promisedBy(submittedAt, deps.holidays),
    phoneE164: readPhoneNumber(input.phoneNumber ?? null),
  };
}

/** The browser's key together with the content: what was changed before a second try is not lost. */
async function idempotencyKeyOf(input: ContactInput): Promise<string | null> {
  if (!input.idempotencyKey) return null;
  const { idempotencyKey, name, email, phoneNumber, websiteType, message } = input;
  const content = [idempotencyKey, name, email, phoneNumber || "", websiteType || "", message];
  return sha256(JSON.stringify(content));
}
