import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { contactCountsQuery, useMarkSeen } from "../../../../api/contact-live";
import { freshCount, seenUpTo, unseenIds } from "./unseen";
import { useVisible } from "./use-visible";

interface ShownList {
  contacts: readonly ContactSubmission[];
  /** When it was fetched; 0 before it was. */
  fetchedAt: number;
  /** Whether it is the newest page of all. */
  isNewest: boolean;
  /** Rows before the page, where it is one of all that wait; null for any other list. */
  waitingOffset: number | null;
}

const none: ReadonlySet<number> = new Set();

/**
 * What has come since the reader looked: which of the rows, and how many that are not in the list yet. The server is
 * told of those that were on the screen, and of none before whose turn it is.
 */
export function useArrivals({ contacts, fetchedAt, isNewest, waitingOffset }: ShownList) {
  const counts = useQuery({ ...contactCountsQuery(), enabled: false }).data;
  const [newIds, setNewIds] = useState(none);
  const [base, setBase] = useState({ fetchedAt: 0, newestId: 0 });
  const page = counts ? unseenIds(contacts, counts) : [];

  if (counts && base.fetchedAt !== fetchedAt) setBase({ fetchedAt, newestId: counts.newestId });
  const added = page.filter((id) => !newIds.has(id));
  if (added.length > 0) setNewIds(new Set([...newIds, ...added]));

  const onScreen = useOnScreen(page);
  const answered = new Set(contacts.map(({ id }) => id).filter((id) => !page.includes(id)));
  const known = [...newIds].filter((id) => id > (counts?.seenId ?? 0) && !answered.has(id));
  const seenId = counts ? seenUpTo(counts, { page, known, onScreen, offset: waitingOffset }) : 0;
  const { mutate, isPending } = useMarkSeen();
  const told = useRef(0);
  useEffect(() => {
    if (isPending || seenId <= told.current) return;
    told.current = seenId;
    mutate(seenId);
  }, [seenId, isPending, mutate]);

  const shown = { ids: contacts.map(({ id }) => id), isNewest, newestId: base.newestId };
  return { newIds, fresh: counts && fetchedAt > 0 ? freshCount(counts, shown) : 0 };
}

/** Those of the rows that really have been on the screen, on any page. */
function useOnScreen(ids: readonly number[]): ReadonlySet<number> {
  const isVisible = useVisible();
  const [onScreen, setOnScreen] = useState(none);
  // On each rendering: a row may stand in another place.
  useEffect(() => {
    if (!isVisible) return;
    const rows = new Map<Element, number>();
    const observer = new IntersectionObserver((entries) => {
      const met = entries.filter(({ isIntersecting }) => isIntersecting);
      const added = met.map(({ target }) => rows.get(target)).filter((id) => id !== undefined);
      if (added.length > 0) setOnScreen((before) => new Set([...before, ...added]));
    });
    for (const id of ids.filter((id) => !onScreen.has(id))) {
      const row = document.querySelector(`[data-contact="${id}"]`);
      if (!row) continue;
      rows.set(row, id);
      observer.observe(row);
    }
    return () => observer.disconnect();
  });
  return onScreen;
}
