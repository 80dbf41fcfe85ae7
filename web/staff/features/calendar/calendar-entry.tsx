import { Plus, TriangleAlert } from "lucide";
import { generatePath, Link } from "react-router-dom";
import { viewNames, viewOf } from "../../../../worker/contract/desk/staff-post";
import { nameClock, nameDay } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { AiMark } from "../../ui/ai-mark";
import { type CalendarPlan, type CalendarPost, isScheduled } from "./month-days";
import type { EntryDrag } from "./use-entry-drag";

interface CalendarEntryProps {
  post: CalendarPost;
  now: number;
  /** In a cell of the month there is room for two lines alone. */
  isSmall?: boolean;
  /** Left out where it cannot be carried. */
  drag?: EntryDrag;
  onOpen: (post: CalendarPost) => void;
}

/** A post in the calendar; it opens its dialog. */
export function CalendarEntry({ post, now, isSmall, drag, onOpen }: CalendarEntryProps) {
  const { id, title, status, publishAt, origin } = post;
  const scheduled = isScheduled(post, now);
  const isCarried = drag?.drag?.post.id === id;
  return (
    <button
      type="button"
      onClick={() => onOpen(post)}
      {...(scheduled && drag?.handlersFor(post))}
      className={cn(
        "block w-full rounded-md border px-2 py-1 text-left select-none",
        isSmall ? "text-xs leading-snug" : "px-4 py-3",
        scheduled
          ? "border-amber bg-white hover:border-ink"
          : "border-transparent bg-leaf-pale hover:border-leaf",
        scheduled && drag && "cursor-grab",
        isCarried && "opacity-40",
      )}
    >
      <span className="flex flex-wrap items-center gap-x-1.5">
        <span className="font-bold">{nameClock(Date.parse(publishAt))}</span>
        <span className={cn("text-ink-soft", isSmall && "sr-only")}>
          {viewNames[viewOf({ status, publishedAt: publishAt }, now)]}
        </span>
        {origin === "ai" && <AiMark />}
      </span>
      <span
        className={cn("font-semibold [overflow-wrap:anywhere]", isSmall ? "line-clamp-2" : "line-clamp-3")}
      >
        {title}
      </span>
    </button>
  );
}

/** A topic that is planned: it never comes out by itself. It leads to its brief. */
export function PlanEntry({ plan, isSmall }: { plan: CalendarPlan; isSmall?: boolean }) {
  return (
    <Link
      to={generatePath(staffPaths.editedBrief, { id: String(plan.briefId) })}
      className={cn(
        "block rounded-md border border-dashed border-edge bg-sand px-2 py-1 text-ink-soft hover:border-ink hover:text-ink",
        isSmall ? "text-xs leading-snug" : "px-4 py-3",
      )}
    >
      <span className={cn("[overflow-wrap:anywhere]", isSmall ? "line-clamp-3" : "line-clamp-4")}>
        <span className="font-bold">Rencana</span> {plan.title}
      </span>
    </Link>
  );
}

interface DayWarningProps {
  /** AI articles of the day; 0 says nothing. */
  tooMany: number;
  ceiling: number;
  isSmall?: boolean;
}

/** Marks a day with more AI articles than it should have. */
export function DayWarning({ tooMany, ceiling, isSmall }: DayWarningProps) {
  if (tooMany === 0) return null;
  return (
    <p
      className={cn(
        "flex items-start gap-1.5 font-semibold text-fajar-deep",
        isSmall ? "text-xs" : "text-sm",
      )}
    >
      <Icon node={TriangleAlert} className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {tooMany} artikel AI{isSmall ? "" : " pada satu hari"}, batasnya {ceiling}
      </span>
    </p>
  );
}

/** Begins an article for a day; in a cell of the month the whole of what is empty. */
export function NewEntry({ day, isSmall }: { day: string; isSmall?: boolean }) {
  return (
    <Link
      to={`${staffPaths.newPost}?tanggal=${day}`}
      aria-label={`Tulis artikel untuk ${nameDay(day)}`}
      className={cn(
        "font-semibold text-ink-soft",
        isSmall
          ? "group absolute inset-0 flex items-end justify-center pb-1 text-xs -outline-offset-3"
          : "inline-flex min-h-11 w-fit items-center gap-1.5 text-sm hover:text-ink",
      )}
    >
      <span
        className={cn(
          "inline-flex items-center gap-1",
          isSmall && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
        )}
      >
        <Icon node={Plus} className="size-4" />
        Artikel
      </span>
    </Link>
  );
}
