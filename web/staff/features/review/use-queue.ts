import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Calendar, maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { addDays, dayOf, instantOf, weekdayOf } from "../../../../worker/contract/jakarta";
import { may } from "../../../../worker/contract/rights";
import { sessionQuery } from "../../../api/auth";
import { readPostQuery } from "../../../api/staff-posts";
import { comingDaysQuery, type ReviewQueue, reviewQueueKey, reviewQueueQuery } from "../../../api/workflow";
import { keepText, readKeptText } from "../../lib/kept-text";

/** The name in the address of the article that is read. */
const param = "artikel";

/** What waits to be read, which of it is read now, and the ways through it. */
export function useQueue() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const user = useQuery(sessionQuery()).data?.user;
  const decides = may(user?.role ?? null, "posts.publish");
  const queue = useQuery(reviewQueueQuery());
  const waiting = queue.data?.posts ?? [];
  // Others' submissions are for who decides.
  const posts = decides ? waiting : waiting.filter(({ author }) => author?.id === user?.id);
  // The address follows: the router changes it later than the queue loses what was decided.
  const [asked, setAsked] = useState(() => Number(search.get(param) ?? 0));
  const found = posts.findIndex(({ id }) => id === asked);
  const index = Math.max(0, found);
  const current: StaffPostSummary | undefined = posts[index];
  const next = posts[index + 1];

  useEffect(() => {
    if (next) void client.prefetchQuery(readPostQuery(next.id));
  }, [client, next]);

  function open(id: number | undefined) {
    setAsked(id ?? 0);
    setSearch(id === undefined ? {} : { [param]: String(id) }, { replace: true, preventScrollReset: true });
  }

  /** Takes out what is decided or gone, and goes on to the one behind it if it is the one that is read. */
  function drop(id: number) {
    const at = posts.findIndex((post) => post.id === id);
    if (current?.id === id) open((posts[at + 1] ?? posts[at - 1])?.id);
    client.setQueryData<ReviewQueue>(
      reviewQueueKey,
      (old) =>
        old && {
          posts: old.posts.filter((post) => post.id !== id),
          total: old.posts.some((post) => post.id === id) ? old.total - 1 : old.total,
        },
    );
  }

  return {
    query: queue,
    decides,
    posts,
    /** What waits in all; the same for a writer's own. */
    total: decides ? Math.max(queue.data?.total ?? 0, posts.length) : posts.length,
    index,
    current,
    /** The address names an article that does not wait, or no longer. */
    isMissing: asked > 0 && queue.isSuccess && !queue.isFetching && found < 0,
    open,
    drop,
    step: (by: 1 | -1) => {
      const target = posts[index + by];
      if (target) open(target.id);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;

export type ApprovalTarget = "now" | "slot";

const storageKey = "review-approval-target";

const readTarget = (): ApprovalTarget => (readKeptText(storageKey, "browser") === "now" ? "now" : "slot");

/** What an approval means, remembered by this browser: in the next free slot, or public at once for who has chosen that. */
export function useApprovalTarget(post: StaffPostSummary | undefined, decides: boolean) {
  const [target, setTarget] = useState(readTarget);
  const now = Date.now();
  const today = dayOf(now);
  const coming = useQuery({ ...comingDaysQuery(today), enabled: decides });
  const origin = post?.origin ?? "manual";

  return {
    target,
    choose: (chosen: ApprovalTarget) => {
      setTarget(chosen);
      keepText(storageKey, chosen, "browser");
    },
    coming,
    /** Milliseconds; null where there is none, or none is known. */
    slot: coming.data ? freeSlot(coming.data, { origin, now, days: maxCalendarDays }) : null,
  };
}

export type Approval = ReturnType<typeof useApprovalTarget>;

/** When articles come out unless somebody chooses otherwise: Monday to Friday at nine in Jakarta. */
const lastWeekday = 5;
const slotClock = "09:00";

type Origin = Calendar["posts"][number]["origin"];

interface Asked {
  origin: Origin;
  /** Milliseconds. */
  now: number;
  /** Days from today on that the calendar holds. */
  days: number;
}

/** The next slot that nothing has, on a day that has room for one more AI article if it is one; null when there is none. */
export function freeSlot({ posts, aiDailyCeiling }: Calendar, { origin, now, days }: Asked): number | null {
  const taken = new Set(posts.map(({ publishAt }) => Date.parse(publishAt)));
  const generated = countGenerated(posts);
  const today = dayOf(now);
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(today, offset);
    const slot = instantOf(day, slotClock);
    if (weekdayOf(day) > lastWeekday || slot <= now || taken.has(slot)) continue;
    if (origin === "ai" && (generated.get(day) ?? 0) >= aiDailyCeiling) continue;
    return slot;
  }
  return null;
}

/** AI articles that are or become public on each day of Jakarta. */
export function countGenerated(posts: Calendar["posts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { origin, publishAt } of posts) {
    if (origin !== "ai") continue;
    const day = dayOf(Date.parse(publishAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
