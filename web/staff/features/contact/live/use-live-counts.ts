import { useQuery } from "@tanstack/react-query";
import { liveContactCountsQuery } from "../../../../api/contact-live";
import { useStaff } from "../../../../api/staff-rights";
import { useVisible } from "./use-visible";

/**
 * How many enquiries have come that the reader has not looked at, asked for as long as a page of the staff area is in
 * front of whoever may see them; `isOver` where the session has ended.
 */
export function useLiveCounts(isOver: boolean): number {
  const isVisible = useVisible();
  const { user, may } = useStaff();
  const isAsked = isVisible && !isOver && user !== null && may("enquiries.use");
  const counts = useQuery({ ...liveContactCountsQuery(), enabled: isAsked }).data;
  return may("enquiries.use") ? (counts?.unseen ?? 0) : 0;
}
