import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { staffPaths } from "../../../../../worker/contract/paths";
import { cn } from "../../../../lib/cn";
import { business } from "../../../lib/business";
import { nameSpanFinely } from "../../../lib/durations";
import { rupiahText, shortRupiahText } from "../../../lib/rupiah-text";
import { writeAddress } from "../../../lists/list-address";
import { countText, shareText } from "./figure-text";

interface HeadlineFiguresProps {
  /** Undefined while it is on its way. */
  summary: ContactSummary | undefined;
  /** The time told of, in words. */
  span: string;
}

const overdueList = writeAddress(staffPaths.contact, 1, { due: "overdue" });

/** What is asked first, as the head of a report. */
export function HeadlineFigures({ summary, span }: HeadlineFiguresProps) {
  const won = summary?.byStage.find(({ stage }) => stage === "won")?.count ?? 0;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 border-ink border-t-2 pt-5 sm:grid-cols-3 lg:grid-cols-[auto_auto_auto_auto_auto] lg:justify-between lg:gap-x-10">
      <Figure
        name="Kontak masuk"
        value={summary && countText(summary.total)}
        note={summary ? `${span}, sebelumnya ${countText(summary.before.total)}` : span}
        className="max-sm:col-span-2"
      />
      <Figure
        name="Median waktu respons pertama"
        value={
          summary && orNone(summary.medianFirstResponseMinutes, (minutes) => nameSpanFinely(minutes * 60_000))
        }
        note={`Janji kami ${business.replyTime}`}
        className="max-sm:col-span-2"
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
              className="inline-block py-1 font-semibold text-fajar-deep underline underline-offset-2 print:hidden"
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
        className="max-sm:col-span-2"
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
  className?: string;
}

function Figure({ name, value, note, isUrgent, className }: FigureProps) {
  return (
    <div className={cn("min-w-0 lg:max-w-60", className)}>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd
        className={cn(
          "mt-1 text-[1.75rem] leading-tight font-bold tracking-tight tabular-nums sm:text-3xl",
          isUrgent && "text-danger",
        )}
      >
        {value ?? <span className="block h-[1.25em] w-28 rounded-sm bg-sand" />}
      </dd>
      <dd className="mt-1 min-h-[1.65em] text-ink-soft text-sm [overflow-wrap:anywhere]">{note}</dd>
    </div>
  );
}
