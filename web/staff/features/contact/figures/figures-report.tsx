// biome-ignore-all lint/a11y/noRedundantRoles: in some browsers CSS that changes `display` removes a table's roles
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/paths";
import { cn } from "../../../../lib/cn";
import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";
import { writeAddress } from "../../../lists/list-address";
import { placeName } from "../source-text";
import { countText, shareText, WeekChart, weekText } from "./week-chart";

/** The charts below the headline figures. */
export function FiguresReport({ summary }: { summary: ContactSummary }) {
  const { total, whatsapp } = summary;
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-11 max-sm:mt-6 max-sm:gap-y-8 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2 print:gap-x-8 print:gap-y-7">
      <FigureSection span="full" title="Per minggu" description={weeksInWords(summary)}>
        <WeekChart byWeek={summary.byWeek} />
      </FigureSection>
      <TableSection
        span="wide"
        title="Sumber kontak"
        description="Nama kampanye (utm_source), atau situs yang mengantar. Tidak diketahui: alamat diketik sendiri, atau dibuka dari aplikasi."
        columns={["Sumber", "Kontak", "Menang", "Nilai menang"]}
        rows={summary.bySource.map(({ source, count, won, wonValueIdr }) => ({
          ...{ name: source ?? "Tidak diketahui", isUnknown: source === null, count },
          more: [countText(won), <Rupiah key="value" amount={wonValueIdr} />],
        }))}
        note={othersNote("sumber", summary.bySourceOthers)}
      />
      <TableSection
        span="narrow"
        title="Tahap saat ini"
        description="Tahap kontak yang masuk dalam rentang ini. Pilih satu tahap untuk membuka daftarnya."
        columns={["Tahap", "Kontak", "Bagian"]}
        rows={summary.byStage.map(({ stage, count }) => ({
          ...{ name: stageNames[stage], to: writeAddress(staffPaths.contact, 1, { stage }), count },
          more: [shareText(total === 0 ? 0 : count / total)],
        }))}
      />
      <TableSection
        span="wide"
        title="Halaman"
        description="Halaman tempat formulir atau tautan WhatsApp dipilih: kontak, klik ke WhatsApp, dan nilai yang menang. Klik dihitung paling lama 30 hari ke belakang."
        columns={["Halaman", "Kontak", "Klik WA", "Nilai menang", "Sebelumnya"]}
        rows={pageRows(summary)}
        note={othersNote("halaman", summary.byPageOthers)}
      />
      <TableSection
        span="narrow"
        title="Klik ke WhatsApp"
        description={
          whatsapp.total > 0
            ? `${countText(whatsapp.total)} klik, menurut tempat tautannya di situs.`
            : "Belum ada tautan WhatsApp situs yang diklik dalam rentang ini."
        }
        columns={["Tempat", "Klik"]}
        rows={whatsapp.byPlace.map(({ place, count }) => ({ name: placeName(place), count }))}
      />
      <TableSection
        span="wide"
        title="Kampanye"
        description="Nama kampanye (utm_campaign) pada alamat halaman pertama. Sebelumnya: nilai menang dari rentang yang sama panjang sebelum ini."
        columns={["Kampanye", "Kontak", "Menang", "Nilai menang", "Sebelumnya"]}
        rows={summary.byCampaign.map(({ campaign, count, won, wonValueIdr, wonValueIdrBefore }) => ({
          ...{ name: campaign ?? "Tanpa kampanye", isUnknown: campaign === null, count },
          more: [
            countText(won),
            <Rupiah key="value" amount={wonValueIdr} />,
            <Rupiah key="before" amount={wonValueIdrBefore} />,
          ],
        }))}
      />
      <TableSection
        span="narrow"
        title="Jenis website"
        description="Jenis website yang dipilih di formulir."
        columns={["Jenis website", "Kontak"]}
        rows={summary.byType.map(({ websiteType, count }) => ({
          ...{ name: websiteTypeBadge(websiteType), isUnknown: websiteType === null, count },
        }))}
      />
      <TableSection
        span="wide"
        title="Halaman pertama"
        description="Halaman tempat kunjungan mereka dimulai."
        columns={["Halaman", "Kontak"]}
        rows={summary.byLanding.map(({ page, count }) => ({ ...pageName(page), count }))}
        note={othersNote("halaman", summary.byLandingOthers)}
      />
    </div>
  );
}

const pageName = (page: string | null) => ({
  name: page === "/" ? "/ (beranda)" : (page ?? "Tidak diketahui"),
  isUnknown: page === null,
});

/** The pages with enquiries and their clicks, then up to ten pages with clicks only. */
function pageRows({ byPage, whatsapp }: ContactSummary) {
  const clicks = new Map(whatsapp.byPage.map(({ page, count }) => [page, count]));
  const rest = whatsapp.byPage.filter(({ page }) => !byPage.some((row) => row.page === page));
  const nothing = { count: 0, wonValueIdr: 0, wonValueIdrBefore: 0 };
  return [...byPage, ...rest.slice(0, 10).map(({ page }) => ({ ...nothing, page }))].map(
    ({ page, count, wonValueIdr, wonValueIdrBefore }) => ({
      ...{ ...pageName(page), count },
      more: [
        countText(clicks.get(page) ?? 0),
        <Rupiah key="value" amount={wonValueIdr} />,
        <Rupiah key="before" amount={wonValueIdrBefore} />,
      ],
    }),
  );
}

