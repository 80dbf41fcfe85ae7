import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { dayOf } from "../../../../worker/contract/jakarta";
import { comingDaysQuery } from "../../../api/calendar";
import { countGenerated, freeSlot } from "./free-slot";

export type ApprovalTarget = "now" | "slot";

const storageKey = "review-approval-target";

function readTarget(): ApprovalTarget {
  try {
    return localStorage.getItem(storageKey) === "now" ? "now" : "slot";
  } catch {
    return "slot";
  }
}

/** What an approval means, remembered by this browser: in the next free slot, or public at once for who has chosen that. */
export function useApprovalTarget(post: StaffPostSummary | undefined, decides: boolean) {
  const [target, setTarget] = useState(readTarget);
  const now = Date.now();
  const today = dayOf(now);
  const coming = useQuery({ ...comingDaysQuery(today), enabled: decides });
  const origin = post?.origin ?? "manual";
  const generated = coming.data ? countGenerated(coming.data.posts) : new Map<string, number>();
  const ceiling = coming.data?.aiDailyCeiling ?? Number.POSITIVE_INFINITY;

  return {
    target,
    choose: (chosen: ApprovalTarget) => {
      setTarget(chosen);
      try {
        localStorage.setItem(storageKey, chosen);
      } catch {
        // Without a store it is chosen again with the next visit.
      }
    },
    coming,
    /** Milliseconds; null where there is none, or none is known. */
    slot: coming.data ? freeSlot(coming.data, { origin, now, days: maxCalendarDays }) : null,
    ceiling,
    /** AI articles on a day beside this one, where one more would be too many; 0 where it would not. */
    crowdOn: (day: string) => {
      const count = generated.get(day) ?? 0;
      return origin === "ai" && count >= ceiling ? count : 0;
    },
  };
}

export type Approval = ReturnType<typeof useApprovalTarget>;
