import { nameDay, nameMonth } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import { CalendarEntry, DayWarning, NewEntry, PlanEntry } from "./calendar-entry";
import type { CalendarDay, CalendarPost } from "./month-days";

interface AgendaViewProps {
  /** The months one below the other. */
  months: readonly string[];
  days: readonly CalendarDay[];
  today: string;
  now: number;
  ceiling: number;
  /** Whether an article can be begun for a day. */
  canPlan: boolean;
  onOpen: (post: CalendarPost) => void;
}

/** The days on which there is something, one below the other; in this month those that are over are folded. */
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
            {canPlan && day >= today && <NewEntry day={day} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
