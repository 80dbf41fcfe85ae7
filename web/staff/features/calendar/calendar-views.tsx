import { Plus, TriangleAlert } from "lucide";
import { generatePath, Link } from "react-router-dom";
import { extendPost, viewNames } from "../../../../worker/contract/desk/staff-post";
import { nameClock, nameDay, nameMonth, shortWeekdays } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { AiMark, Mark } from "../../ui/mark";
import { type CalendarDay, type CalendarPlan, type CalendarPost, isScheduled } from "./month-days";
import type { EntryDrag } from "./use-move";

interface MonthViewProps {
  month: string;
  days: readonly CalendarDay[];
  today: string;
  now: number;
  ceiling: number;
  /** Undefined for users who may not move entries. */
  drag?: EntryDrag;
  /** Whether the user may begin an article for a day. */
  canPlan: boolean;
  onOpen: (post: CalendarPost) => void;
}

/** A month as whole weeks, Monday first. */
export function MonthView({ month, days, ...rest }: MonthViewProps) {
  const weeks = days
    .filter((_, index) => index % 7 === 0)
    .map((_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-white">
      <thead>
        <tr>
          {shortWeekdays.map((name) => (
            <th key={name} scope="col" className="border-b border-line px-3 py-2 text-left text-sm font-bold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell key={day.day} day={day} isOutside={!day.day.startsWith(month)} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Omit<MonthViewProps, "month" | "days"> {
  day: CalendarDay;
  /** Whether the day belongs to another month. */
  isOutside: boolean;
}

function DayCell({
  day: { day, posts, plans, tooMany },
  isOutside,
  today,
  now,
  ceiling,
  drag,
  canPlan,
  onOpen,
}: DayCellProps) {
  const isCarried = Boolean(drag?.drag);
  return (
    <td
      data-day={day}
      className={cn(
        "relative h-28 border-b border-l border-line p-1.5 align-top first:border-l-0 [tr:last-child>&]:border-b-0",
        isOutside && "bg-paper",
        tooMany > 0 && "bg-danger-faint",
        drag?.drag?.day === day && "bg-peach outline-3 -outline-offset-3 outline-fajar outline-dashed",
        isCarried && day < today && "opacity-40",
      )}
    >
      {canPlan && day >= today && <NewEntry day={day} isSmall />}
      <p
        className={cn(
          "pointer-events-none relative mb-1 flex items-center gap-1.5 text-sm",
          isOutside && "text-ink-soft",
        )}
      >
        <time
          dateTime={day}
          className={cn(
            "inline-flex size-7 items-center justify-center rounded-full font-semibold",
            day === today && "bg-fajar text-white",
          )}
        >
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <span className="sr-only">{nameDay(day)}</span>
        </time>
        {day === today && <span className="text-xs font-bold text-fajar-deep">Hari ini</span>}
      </p>
      <div className="relative grid gap-1">
        <DayWarning tooMany={tooMany} ceiling={ceiling} isSmall />
        <DayEntries {...{ posts, plans, now, onOpen }} isSmall {...(drag && { drag })} />
      </div>
    </td>
  );
}

interface AgendaViewProps extends Omit<MonthViewProps, "month" | "drag"> {
  /** The listed months. */
  months: readonly string[];
}

/** A list of the days with entries. Past days of the current month are collapsed. */
export function AgendaView({ months, days, ...rest }: AgendaViewProps) {
  const { today } = rest;
  const filled = days.filter(({ day, posts, plans }) => posts.length + plans.length > 0 || day === today);
  return months.map((month, index) => {
    const own = filled.filter(({ day }) => day.startsWith(month));
    const over = today.startsWith(month) ? own.filter(({ day }) => day < today) : [];
    return (
      <section key={month} aria-label={nameMonth(month)}>
        {index > 0 && <h2 className="mt-8 mb-4 border-t border-line pt-4 text-xl">{nameMonth(month)}</h2>}
        {over.length > 0 && (
          <details className="mb-6 rounded-lg border border-line">
            <summary className="min-h-11 px-4 py-2.5 font-semibold">
              Sebelum hari ini: {over.length} hari
            </summary>
            <div className="px-4 pt-2 pb-5">
              <AgendaDays days={over} {...rest} />
            </div>
          </details>
        )}
        {own.length === 0 && <p className="text-ink-soft">Belum ada artikel pada bulan ini.</p>}
        <AgendaDays days={own.slice(over.length)} {...rest} />
      </section>
    );
  });
}

function AgendaDays({ days, today, now, ceiling, canPlan, onOpen }: Omit<AgendaViewProps, "months">) {
  return (
    <ol className="grid gap-6">
      {days.map(({ day, posts, plans, tooMany }) => (
        <li key={day}>
          <h3 className={cn("flex flex-wrap items-center gap-2 text-lg", day < today && "text-ink-soft")}>
            <time dateTime={day}>{nameDay(day)}</time>
            {day === today && <Mark tone="fajar">Hari ini</Mark>}
          </h3>
          <div className="mt-2 grid gap-2">
            <DayWarning tooMany={tooMany} ceiling={ceiling} />
            <DayEntries {...{ posts, plans, now, onOpen }} />
            {posts.length + plans.length === 0 && (
              <p className="text-ink-soft">Tidak ada artikel yang terbit hari ini.</p>
            )}
            {canPlan && day >= today && <NewEntry day={day} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The most entries of a day; more of them are collapsed. */
const mostEntries = 4;

interface DayEntriesProps extends Omit<CalendarEntryProps, "post"> {
  posts: readonly CalendarPost[];
  plans: readonly CalendarPlan[];
}

function DayEntries({ posts, plans, ...rest }: DayEntriesProps) {
  const entries = [
    ...posts.map((post) => <CalendarEntry key={post.id} post={post} {...rest} />),
    ...plans.map((plan) => <PlanEntry key={`plan ${plan.briefId}`} plan={plan} {...rest} />),
  ];
  const shown = entries.length > mostEntries ? mostEntries - 1 : mostEntries;
  const more = entries.slice(shown);
  return (
    <>
      {entries.slice(0, shown)}
      {more.length > 0 && (
        <details className="relative">
          <summary className="min-h-7 w-fit px-2 text-xs font-semibold pointer-coarse:min-h-11 pointer-coarse:py-3">
            {more.length} lagi
          </summary>
          <div className="mt-1 grid gap-1">{more}</div>
        </details>
      )}
    </>
  );
}

interface CalendarEntryProps {
  post: CalendarPost;
  now: number;
  /** For the cells of the month view. */
  isSmall?: boolean;
  /** Undefined for entries that cannot be dragged. */
  drag?: EntryDrag;
  onOpen: (post: CalendarPost) => void;
}

/** A post in the calendar, which opens its dialog. */
function CalendarEntry({ post, now, isSmall, drag, onOpen }: CalendarEntryProps) {
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
          {viewNames[extendPost({ status, publishedAt: publishAt }, now)]}
        </span>
        {origin === "ai" && <AiMark />}
      </span>
      <span
        className={cn(
          "font-semibold text-pretty [overflow-wrap:anywhere]",
          isSmall ? "line-clamp-2" : "line-clamp-3",
        )}
      >
        {title}
      </span>
    </button>
  );
}

/** A planned brief, with a link to it. */
function PlanEntry({ plan, isSmall }: { plan: CalendarPlan; isSmall?: boolean | undefined }) {
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
  /** The number of AI articles of the day, or 0. */
  tooMany: number;
  ceiling: number;
  isSmall?: boolean;
}

/** Marks a day above the limit of AI articles. */
function DayWarning({ tooMany, ceiling, isSmall }: DayWarningProps) {
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

/** Begins an article for a day. In a cell of the month view it fills the empty space. */
function NewEntry({ day, isSmall }: { day: string; isSmall?: boolean }) {
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
