import { useEffect, useState } from "react";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { useContactCounts, useMarkSeen } from "../../../api/today";
import { useVisible } from "../../lib/use-now";
import { isWaiting } from "./wait";

/**
 * New enquiries since the user last opened the list: the rows among them, their total, and the number that the list, which was
 * fetched at `fetchedAt` (0 while loading), does not contain yet (`fresh`).
 */
export function useArrivals(contacts: readonly ContactSubmission[], fetchedAt: number) {
  const counts = useContactCounts();
  const isVisible = useVisible();
  /** The counts before the opening of the list was recorded. */
  const [opened, setOpened] = useState<{ seenId: number; unseen: number } | null>(null);
  /** The newest enquiry at the time of the fetch. */
  const [shown, setShown] = useState({ fetchedAt: 0, newestId: 0 });
  const { mutate } = useMarkSeen();

  if (counts && shown.fetchedAt !== fetchedAt) setShown({ fetchedAt, newestId: counts.newestId });
  const isToBeNoted = isVisible && fetchedAt > 0 && counts !== undefined && shown.newestId > counts.seenId;
  if (isToBeNoted && !opened) setOpened(counts);
  useEffect(() => {
    if (isToBeNoted) mutate(shown.newestId);
  }, [isToBeNoted, shown.newestId, mutate]);

  const { seenId = 0, unseen = 0 } = opened ?? counts ?? {};
  const newIds = counts ? contacts.filter((contact) => isWaiting(contact) && contact.id > seenId) : [];
  const fresh = counts && fetchedAt > 0 && counts.seenId >= shown.newestId ? counts.unseen : 0;
  return {
    newIds: new Set(newIds.map(({ id }) => id)),
    fresh,
    arrived: opened ? Math.max(unseen, newIds.length) + fresh : (counts?.unseen ?? null),
  };
}
