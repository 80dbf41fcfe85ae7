import { Link } from "react-router-dom";
import { summaryDays } from "../../../../../worker/contract/inbox/contact-summary";
import { buttonStyles } from "../../../../ui/button";
import { figuresAddress, type SummaryDays } from "./figures-address";

/** The ways to the figures of other times. */
export function RangeLinks({ days: current }: { days: SummaryDays }) {
  return (
    <nav
      aria-label="Rentang waktu"
      className="inline-flex gap-0.5 rounded-full border border-edge bg-white p-1 print:hidden"
    >
      {summaryDays.map((days) => (
        <Link
          key={days}
          to={figuresAddress(days)}
          replace
          preventScrollReset
          aria-current={days === current ? "page" : undefined}
          className={`${buttonStyles(days === current ? "dark" : "quiet", "sm")} max-sm:px-3!`}
        >
          {days === 365 ? "1 tahun" : `${days} hari`}
        </Link>
      ))}
    </nav>
  );
}
