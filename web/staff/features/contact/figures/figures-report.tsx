import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import { type Stage, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/paths";
import { cn } from "../../../../lib/cn";
import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";
import { writeAddress } from "../../../lists/list-address";
import { placeName } from "../source-text";
import { BarTable } from "./bar-table";
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
      <FigureSection span="full" id="figures-week" title="Per minggu" description={weeksInWords(summary)}>
        <WeekChart byWeek={summary.byWeek} days={days} />
      </FigureSection>
      <FigureSection
        span="full"
        id="figures-stage"
        title="Tahap saat ini"
        description="Tahap kontak yang masuk dalam rentang ini. Pilih satu tahap untuk membuka daftarnya."
      >
        <StageSuns byStage={summary.byStage} total={summary.total} />
      </FigureSection>
      <FigureSection
        span="wide"
        id="figures-source"
        title="Sumber kontak"
        description="Nama kampanye (utm_source), atau situs yang mengantar. Tidak diketahui: alamat diketik sendiri, atau dibuka dari aplikasi."
      >
        <BarTable
          caption="Kontak menurut sumber"
          columns={["Sumber", "Kontak", "Menang", "Nilai menang"]}
          rows={summary.bySource.map(({ source, count, won, wonValueIdr }) => ({
            ...{ name: source ?? "Tidak diketahui", isUnknown: source === null, count },
            more: [countText(won), <Rupiah key="value" amount={wonValueIdr} />],
          }))}
          note={othersNote("sumber", summary.bySourceOthers)}
        />
      </FigureSection>
      <FigureSection
        span="narrow"
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
      <FigureSection
        span="wide"
        id="figures-page"
        title="Halaman"
        description="Halaman tempat formulir atau tautan WhatsApp dipilih: kontak, klik ke WhatsApp, dan nilai yang menang. Klik dihitung paling lama 30 hari ke belakang."
      >
        <BarTable
          caption="Kontak menurut halaman formulir"
          columns={["Halaman", "Kontak", "Klik WA", "Nilai menang", "Sebelumnya"]}
          rows={pageRows(summary)}
          note={othersNote("halaman", summary.byPageOthers)}
        />
      </FigureSection>
      <FigureSection
        span="narrow"
        id="figures-place"
        title="Klik ke WhatsApp"
        description={
          summary.whatsapp.total > 0
            ? `${countText(summary.whatsapp.total)} klik, menurut tempat tautannya di situs.`
            : "Belum ada tautan WhatsApp situs yang diklik dalam rentang ini."
        }
      >
        {summary.whatsapp.total > 0 && (
          <BarTable
            caption="Klik ke WhatsApp menurut tempat tautan"
            columns={["Tempat", "Klik"]}
            rows={summary.whatsapp.byPlace.map(({ place, count }) => ({ name: placeName(place), count }))}
          />
        )}
      </FigureSection>
      <FigureSection
        span="wide"
        id="figures-campaign"
        title="Kampanye"
        description="Nama kampanye (utm_campaign) pada alamat halaman pertama. Sebelumnya: nilai menang dari rentang yang sama panjang sebelum ini."
      >
        <BarTable
          caption="Kontak menurut kampanye"
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
      </FigureSection>
      <FigureSection
        span="narrow"
        id="figures-landing"
        title="Halaman pertama"
        description="Halaman tempat kunjungan mereka dimulai."
      >
        <BarTable
          caption="Kontak menurut halaman pertama"
          columns={["Halaman", "Kontak"]}
          rows={summary.byLanding.map(({ page, count }) => ({ ...pageName(page), count }))}
          note={othersNote("halaman", summary.byLandingOthers)}
        />
      </FigureSection>
    </div>
  );
}

const pageName = (page: string | null) => ({
  name: page === "/" ? "/ (beranda)" : (page ?? "Tidak diketahui"),
  isUnknown: page === null,
});

/** The pages of enquiries with the clicks beside them, and then ten at most that have clicks alone. */
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
      <span title={whole} className="whitespace-nowrap sm:hidden">
        {short}
      </span>
      <span className="max-sm:hidden">{whole}</span>
    </>
  );
}

/** Columns of a wide screen that a section takes. */
const spans = {
  full: "col-span-full",
  wide: "max-lg:col-span-full lg:col-span-7",
  narrow: "max-lg:col-span-full lg:col-span-5",
};

interface FigureSectionProps {
  span: keyof typeof spans;
  id: string;
  title: string;
  /** What is counted, or what stands out. */
  description: string;
  children: ReactNode;
}

/** One kind of figures below a rule, as in a printed report. */
function FigureSection({ span, id, title, description, children }: FigureSectionProps) {
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
