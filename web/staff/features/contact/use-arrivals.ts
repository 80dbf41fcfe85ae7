import { useEffect, useState } from "react";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { useContactCounts, useMarkSeen } from "../../../api/today";
import { useVisible } from "../../lib/use-now";
import { isWaiting } from "./wait";

/**
 * What has come since the reader last opened the list: which of the rows, how many there are of them, and how many
 * (`fresh`) are not in the list yet, which was fetched at `fetchedAt` (0 before it was).
 */
export function useArrivals(contacts: readonly ContactSubmission[], fetchedAt: number) {
  const counts = useContactCounts();
  const isVisible = useVisible();
  /** What the counts said before it was noted that the list was opened. */
  const [opened, setOpened] = useState<{ seenId: number; unseen: number } | null>(null);
  /** The newest enquiry when the list was fetched. */
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
