import type { ContactSource, ContactSubmission } from "../../contract/inbox/contact-submission";
import type { ManualContact, PastedDraft } from "../../contract/inbox/manual-contact";
import { readPhoneNumber } from "../../contract/phone-number";
import { promisedBy } from "../../contract/promise";
import {
  codeLength,
  codeLetters,
  isWhatsappPlace,
  type WhatsappPlace,
  whatsappClickDays,
} from "../../contract/whatsapp";
import type { Database } from "../../db/client";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { dayMs } from "../../utc-day";
import { toSubmission } from "../inbox/inbox.service";
import { readSource } from "../submit/submit.service";
import { readPaste } from "./paste";
import {
  deleteClicks,
  findClicks,
  insertClicks,
  insertManualContact,
  type NewClick,
} from "./whatsapp.repository";

const keptSince = (now: Date) => new Date(now.getTime() - whatsappClickDays * dayMs);

/** Deletes clicks that have been kept long enough; answers how many. */
export function deleteOldClicks({ db, clock }: Deps): Promise<number> {
  return deleteClicks(db, keptSince(clock()));
}

/** Codes that there are; the next one stands a step on, so that an isolate gives none twice. Where it begins is chance. */
const codeCount = codeLetters.length ** codeLength;
const codeStep = 90_001;
let lastCode: number | null = null;

function nextCode(): string {
  const [random = 0] = lastCode === null ? crypto.getRandomValues(new Uint32Array(1)) : [];
  lastCode = ((lastCode ?? random) + codeStep) % codeCount;
  const digits = Array.from({ length: codeLength }, (_, place) => codeLetters.length ** place);
  return digits
    .map((unit) => codeLetters.charAt(Math.floor((lastCode ?? 0) / unit) % codeLetters.length))
    .join("");
}

/** Clicks that are not being written yet: links are followed more often than a database writes in a second. */
const unwritten: NewClick[] = [];
const mostUnwritten = 5000;
const mostAtOnce = 100;
/** Milliseconds that one request writes what others leave it; the platform gives it 30 s after its answer. */
const writesMs = 10_000;
let writingUntil = 0;

async function writeClicks(db: Database): Promise<void> {
  if (Date.now() < writingUntil) return;
  const until = Date.now() + writesMs;
  writingUntil = until;
  try {
    while (unwritten.length > 0 && Date.now() < until)
      await insertClicks(db, unwritten.splice(0, mostAtOnce));
  } catch (error) {
    log("warn", "whatsapp_click_not_kept", { error: describeError(error) });
  } finally {
    writingUntil = 0;
  }
}

/** The code of a click that is written afterwards. */
export function noteClick(
  { db, clock }: Deps,
  click: ContactSource & { place: WhatsappPlace },
  afterwards: (work: Promise<void>) => void,
): string {
  const code = nextCode();
  if (unwritten.length < mostUnwritten) unwritten.push({ ...click, code, clickedAt: clock().getTime() });
  afterwards(writeClicks(db));
  return code;
}

/** What a pasted chat makes of a contact; of several codes the first that names a visit tells where it began. */
export async function draftFromChat({ db, clock, siteContent }: Deps, text: string): Promise<PastedDraft> {
  const { codes, ...draft } = readPaste(text, (await siteContent.current()).business);
  const clicks = codes.length > 0 ? await findClicks(db, codes.slice(0, mostCodes), keptSince(clock())) : [];
  const first = codes.map((code) => clicks.find((click) => click.code === code)).find((click) => click);
  return { draft: { ...draft, ...(first && { source: sourceOf(first) }) } };
}

const mostCodes = 50;

function sourceOf(click: Awaited<ReturnType<typeof findClicks>>[number]): ContactSource {
  const { landingPath, referrer, formPage, place } = click;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = click;
  return { landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, formPage, place };
}

/** Stores somebody who came by another way than the form. Whoever added them knows of them: nobody is told. */
export async function addContact(deps: Deps, input: ManualContact): Promise<ContactSubmission> {
  const { name, email, phoneNumber, websiteType, message, channel, promise = false, source } = input;
  const submittedAt = deps.clock();
  const place = source?.place;
  const row = await insertManualContact(deps.db, {
    ...{ name, email: email ?? "", message: message ?? "", channel, submittedAt },
    ...{ phoneNumber: phoneNumber || null, websiteType: websiteType || null },
    phoneE164: readPhoneNumber(phoneNumber ?? null),
    ...readSource(source),
    place: typeof place === "string" && isWhatsappPlace(place) ? place : null,
    dueAt: promise ? promisedBy(submittedAt, deps.holidays) : null,
  });
  await deps.audit.record({ action: "contact.added", subjectId: row.id });
  return toSubmission(row);
}
