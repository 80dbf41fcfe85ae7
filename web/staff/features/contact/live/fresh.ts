import type { ContactCounts } from "../../../../../worker/contract/inbox/contact-change";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { isWaiting } from "../waiting";

/** Of the rows of the first page, those that the reader has not looked at: `unseen` counts the ones that wait. */
export function unseenIds(contacts: readonly ContactSubmission[], unseen: number): number[] {
  return contacts
    .filter(isWaiting)
    .map(({ id }) => id)
    .sort((a, b) => b - a)
    .slice(0, unseen);
}

interface Shown {
  /** Ids of the newest page of all; null where the list shows something else. */
  ids: readonly number[] | null;
  /** How many were not looked at when what is shown was fetched. */
  unseen: number;
}

/** How many have come since what is shown was fetched. */
export function freshCount({ unseen, newestId }: ContactCounts, shown: Shown): number {
  const isBehind = shown.ids === null || newestId > Math.max(0, ...shown.ids);
  return isBehind ? Math.max(0, unseen - shown.unseen) : 0;
}
