import { ChevronLeft, ChevronRight } from "lucide";
import { Link } from "react-router-dom";
import { addMonths, nameMonth } from "../../../../worker/contract/jakarta";
import { buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { addressOf, type CalendarAddress } from "./calendar-address";

interface CalendarHeadProps {
  address: CalendarAddress;
  /** Whether there is room for a month. */
  isWide: boolean;
}

/** Which month it is, and the ways to others and to the other view. */
export function CalendarHead({ address, isWide }: CalendarHeadProps) {
  const { month, isAgenda } = address;
  const monthLink = (by: 1 | -1) => addressOf({ month: addMonths(month, by), isAgenda });
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <Link to={monthLink(-1)} preventScrollReset className={`${buttonStyles("outline")} w-11 px-0!`}>
          <Icon node={ChevronLeft} className="size-5" />
          <span className="sr-only">Bulan sebelumnya</span>
        </Link>
        <h2 aria-live="polite" className="text-center text-xl sm:min-w-44 sm:text-2xl">
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
