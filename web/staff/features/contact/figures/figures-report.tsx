import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import { type Stage, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/paths";
import { cn } from "../../../../lib/cn";
import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";
import { writeAddress } from "../../../lists/list-address";
import { countText, shareText } from "./figure-text";
import { WeekChart } from "./week-chart";
import { weekText } from "./week-text";

interface FiguresReportProps {
  summary: ContactSummary;
  /** The days told of, both included. */
  days: { from: string; to: string };
}

/** The charts below the headline figures. */
export function FiguresReport({ summary, days }: FiguresReportProps) {
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-11 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2 print:gap-x-8 print:gap-y-7">
      <div className="col-span-full">
        <FigureSection id="figures-week" title="Per minggu" description={weeksInWords(summary)}>
          <WeekChart byWeek={summary.byWeek} days={days} />
        </FigureSection>
      </div>
      <div className="col-span-full">
        <FigureSection
          id="figures-stage"
          title="Tahap saat ini"
          description="Tahap kontak yang masuk dalam rentang ini. Pilih satu tahap untuk membuka daftarnya."
        >
          <StageSuns byStage={summary.byStage} total={summary.total} />
        </FigureSection>
      </div>
      <div className="max-lg:col-span-full lg:col-span-7">
        <FigureSection
          id="figures-source"
          title="Sumber kontak"
          description="Nama kampanye (utm_source), atau situs yang mengantar. Tidak diketahui: alamat diketik sendiri, atau dibuka dari aplikasi. Garis tipis: yang menang."
        >
          <BarTable
            caption="Kontak menurut sumber"
            columns={["Sumber", "Kontak", "Menang", "Nilai menang"]}
            rows={summary.bySource.map(({ source, count, won, wonValueIdr }) => ({
              ...{ name: source ?? "Tidak diketahui", isUnknown: source === null, count, won },
              more: [countText(won), <Rupiah key="value" amount={wonValueIdr} />],
            }))}
            note={othersNote("sumber", summary.bySourceOthers)}
          />
        </FigureSection>
      </div>
      <div className="max-lg:col-span-full lg:col-span-5">
        <FigureSection
          id="figures-type"
          title="Jenis website"
          description="Jenis website yang dipilih di formulir."
        >
          <BarTable
            caption="Kontak menurut jenis website"
            columns={["Jenis website", "Kontak"]}
            rows={summary.byType.map(({ websiteType, count }) => ({
              ...{ name: websiteTypeBadge(websiteType), isUnknown: websiteType === null, count },
            }))}
          />
        </FigureSection>
      </div>
      <div className="lg:col-span-6">
        <FigureSection
          id="figures-landing"
          title="Halaman pertama"
          description="Halaman tempat kunjungan mereka dimulai."
        >
          <PageTable
            caption="Kontak menurut halaman pertama"
            pages={summary.byLanding}
            others={summary.byLandingOthers}
          />
        </FigureSection>
      </div>
      <div className="lg:col-span-6">
        <FigureSection
          id="figures-page"
          title="Halaman formulir"
          description="Halaman tempat formulirnya diisi."
        >
          <PageTable
            caption="Kontak menurut halaman formulir"
            pages={summary.byPage}
            others={summary.byPageOthers}
          />
        </FigureSection>
      </div>
    </div>
  );
}

interface PageTableProps {
  caption: string;
  pages: ContactSummary["byLanding"];
  /** Enquiries of further pages. */
  others: number;
}

function PageTable({ caption, pages, others }: PageTableProps) {
  return (
    <BarTable
      caption={caption}
      columns={["Halaman", "Kontak"]}
      rows={pages.map(({ page, count }) => ({
        ...{
          name: page === "/" ? "/ (beranda)" : (page ?? "Tidak diketahui"),
          isUnknown: page === null,
          count,
        },
      }))}
      note={othersNote("halaman", others)}
    />
  );
}

/** How many enquiries the rows of a table leave out; undefined where all are in it. */
function othersNote(what: string, count: number): string | undefined {
  return count === 0 ? undefined : `Sepuluh teratas. Dari ${what} lain: ${countText(count)} kontak.`;
}

/** What stands out of the columns. */
function weeksInWords({ byWeek, total }: ContactSummary): string {
  const [first, ...others] = byWeek;
  if (!first) return "";
  const best = others.reduce((best, week) => (week.count > best.count ? week : best), first);
  const mean = (total / byWeek.length).toLocaleString("id-ID", { maximumFractionDigits: 1 });
  return `Terbanyak ${countText(best.count)} kontak, pada ${weekText(best.week)}. Rata-rata ${mean} per minggu.`;
}

/** An amount in a table: whole where there is room. */
function Rupiah({ amount }: { amount: number }) {
  const short = shortRupiahText(amount);
  const whole = rupiahText(amount);
  if (short === whole) return whole;
  return (
    <>
      <span title={whole} className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:hidden">{whole}</span>
    </>
  );
}

interface FigureSectionProps {
  id: string;
  title: string;
  /** What is counted, or what stands out. */
  description: string;
  children: ReactNode;
}

