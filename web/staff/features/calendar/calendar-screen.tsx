import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide";
import { useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { extendPost, viewNames } from "../../../../worker/contract/desk/staff-post";
import {
  addDays,
  addMonths,
  isMonth,
  nameInstant,
  nameMonth,
  toDay,
} from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { useStaff } from "../../../api/staff-rights";
import { calendarQuery } from "../../../api/workflow";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import { ScheduleDialog } from "../../checks/schedule-dialog";
import { writeAddress } from "../../lists/list-address";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { LoadFailure } from "../../ui/load-failure";
import { AiMark } from "../../ui/mark";
import { PageHead } from "../../ui/page-head";
import { AgendaView, MonthView } from "./calendar-views";
import { type CalendarPost, getMonthBounds, groupByDay, isScheduled } from "./month-days";
import { type Move, useEntryDrag, useMove } from "./use-move";

/** The calendar of published, scheduled and planned articles, by day in Jakarta. */
export default function CalendarScreen() {
  const [search] = useSearchParams();
  const now = Date.now();
  const today = toDay(now);
  const month = readMonth(search, now);
  const isAgenda = !useWide();
  const mayMove = useStaff().may("posts.publish");
  const months = [month, addMonths(month, 1)];
  const bounds = isAgenda
    ? { from: `${month}-01`, to: addDays(`${addMonths(month, 2)}-01`, -1) }
    : getMonthBounds(month);
  const calendar = useQuery(calendarQuery(bounds.from, bounds.to));
  const days = groupByDay(calendar.data, bounds);
  const ceiling = calendar.data?.aiDailyCeiling ?? 0;
  const isReady = calendar.data !== undefined;
  const move = useMove();
  const drag = useEntryDrag((post, instant) => void move.move(post, instant));
  const view = { days, today, now, ceiling, canPlan: mayMove, onOpen: move.open };

  return (
    <>
      <PageHead
        title="Kalender"
        lead="Artikel menurut hari terbitnya. Semua waktu dalam WIB (Asia/Jakarta)."
      />
      <CalendarHead month={month} />
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
            {!isAgenda &&
              !calendar.isPlaceholderData &&
              !days.some(({ posts, plans }) => posts.length + plans.length > 0) && (
                <p role="status" className="mb-4 text-ink-soft">
                  Belum ada artikel yang terbit atau dijadwalkan pada bulan ini.
                </p>
              )}
            {isAgenda ? (
              <>
                <AgendaView {...view} months={months} />
                <Link to={toPath(addMonths(month, 2))} className={`${buttonStyles("outline")} mt-6`}>
                  Lanjut ke {nameMonth(addMonths(month, 2))}
                </Link>
              </>
            ) : (
              <MonthView {...view} month={month} {...(mayMove && { drag })} />
            )}
            <CalendarLegend ceiling={ceiling} hasDrag={mayMove && !isAgenda} />
          </>
        )}
      </div>
      {move.opened && <EntryDialog key={move.opened.id} post={move.opened} {...{ move, mayMove }} />}
    </>
  );
}

/** Which month it is, and the ways to others. */
function CalendarHead({ month }: { month: string }) {
  const monthLink = (by: 1 | -1) => toPath(addMonths(month, by));
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <Link to={monthLink(-1)} preventScrollReset className={`${buttonStyles("outline")} w-11 px-0!`}>
        <Icon node={ChevronLeft} className="size-5" />
        <span className="sr-only">Bulan sebelumnya</span>
      </Link>
      <h2 aria-live="polite" className="text-center text-lg sm:min-w-44 sm:text-lg">
        {nameMonth(month)}
      </h2>
      <Link to={monthLink(1)} preventScrollReset className={`${buttonStyles("outline")} w-11 px-0!`}>
        <Icon node={ChevronRight} className="size-5" />
        <span className="sr-only">Bulan berikutnya</span>
      </Link>
      <Link to={toPath("")} preventScrollReset className={`${buttonStyles("quiet")} max-sm:px-2!`}>
        Bulan Ini
      </Link>
    </div>
  );
}

/** The legend of the marks and of the daily limit. */
function CalendarLegend({ ceiling, hasDrag }: { ceiling: number; hasDrag: boolean }) {
  return (
    <div className="mt-6 text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-leaf bg-leaf-pale" /> Terbit
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-amber bg-white" /> Terjadwal
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 rounded-sm border border-dashed border-edge bg-sand" />{" "}
          Rencana
        </li>
        <li className="flex items-center gap-2">
          <AiMark /> Ditulis AI
        </li>
      </ul>
      <p className="mt-3 max-w-[75ch]">
        {hasDrag && "Seret artikel terjadwal ke hari lain, atau klik untuk memilih tanggal dan jam. "}
        Sebaiknya paling banyak {ceiling} artikel AI terbit dalam satu hari: Google menilai terlalu banyak
        artikel AI sekaligus sebagai spam. Hari yang melewatinya ditandai.
      </p>
    </div>
  );
}

/** The month that an address asks for, `YYYY-MM`; this one where it names none. */
export function readMonth(search: URLSearchParams, now: number): string {
  const month = search.get("bulan") ?? "";
  return isMonth(month) ? month : toDay(now).slice(0, 7);
}

/** The address of a month; "" is the current one. */
export const toPath = (month: string) => writeAddress(staffPaths.calendar, 1, { bulan: month });

/** The width from which the month view is used. */
const wide = "(min-width: 64rem)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}

interface EntryDialogProps {
  post: CalendarPost;
  move: Move;
  mayMove: boolean;
}

/** The dialog of an entry; a scheduled one can be moved. */
export function EntryDialog({ post, move, mayMove }: EntryDialogProps) {
  const { title, status, publishAt, origin } = post;
  const state = viewNames[extendPost({ status, publishedAt: publishAt }, Date.now())];
  const lead = (
    <p className="flex flex-wrap items-center gap-2">
      {origin === "ai" && <AiMark />}
      <span className="font-semibold text-ink">{state}</span> {nameInstant(Date.parse(publishAt))}
    </p>
  );
  const edit = (
    <Link to={`/admin/blog/edit/${post.id}`} className={buttonStyles("outline", "sm")}>
      Sunting Artikel
    </Link>
  );
  if (mayMove && isScheduled(post, Date.now())) {
    return (
      <ScheduleDialog
        {...{ title, lead }}
        submitLabel="Pindahkan"
        post={{ ...post, publishedAt: publishAt }}
        offered={Date.parse(publishAt)}
        pending={move.isMoving}
        problem={move.problem}
        onSchedule={(instant) => move.move(post, instant)}
        onCancel={move.close}
      >
        <div className="mb-3 -ml-4">{edit}</div>
      </ScheduleDialog>
    );
  }
  return (
    <DialogFrame {...{ title, lead }} onClose={move.close}>
      <div className="mt-5 grid gap-5">
        <p className="text-ink-soft">
          {isScheduled(post, Date.now())
            ? "Jadwal dipindahkan oleh editor."
            : "Artikel ini sudah terbit, jadi waktunya tidak bisa dipindahkan."}
        </p>
        <DialogActions>{edit}</DialogActions>
      </div>
    </DialogFrame>
  );
}
