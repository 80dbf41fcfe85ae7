import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { dayOf } from "../../../../worker/contract/jakarta";
import { may } from "../../../../worker/contract/rights";
import { sessionQuery } from "../../../api/auth";
import { calendarQuery } from "../../../api/calendar";
import { reviewCountQuery } from "../../../api/review";
import { cn } from "../../../lib/cn";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure } from "../../ui/load-failure";
import { AgendaView } from "./agenda-view";
import { readAddress } from "./calendar-address";
import { CalendarHead } from "./calendar-head";
import { CalendarLegend } from "./calendar-legend";
import { DragGhost } from "./drag-ghost";
import { EntryDialog } from "./entry-dialog";
import { LateNotice } from "./late-notice";
import { boundsOf, countOthers, daysOf } from "./month-days";
import { MonthView } from "./month-view";
import { MoveNews } from "./move-news";
import { useEntryDrag } from "./use-entry-drag";
import { useMove } from "./use-move";
import { useWide } from "./use-wide";

/** What is out, what is scheduled and what is planned, by day of Jakarta. */
export function CalendarScreen() {
  const [search] = useSearchParams();
  const now = Date.now();
  const today = dayOf(now);
  const address = readAddress(search, now);
  const { month } = address;
  const isWide = useWide();
  const isAgenda = !isWide || address.isAgenda;
  const mayMove = may(useQuery(sessionQuery()).data?.user?.role ?? null, "posts.publish");
  const bounds = boundsOf(month);
  const calendar = useQuery(calendarQuery(bounds.from, bounds.to));
  const days = daysOf(calendar.data, bounds);
  const ceiling = calendar.data?.aiDailyCeiling ?? 0;
  const waiting = useQuery({ ...reviewCountQuery(), enabled: mayMove });
  // Together: what comes later above would push the days away from under the pointer.
  const isReady = calendar.data !== undefined && !(mayMove && waiting.isPending);
  const move = useMove();
  const drag = useEntryDrag((post, instant) => void move.move(post, instant));
  const view = { month, days, today, now, ceiling, onOpen: move.open };

  return (
    <>
      <h1 className="text-4xl">Kalender</h1>
      <p className="mt-2 text-ink-soft">
        Artikel menurut hari terbitnya. Semua waktu dalam WIB (Asia/Jakarta).
      </p>
      {isReady && <LateNotice days={days} today={today} waiting={waiting.data ?? 0} />}
      <CalendarHead address={address} isWide={isWide} />
      <div
        aria-busy={calendar.isFetching || move.isMoving}
        className={cn(
          "mt-4",
          (calendar.isPlaceholderData || move.isMoving) && "opacity-60 transition-opacity",
        )}
      >
        {!isReady && !calendar.isError && <Spinner label="Memuat kalender..." className="py-20" />}
        {calendar.isError && (
          <LoadFailure
            place={calendar.data ? "inline" : "list"}
            title="Terjadi kesalahan saat memuat kalender"
            query={calendar}
            className="mb-4"
          />
        )}
        {isReady && (
          <>
            {!calendar.isPlaceholderData &&
              !days.some(({ posts, plans }) => posts.length + plans.length > 0) && (
                <p role="status" className="mb-4 text-ink-soft">
                  Belum ada artikel yang terbit atau dijadwalkan pada bulan ini.
                </p>
              )}
            {isAgenda ? <AgendaView {...view} /> : <MonthView {...view} {...(mayMove && { drag })} />}
            <CalendarLegend ceiling={ceiling} hasDrag={mayMove && !isAgenda} />
          </>
        )}
      </div>
      <MoveNews news={move.news} onUndo={({ post, before }) => void move.move(post, before)} />
      {drag.drag && <DragGhost drag={drag.drag} />}
      {move.opened && (
        <EntryDialog
          key={move.opened.post.id}
          {...{ opened: move.opened, move, mayMove, ceiling }}
          countOthers={(day) => countOthers(days, day, move.opened?.post.id ?? 0)}
        />
      )}
    </>
  );
}
