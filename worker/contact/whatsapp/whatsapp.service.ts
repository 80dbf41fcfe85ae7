import type { ContactSource, ContactSubmission } from "../../contract/inbox/contact-submission";
import type { ManualContact, PastedDraft } from "../../contract/inbox/manual-contact";
import { promisedBy } from "../../contract/jakarta";
import { readPhoneNumber } from "../../contract/phone-number";
import {
  codeLength,
  codeLetters,
  isWhatsappPlace,
  type WhatsappPlace,
  whatsappClickDays,
} from "../../contract/whatsapp";
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

/** Clicks that wait to be written: links are followed more often than a database writes in a second. */
let unwritten: NewClick[] = [];
const mostUnwritten = 2000;
/** Milliseconds from one write to the next, and when that one begins: those that come meanwhile are in it. */
const pauseMs = 250;
let nextWrite = 0;

async function writeClicks(db: Deps["db"]): Promise<void> {
  const now = Date.now();
  if (now < nextWrite) return;
  const wait = Math.max(0, nextWrite + pauseMs - now);
  nextWrite = now + wait;
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const clicks = unwritten;
  unwritten = [];
  try {
    if (clicks.length > 0) await insertClicks(db, clicks);
  } catch (error) {
    log("warn", "whatsapp_click_not_kept", { error: describeError(error) });
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
  const clicks = codes.length > 0 ? await findClicks(db, codes, keptSince(clock())) : [];
  const first = codes.map((code) => clicks.find((click) => click.code === code)).find((click) => click);
  return { draft: { ...draft, ...(first && { source: sourceOf(first) }) } };
}

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
