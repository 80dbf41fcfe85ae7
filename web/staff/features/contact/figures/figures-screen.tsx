import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide";
import { Link, useSearchParams } from "react-router-dom";
import { summaryDays } from "../../../../../worker/contract/inbox/contact-summary";
import { dayOf } from "../../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../../worker/contract/paths";
import { contactSummaryQuery } from "../../../../api/contact-admin";
import { cn } from "../../../../lib/cn";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { writeAddress } from "../../../lists/list-address";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { ContactTabs } from "../contact-tabs";
import { FiguresReport } from "./figures-report";
import { HeadlineFigures } from "./headline-figures";
import { daysOfSummary, spanText } from "./week-text";

/** What came in, how fast it was answered, and what came of it. */
export default function FiguresScreen() {
  const [search] = useSearchParams();
  const days = readDays(search);
  const query = useQuery(contactSummaryQuery(days));
  const told = daysOfSummary(days, dayOf(Date.now()));
  const span = spanText(told.from, told.to);
  const summary = query.data;
  const isEmpty = summary?.total === 0 && summary.whatsapp.total === 0;
  return (
    <>
      <PageHead
        title="Laporan"
        lead="Tanpa yang diduga spam. Nilai menang adalah nilai kontak yang masuk dalam rentang ini, kapan pun sepakatnya."
      />
      <ContactTabs />
      <div className="mt-6 mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <RangeLinks days={days} />
        {summary && !isEmpty && (
          <Button variant="quiet" onClick={() => window.print()} className="max-sm:hidden">
            <Icon node={Printer} className="size-4" />
            Cetak
          </Button>
        )}
      </div>
      {query.isError && (
        <LoadFailure
          place={summary ? "inline" : "list"}
          title="Terjadi kesalahan saat memuat angka"
          query={query}
          className="mb-7"
        />
      )}
      {!(query.isError && !summary) && (
        <div
          aria-busy={query.isFetching}
          className={cn("print:mt-6", query.isPlaceholderData && "opacity-60 transition-opacity")}
        >
          <HeadlineFigures summary={summary} span={span} />
          {/* As high as what comes: nothing below moves. */}
          {query.isPending && <Spinner label="Memuat angka..." className="min-h-140" />}
          {isEmpty && !query.isPlaceholderData && <NothingYet days={days} />}
          {summary && !isEmpty && <FiguresReport summary={summary} days={told} />}
        </div>
      )}
    </>
  );
}

function NothingYet({ days }: { days: SummaryDays }) {
  return (
    <Notice
      role="status"
      title={`Belum ada kontak dalam ${days === 365 ? "1 tahun" : `${days} hari`} terakhir`}
      description="Begitu formulir di situs diisi, angkanya muncul di sini."
    >
      {days !== 365 && (
        <Link to={figuresAddress(365)} replace preventScrollReset className={buttonStyles()}>
          Lihat 1 Tahun
        </Link>
      )}
      <Link to={staffPaths.contact} className={buttonStyles("outline")}>
        Daftar Kontak
      </Link>
    </Notice>
  );
}

/** The ways to the figures of other times. */
function RangeLinks({ days: current }: { days: SummaryDays }) {
  return (
    <nav
      aria-label="Rentang waktu"
      className="inline-flex flex-wrap gap-0.5 rounded-3xl border border-edge bg-white p-1 print:hidden"
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

type SummaryDays = (typeof summaryDays)[number];
const usual: SummaryDays = 30;

/** The days that an address asks for; the usual ones where it makes no sense. */
export function readDays(search: URLSearchParams): SummaryDays {
  return summaryDays.find((days) => String(days) === search.get("days")) ?? usual;
}

function figuresAddress(days: SummaryDays): string {
  return writeAddress(staffPaths.contactFigures, 1, { days: days === usual ? "" : String(days) });
}
