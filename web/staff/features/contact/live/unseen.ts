import type { ContactCounts } from "../../../../../worker/contract/inbox/contact-change";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { isWaiting } from "../waiting";

type Seen = Pick<ContactCounts, "waiting" | "unseen" | "seenId">;

/** Of the rows on the screen, those that wait and that the reader has not looked at, the oldest first. */
export function unseenIds(contacts: readonly ContactSubmission[], { unseen, seenId }: Seen): number[] {
  if (unseen === 0) return [];
  return contacts
    .filter((contact) => isWaiting(contact) && contact.id > seenId)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

interface Looked {
  /** Unseen ones on the page that is shown, the oldest first. */
  page: readonly number[];
  /** Unseen ones on any page that was shown. */
  known: readonly number[];
  onScreen: ReadonlySet<number>;
  /** Rows before the page, where it is one of all that wait; null for any other list. */
  offset: number | null;
}

/**
 * The newest enquiry that may be called seen, for which all older ones are: each that waits must have been on the
 * screen itself. 0 where there is none.
 */
export function seenUpTo({ waiting, unseen }: Seen, { page, known, onScreen, offset }: Looked): number {
  const isAllKnown = known.length >= unseen;
  // All that wait stand by their time, so that those before the page are seen, up to the first unseen one.
  const isOldest = offset !== null && offset <= waiting - unseen;
  let last = 0;
  for (const id of isAllKnown ? [...known].sort((a, b) => a - b) : isOldest ? page : []) {
    if (!onScreen.has(id)) break;
    last = id;
  }
  return last;
}

/** The page of all that wait on which the unseen ones begin. */
export function unseenPage({ waiting, unseen }: Seen, pageSize: number): number {
  return unseen === 0 ? 1 : Math.floor(Math.max(0, waiting - unseen) / pageSize) + 1;
}

interface Shown {
  ids: readonly number[];
  /** Whether it is the newest page of all, which tells itself how far it goes. */
  isNewest: boolean;
  /** The newest enquiry of any when what is shown was fetched. */
  newestId: number;
}

/** How many have come since what is shown was fetched; one that others have answered meanwhile hides none. */
export function freshCount({ unseenIds }: ContactCounts, { ids, isNewest, newestId }: Shown): number {
  const last = isNewest ? Math.max(0, ...ids) : newestId;
  return unseenIds.filter((id) => id > last && !ids.includes(id)).length;
}