/** One kind of figures below a rule, as in a printed report. */
function FigureSection({ id, title, description, children }: FigureSectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid border-ink border-t-2 pt-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[75ch] text-ink-soft text-sm">{description}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Of a sun as large as it gets, and of the smallest that is seen. */
const radius = { most: 30, least: 3 };

/** Open ones stand in the morning's colours; one that is won is full, and one that is lost has set. */
const looks: Record<Stage, string> = {
  new: "fill-white stroke-ink",
  contacted: "fill-peach stroke-ink",
  proposal: "fill-amber stroke-ink",
  won: "fill-leaf stroke-leaf",
  lost: "fill-none stroke-edge [stroke-dasharray:3_3]",
};

/** Its area, and not its height, says how many there are. */
function sunRadius(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.max(radius.least, radius.most * Math.sqrt(count / highest));
}

/** Where the enquiries stand now: five half suns on one horizon, each the way to its list. */
function StageSuns({ byStage, total }: Pick<ContactSummary, "byStage" | "total">) {
  const highest = Math.max(...byStage.map(({ count }) => count));
  return (
    <ol className="grid grid-cols-5 text-center">
      {byStage.map(({ stage, count }) => (
        <li key={stage} className="min-w-0">
          <Link
            to={writeAddress(staffPaths.contact, 1, { stage })}
            title={`Lihat semua kontak dengan tahap ${stageNames[stage]}`}
            className="group block rounded-md pb-2 hover:bg-sand"
          >
            <svg
              viewBox="-32 -34 64 34"
              preserveAspectRatio="xMidYMax meet"
              aria-hidden="true"
              className="mx-auto block h-9 w-full overflow-hidden sm:h-17"
            >
              <circle r={sunRadius(count, highest)} strokeWidth="1.5" className={looks[stage]} />
            </svg>
            <span aria-hidden="true" className="block border-ink border-t-[2.5px]" />
            <span className="mt-2 block text-2xl leading-tight font-bold tabular-nums">
              {countText(count)}
            </span>{" "}
            <span
              className={cn(
                "block font-semibold text-sm underline decoration-line-on-sand underline-offset-4 group-hover:decoration-ink",
                "max-sm:text-[0.72rem]",
              )}
            >
              {stageNames[stage]}
            </span>{" "}
            <span className="block text-ink-soft text-sm tabular-nums max-sm:text-xs">
              {shareText(total === 0 ? 0 : count / total)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface BarRow {
  name: string;
  /** Nobody knows what it is. */
  isUnknown?: boolean;
  count: number;
  won?: number;
  /** Cells behind the count. */
  more?: ReactNode[];
}

interface BarTableProps {
  caption: string;
  /** What the rows are, the count, and what stands behind it. */
  columns: readonly [string, string, ...string[]];
  rows: readonly BarRow[];
  /** Below the rows. */
  note?: string | undefined;
}

const numberCell = "py-2.5 pl-4 text-right align-top sm:whitespace-nowrap tabular-nums max-sm:pl-2.5";

/** Numbers with a bar below each name: a table for whoever reads, a chart for whoever looks. */
function BarTable({ caption, columns: [name, ...others], rows, note }: BarTableProps) {
  const highest = Math.max(...rows.map(({ count }) => count));
  return (
    <>
      <table className="w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-ink border-b text-sm">
            <th scope="col" className="py-2 font-semibold">
              {name}
            </th>
            {others.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pl-4 text-right align-bottom font-semibold [overflow-wrap:anywhere] max-sm:pl-2.5 max-sm:text-xs"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two kinds may have one name
            <tr key={index} className="break-inside-avoid border-line border-b">
              <th scope="row" className="w-full max-w-0 py-2.5 text-left align-top font-medium">
                <span
                  title={row.name}
                  className={cn(
                    "mb-1.5 line-clamp-3 leading-snug [overflow-wrap:anywhere]",
                    row.isUnknown && "text-ink-soft",
                  )}
                >
                  {row.name}
                </span>
                <Bar count={row.count} highest={highest} />
                {row.won !== undefined && row.won > 0 && (
                  <div className="mt-0.5">
                    <Bar kind="won" count={row.won} highest={highest} />
                  </div>
                )}
              </th>
              <td className={cn(numberCell, "font-bold")}>{countText(row.count)}</td>
              {row.more?.map((cell, place) => (
                <td key={others[place + 1]} className={numberCell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2.5 text-ink-soft text-sm">{note}</p>}
    </>
  );
}

/** Percent below which a bar of something would look like one of nothing. */
const thinnest = 1;

/** How much of its place a bar takes, in percent: of nothing nothing, of anything else something. */
export function barWidth(count: number, highest: number): number {
  if (count <= 0 || highest <= 0) return 0;
  return Math.min(100, Math.max(thinnest, (count / highest) * 100));
}

interface BarProps {
  count: number;
  highest: number;
  /** `won` is thin, so that the two are told apart without their colours. */
  kind?: "all" | "won";
}

/** A number of a table as a bar; drawn, because a browser prints no backgrounds. */
function Bar({ count, highest, kind = "all" }: BarProps) {
  return (
    <svg aria-hidden="true" className={kind === "won" ? "block h-1 w-full" : "block h-2.5 w-full"}>
      <rect
        width={`${barWidth(count, highest)}%`}
        height="100%"
        rx="1"
        className={kind === "won" ? "fill-leaf" : "fill-fajar"}
      />
    </svg>
  );
}
