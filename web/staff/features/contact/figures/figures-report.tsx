import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { BarTable } from "./bar-table";
import { FigureSection } from "./figure-section";
import { countText } from "./figure-text";
import { Rupiah } from "./rupiah";
import { StageSuns } from "./stage-suns";
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
    <div className="mt-10 grid gap-x-14 gap-y-11 md:grid-cols-2 lg:grid-cols-12 print:grid-cols-2 print:gap-x-8 print:gap-y-7">
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
  pages: ContactSummary["byPage"];
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
