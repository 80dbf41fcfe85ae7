import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { contactCountsQuery, useMarkSeen } from "../../../../api/contact-live";
import { freshCount, unseenIds } from "./fresh";
import { useVisible } from "./use-visible";

interface ShownList {
  contacts: readonly ContactSubmission[];
  /** When it was fetched; 0 before it was. */
  fetchedAt: number;
  /** Whether it is the newest page of all. */
  isNewest: boolean;
}

const none: ReadonlySet<number> = new Set();

/**
 * What has come since the reader looked: which of the rows, and how many that are not in the list yet. Once the newest
 * row is on the screen, the server is told so.
 */
export function useArrivals({ contacts, fetchedAt, isNewest }: ShownList) {
  const counts = useQuery({ ...contactCountsQuery(), enabled: false }).data;
  const [newIds, setNewIds] = useState(none);
  const [base, setBase] = useState({ fetchedAt: 0, unseen: 0 });
  const ids = contacts.map(({ id }) => id);
  const newestShown = Math.max(0, ...ids);

  if (counts && (base.fetchedAt !== fetchedAt || counts.unseen < base.unseen)) {
    setBase({ fetchedAt, unseen: counts.unseen });
  }
  if (counts && isNewest && counts.newestId <= newestShown) {
    const added = unseenIds(contacts, counts.unseen).filter((id) => !newIds.has(id));
    if (added.length > 0) setNewIds(new Set([...newIds, ...added]));
  }

  const unseen = counts?.unseen ?? 0;
  const seenId = useSeen(isNewest && unseen > 0 ? newestShown : 0);
  const unseenHere = isNewest ? [...newIds].filter((id) => id > seenId).length : base.unseen;
  return {
    newIds,
    fresh:
      counts && fetchedAt > 0 ? freshCount(counts, { ids: isNewest ? ids : null, unseen: unseenHere }) : 0,
  };
}

/** Tells the server of an enquiry once its row is really on the screen; answers the newest that it was told of. */
function useSeen(id: number): number {
  const isVisible = useVisible();
  const { mutate } = useMarkSeen();
  const [seenId, setSeenId] = useState(0);
  const told = useRef(0);
  // On each rendering: the row may stand in another place.
  useEffect(() => {
    const row = document.querySelector(`[data-contact="${id}"]`);
    if (!isVisible || id <= told.current || !row) return;
    const observer = new IntersectionObserver((entries) => {
      if (id <= told.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      told.current = id;
      mutate(id, { onSuccess: () => setSeenId(id) });
    });
    observer.observe(row);
    return () => observer.disconnect();
  });
  return seenId;
}
