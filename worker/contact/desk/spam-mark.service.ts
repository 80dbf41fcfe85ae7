import type { Deps } from "../../deps";
import { contactNotFound } from "../inbox/inbox.service";
import { queueNotification } from "../notify/notification.service";
import type { Acted, ChosenContact } from "./chosen-contacts.repository";
import { clearContact, clearContacts } from "./contact-marks.repository";
import type { Telling } from "./telling-marks.repository";

const tellingOf = ({ clock, notificationChannels }: Deps): Telling => ({
  now: clock(),
  isTold: notificationChannels.length > 0,
});

/** Takes the mark of possible spam off an enquiry; staff are told of it if they were not. */
export async function clearSpamMark(deps: Deps, id: number): Promise<void> {
  const cleared = await clearContact(deps.db, id, tellingOf(deps));
  if (!cleared) throw contactNotFound();
  await deps.audit.record({ action: "contact.cleared", subjectId: id });
  if (cleared.isToBeTold) await queueNotification(deps, id);
}

/** The same of several in the versions that were read. */
export async function clearSpamMarks(deps: Deps, items: readonly ChosenContact[]): Promise<Acted> {
  const acted = await clearContacts(deps.db, items, tellingOf(deps));
  const toBeTold = [...acted.written.values()].filter(({ notification }) => notification === "pending");
  await Promise.all(toBeTold.map(({ id }) => queueNotification(deps, id)));
  return acted;
}
