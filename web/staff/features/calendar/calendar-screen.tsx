import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide";
import { useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { viewNames, viewOf } from "../../../../worker/contract/desk/staff-post";
import {
  addDays,
  addMonths,
  dayOf,
  isMonth,
  nameInstant,
  nameMonth,
} from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { useStaff } from "../../../api/staff-rights";
import { calendarQuery } from "../../../api/workflow";
import { cn } from "../../../lib/cn";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import { ScheduleDialog } from "../../checks/schedule-dialog";
import { writeAddress } from "../../lists/list-address";
import { AiMark } from "../../ui/ai-mark";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { LoadFailure } from "../../ui/load-failure";
import { PageHead } from "../../ui/page-head";
import { AgendaView, MonthView } from "./calendar-views";
import { boundsOf, type CalendarPost, daysOf, isScheduled } from "./month-days";
import { type Move, useEntryDrag, useMove } from "./use-move";

/** What is out, what is scheduled and what is planned, by day of Jakarta. */
export default function CalendarScreen() {
  const [search] = useSearchParams();
  const now = Date.now();
  const today = dayOf(now);
  const address = readAddress(search, now);
  const { month } = address;
  const isWide = useWide();
  const isAgenda = !isWide || address.isAgenda;
  const mayMove = useStaff().may("posts.publish");
  const months = [month, addMonths(month, 1)];
  const bounds = isAgenda
    ? { from: `${month}-01`, to: addDays(`${addMonths(month, 2)}-01`, -1) }
    : boundsOf(month);
  const calendar = useQuery(calendarQuery(bounds.from, bounds.to));
  const days = daysOf(calendar.data, bounds);
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
                <Link
                  to={addressOf({ month: addMonths(month, 2), isAgenda: address.isAgenda })}
                  className={`${buttonStyles("outline")} mt-6`}
                >
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

interface CalendarHeadProps {
  address: CalendarAddress;
  /** Whether there is room for a month. */
  isWide: boolean;
}

/** Which month it is, and the ways to others and to the other view. */
function CalendarHead({ address, isWide }: CalendarHeadProps) {
  const { month, isAgenda } = address;
  const monthLink = (by: 1 | -1) => addressOf({ month: addMonths(month, by), isAgenda });
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
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
        <Link
          to={addressOf({ month: "", isAgenda })}
          preventScrollReset
          className={`${buttonStyles("quiet")} max-sm:px-2!`}
        >
          Bulan Ini
        </Link>
      </div>
      {isWide && (
        <nav
          aria-label="Tampilan kalender"
          className="inline-flex gap-1 rounded-full border border-edge bg-white p-1"
        >
          <ViewLink to={addressOf({ month, isAgenda: false })} isCurrent={!isAgenda} label="Bulan" />
          <ViewLink to={addressOf({ month, isAgenda: true })} isCurrent={isAgenda} label="Agenda" />
        </nav>
      )}
    </div>
  );
}

function ViewLink({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      className={buttonStyles(isCurrent ? "dark" : "quiet", "sm")}
    >
      {label}
    </Link>
  );
}

/** What the marks mean, and why a day has a ceiling. */
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

interface CalendarAddress {
  /** `YYYY-MM`. */
  month: string;
  /** Where there is room for a month, a list of its days was chosen. */
  isAgenda: boolean;
}

/** What an address asks for; this month where it names none. */
export function readAddress(search: URLSearchParams, now: number): CalendarAddress {
  const month = search.get("bulan") ?? "";
  return {
    month: isMonth(month) ? month : dayOf(now).slice(0, 7),
    isAgenda: search.get("tampilan") === "agenda",
  };
}

/** The address of a month; "" is this one, whichever that is. */
export function addressOf({ month, isAgenda }: CalendarAddress): string {
  return writeAddress(staffPaths.calendar, 1, { bulan: month, tampilan: isAgenda ? "agenda" : "" });
}

/** Where a whole month has room beside a title in each of its days. */
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

/** What stands in the calendar, and its time, which can be changed until it comes. */
export function EntryDialog({ post, move, mayMove }: EntryDialogProps) {
  const { title, status, publishAt, origin } = post;
  const state = viewNames[viewOf({ status, publishedAt: publishAt }, Date.now())];
  const lead = (
    <p className="flex flex-wrap items-center gap-2">
      {origin === "ai" && <AiMark />}
      <span className="font-semibold text-ink">{state}</span> {nameInstant(Date.parse(publishAt))}
    </p>
  );
  const edit = (
    <Link to={`/admin/blog/edit/${post.id}`} className={buttonStyles("quiet")}>
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
        <DialogActions>
          {edit}
          <Button variant="dark" onClick={move.close}>
            Tutup
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
