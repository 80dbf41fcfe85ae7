import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type ContactSummary, summaryDays } from "../../../../../worker/contract/inbox/contact-summary";
import { addDays, toDay } from "../../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../../worker/contract/paths";
import { contactSummaryQuery } from "../../../../api/contact-admin";
import { cn } from "../../../../lib/cn";
import { Button, buttonStyles } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { business } from "../../../lib/business";
import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";
import { writeAddress } from "../../../lists/list-address";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { ContactTabs } from "../contact-tabs";
import { nameSpanFinely } from "../wait";
import { FiguresReport } from "./figures-report";
import { countText, shareText, spanText } from "./week-chart";

/** The report about enquiries, reply times and results. */
export default function FiguresScreen() {
  const [search] = useSearchParams();
  const days = readDays(search);
  const query = useQuery(contactSummaryQuery(days));
  const today = toDay(Date.now());
  const span = spanText(addDays(today, 1 - days), today);
  const summary = query.data;
  const isEmpty = summary?.total === 0 && summary.whatsapp.total === 0;
  return (
    <>
      <PageHead
        title="Laporan"
        lead="Tanpa yang diduga spam. Nilai menang adalah nilai kontak yang masuk dalam rentang ini, kapan pun sepakatnya."
      />
      <ContactTabs />
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <RangeLinks days={days} />
        {summary && !isEmpty && (
          <Button icon={Printer} variant="quiet" onClick={() => window.print()} className="max-sm:hidden">
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
          {summary && !isEmpty && <FiguresReport summary={summary} />}
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

/** Links to other periods. */
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

/** The period in the address; the default for an invalid one. */
export function readDays(search: URLSearchParams): SummaryDays {
  return summaryDays.find((days) => String(days) === search.get("days")) ?? usual;
}

function figuresAddress(days: SummaryDays): string {
  return writeAddress(staffPaths.contactFigures, 1, { days: days === usual ? "" : String(days) });
}

interface HeadlineFiguresProps {
  /** Undefined while loading. */
  summary: ContactSummary | undefined;
  /** The period in words. */
  span: string;
}

const overdueList = writeAddress(staffPaths.contact, 1, { due: "overdue" });

/** The key figures. */
export function HeadlineFigures({ summary, span }: HeadlineFiguresProps) {
  const won = summary?.byStage.find(({ stage }) => stage === "won")?.count ?? 0;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-ink border-t-2 max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:gap-y-7 sm:pt-5 lg:grid-cols-[auto_auto_auto_auto_auto] lg:justify-between">
      <Figure
        name="Kontak masuk"
        value={summary && countText(summary.total)}
        note={summary ? `${span}, sebelumnya ${countText(summary.before.total)}` : span}
      />
      <Figure
        name="Median waktu respons pertama"
        value={
          summary && orNone(summary.medianFirstResponseMinutes, (minutes) => nameSpanFinely(minutes * 60_000))
        }
        note={`Janji kami ${business.replyTime}`}
      />
      <Figure
        name="Sesuai janji"
        value={summary && orNone(summary.withinPromise, shareText)}
        note={
          summary?.withinPromise === null
            ? "Belum ada yang dijawab atau habis waktunya"
            : "dari yang dijawab atau sudah habis waktunya"
        }
      />
      <Figure
        name="Lewat janji sekarang"
        value={summary && countText(summary.overdue)}
        isUrgent={(summary?.overdue ?? 0) > 0}
        note={
          summary &&
          (summary.overdue > 0 ? (
            <Link
              to={overdueList}
              className="-my-2 inline-flex min-h-9 items-center font-semibold text-fajar-deep underline underline-offset-2 print:hidden"
            >
              Lihat kontaknya
            </Link>
          ) : (
            "Tidak ada yang terlambat dibalas"
          ))
        }
      />
      <Figure
        name="Nilai menang"
        value={
          summary && (
            <span title={rupiahText(summary.wonValueIdr)}>{shortRupiahText(summary.wonValueIdr)}</span>
          )
        }
        note={
          summary
            ? `${wonNote(summary.wonValueIdr, won)}, sebelumnya ${shortRupiahText(summary.before.wonValueIdr)}`
            : ""
        }
      />
    </dl>
  );
}

function orNone(value: number | null, text: (value: number) => string): string {
  return value === null ? "Belum ada" : text(value);
}

function wonNote(rupiah: number, won: number): string {
  const from = won === 0 ? "Belum ada yang menang" : `dari ${countText(won)} kontak`;
  return shortRupiahText(rupiah) === rupiahText(rupiah) ? from : `${rupiahText(rupiah)} ${from}`;
}

interface FigureProps {
  name: string;
  value: ReactNode;
  note: ReactNode;
  isUrgent?: boolean;
}

/** A key figure: a list row on phones, a column on wide screens. */
function Figure({ name, value, note, isUrgent }: FigureProps) {
  return (
    <div className="min-w-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3 sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-1 lg:max-w-60">
      <dt className="font-semibold text-sm">{name}</dt>
      <dd
        className={cn(
          "text-xl leading-tight font-bold tracking-tight tabular-nums sm:text-[min(1.75rem,4vw)] lg:text-[min(1.75rem,2.4vw)] lg:whitespace-nowrap",
          isUrgent && "text-danger",
        )}
      >
        {value ?? <span className="block h-[1.25em] w-28 rounded-sm bg-sand" />}
      </dd>
      <dd className="min-h-[1.65em] text-ink-soft text-sm [overflow-wrap:anywhere] max-sm:col-span-2">
        {note}
      </dd>
    </div>
  );
}
