import { useEffect, useRef } from "react";
import { cn } from "../../../lib/cn";
import { nameDay } from "../../lib/jakarta-days";
import { CalendarEntry, PlanEntry } from "./calendar-entry";
import { DayWarning } from "./day-warning";
import type { CalendarDay, CalendarPost } from "./month-days";

interface AgendaViewProps {
  month: string;
  days: readonly CalendarDay[];
  today: string;
  now: number;
  ceiling: number;
  onOpen: (post: CalendarPost) => void;
}

/** The days of a month on which there is something, one below the other. Today stands there in any case. */
export function AgendaView({ month, days, today, now, ceiling, onOpen }: AgendaViewProps) {
  const filled = days.filter(
    ({ day, posts, plans }) => day.startsWith(month) && (posts.length + plans.length > 0 || day === today),
  );
  const start = filled.find(({ day }) => day >= today);
  return (
    <ol className="grid gap-6">
      {filled.map((day) => (
        <AgendaDay
          key={day.day}
          {...{ day, today, now, ceiling, onOpen }}
          isStart={day === start && day !== filled[0]}
        />
      ))}
    </ol>
  );
}

interface AgendaDayProps extends Omit<AgendaViewProps, "month" | "days"> {
  day: CalendarDay;
  /** Where a reader begins: today, or what comes next. */
  isStart: boolean;
}

function AgendaDay({
  day: { day, posts, plans, tooMany },
  isStart,
  today,
  now,
  ceiling,
  onOpen,
}: AgendaDayProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isStart) ref.current?.scrollIntoView({ block: "start" });
  }, [isStart]);
  return (
    <li ref={ref} className="scroll-mt-4">
      <h3 className={cn("flex flex-wrap items-center gap-2 text-lg", day < today && "text-ink-soft")}>
        <time dateTime={day}>{nameDay(day)}</time>
        {day === today && (
          <span className="rounded-full bg-fajar px-2.5 py-0.5 text-xs font-bold text-white">Hari ini</span>
        )}
      </h3>
      <div className="mt-2 grid gap-2">
        <DayWarning tooMany={tooMany} ceiling={ceiling} />
        {posts.map((post) => (
          <CalendarEntry key={post.id} {...{ post, now, onOpen }} />
        ))}
        {plans.map((plan) => (
          <PlanEntry key={plan.briefId} plan={plan} />
        ))}
        {posts.length + plans.length === 0 && (
          <p className="text-ink-soft">Tidak ada artikel yang terbit hari ini.</p>
        )}
      </div>
    </li>
  );
}
