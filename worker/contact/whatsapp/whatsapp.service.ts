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
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { dayMs } from "../../utc-day";
import { toSubmission } from "../inbox/inbox.service";
import { readSource } from "../submit/submit.service";
import { readPaste } from "./paste";
import { deleteClicks, findClicks, insertClick, insertManualContact } from "./whatsapp.repository";

const keptSince = (now: Date) => new Date(now.getTime() - whatsappClickDays * dayMs);

/** Deletes clicks that have been kept long enough; answers how many. */
export function deleteOldClicks({ db, clock }: Deps): Promise<number> {
  return deleteClicks(db, keptSince(clock()));
}

/** The code of a click that is written afterwards; null where even that fails. */
export function noteClick(
  { db, clock }: Deps,
  place: WhatsappPlace,
  readSource: () => ContactSource,
  keepAlive: (work: Promise<void>) => void,
): string | null {
  const logFault = (error: unknown) =>
    log("warn", "whatsapp_click_not_kept", { error: describeError(error) });
  try {
    const random = crypto.getRandomValues(new Uint8Array(codeLength));
    const code = Array.from(random, (byte) => codeLetters.charAt(byte % codeLetters.length)).join("");
    keepAlive(insertClick(db, { code, ...readSource(), place, clickedAt: clock() }).catch(logFault));
    return code;
  } catch (error) {
    logFault(error);
    return null;
  }
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
