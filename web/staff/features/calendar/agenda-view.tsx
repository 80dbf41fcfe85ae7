import { nameDay } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import { CalendarEntry, DayWarning, PlanEntry } from "./calendar-entry";
import type { CalendarDay, CalendarPost } from "./month-days";

interface AgendaViewProps {
  month: string;
  days: readonly CalendarDay[];
  today: string;
  now: number;
  ceiling: number;
  onOpen: (post: CalendarPost) => void;
}

/** The days of a month on which there is something, one below the other; in this month those that are over are folded. */
export function AgendaView({ month, days, ...rest }: AgendaViewProps) {
  const { today } = rest;
  const filled = days.filter(
    ({ day, posts, plans }) => day.startsWith(month) && (posts.length + plans.length > 0 || day === today),
  );
  if (!today.startsWith(month)) return <AgendaDays days={filled} {...rest} />;
  const over = filled.filter(({ day }) => day < today);
  return (
    <>
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
      <AgendaDays days={filled.slice(over.length)} {...rest} />
    </>
  );
}

function AgendaDays({ days, today, now, ceiling, onOpen }: Omit<AgendaViewProps, "month">) {
  return (
    <ol className="grid gap-6">
      {days.map(({ day, posts, plans, tooMany }) => (
        <li key={day}>
          <h3 className={cn("flex flex-wrap items-center gap-2 text-lg", day < today && "text-ink-soft")}>
            <time dateTime={day}>{nameDay(day)}</time>
            {day === today && (
              <span className="rounded-full bg-fajar px-2.5 py-0.5 text-xs font-bold text-white">
                Hari ini
              </span>
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
      ))}
    </ol>
  );
}