/** The number of enquiries outside of the table; undefined without any. */
function othersNote(what: string, count: number): string | undefined {
  return count === 0 ? undefined : `Sepuluh teratas. Dari ${what} lain: ${countText(count)} kontak.`;
}

/** A summary of the chart. */
function weeksInWords({ byWeek, total }: ContactSummary): string {
  const [first, ...others] = byWeek;
  if (!first) return "";
  const best = others.reduce((best, week) => (week.count > best.count ? week : best), first);
  const mean = (total / byWeek.length).toLocaleString("id-ID", { maximumFractionDigits: 1 });
  return `Terbanyak ${countText(best.count)} kontak, pada ${weekText(best.week)}. Rata-rata ${mean} per minggu.`;
}

/** An amount, shortened on narrow screens. */
function Rupiah({ amount }: { amount: number }) {
  const short = shortRupiahText(amount);
  const whole = rupiahText(amount);
  if (short === whole) return whole;
  return (
    <>
      <span title={whole} className="whitespace-nowrap sm:hidden">
        {short}
      </span>
      <span className="max-sm:hidden">{whole}</span>
    </>
  );
}

/** The grid columns of a section. */
const spans = {
  full: "col-span-full",
  wide: "max-lg:col-span-full lg:col-span-7",
  narrow: "max-lg:col-span-full lg:col-span-5",
};

interface FigureSectionProps {
  span: keyof typeof spans;
  title: string;
  /** The description of the figures. */
  description: string;
  children: ReactNode;
}

type TableSectionProps = Omit<FigureSectionProps, "children"> & Omit<BarTableProps, "caption">;

function TableSection({ span, title, description, ...table }: TableSectionProps) {
  return (
    <FigureSection {...{ span, title, description }}>
      {table.rows.length > 0 && <BarTable caption={title} {...table} />}
    </FigureSection>
  );
}

/** A section of the report. */
function FigureSection({ span, title, description, children }: FigureSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn("min-w-0 break-inside-avoid border-ink border-t-2 pt-4", spans[span])}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[75ch] text-ink-soft text-sm">{description}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface BarRow {
  name: string;
  /** A link to the counted enquiries. */
  to?: string;
  /** Whether the value is unknown. */
  isUnknown?: boolean;
  count: number;
  /** Cells after the count. */
  more?: ReactNode[];
}

interface BarTableProps {
  caption: string;
  /** The column headings. */
  columns: readonly [string, string, ...string[]];
  rows: readonly BarRow[];
  /** A note below the rows. */
  note?: string | undefined;
}

const numberCell = "text-right whitespace-nowrap tabular-nums";

/** The layout on phones: the numbers below the names. */
const stacked = {
  row: "max-sm:grid max-sm:grid-cols-[3fr_4fr_6fr_6fr]",
  name: "max-sm:col-span-full max-sm:max-w-none max-sm:pb-0",
  number: "max-sm:pt-1.5 max-sm:pl-1 max-sm:nth-2:pl-0 max-sm:nth-2:text-left sm:pl-4",
};

/** A table with a bar below each name. */
function BarTable({ caption, columns: [name, ...others], rows, note }: BarTableProps) {
  const highest = Math.max(...rows.map(({ count }) => count));
  const stack = others.length > 3 ? stacked : null;
  const numbers = cn(numberCell, stack ? stack.number : "pl-4 max-sm:pl-2.5");
  return (
    <div className="-mx-2 overflow-x-auto px-2">
      <table role="table" className="w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={cn("border-edge border-b text-sm", stack?.row)}>
            <th
              role="columnheader"
              scope="col"
              className={cn("py-2 font-semibold", stack && "max-sm:sr-only")}
            >
              {name}
            </th>
            {others.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={cn(numbers, "py-2 align-bottom font-semibold max-sm:text-xs")}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two kinds may have one name
            <tr key={index} role="row" className={cn("break-inside-avoid border-line border-b", stack?.row)}>
              <th
                role="rowheader"
                scope="row"
                className={cn("w-full max-w-0 py-2.5 text-left align-top font-medium", stack?.name)}
              >
                <span
                  title={row.name}
                  className={cn(
                    "mb-1.5 line-clamp-3 leading-snug [overflow-wrap:anywhere]",
                    row.isUnknown && "text-ink-soft",
                  )}
                >
                  {row.to ? (
                    <Link
                      to={row.to}
                      className="underline underline-offset-2 pointer-coarse:inline-block pointer-coarse:min-w-11 pointer-coarse:py-3"
                    >
                      {row.name}
                    </Link>
                  ) : (
                    row.name
                  )}
                </span>
                {/* Drawn, because a browser prints no backgrounds. */}
                <svg aria-hidden="true" className="block h-2.5 w-full">
                  <rect
                    width={`${barWidth(row.count, highest)}%`}
                    height="100%"
                    rx="1"
                    className="fill-fajar"
                  />
                </svg>
              </th>
              <td role="cell" className={cn(numbers, "py-2.5 align-top font-bold")}>
                {countText(row.count)}
              </td>
              {row.more?.map((cell, place) => (
                <td key={others[place + 1]} role="cell" className={cn(numbers, "py-2.5 align-top")}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2.5 text-ink-soft text-sm">{note}</p>}
    </div>
  );
}

/** The width of a bar in percent, with a visible minimum. */
function barWidth(count: number, highest: number): number {
  return count === 0 ? 0 : Math.max(1, (count / highest) * 100);
}
