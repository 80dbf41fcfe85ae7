import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { StaffPostSummary } from "../../../worker/contract/desk/staff-post";
import { nameDateTime, toClock, toDay, toInstant } from "../../../worker/contract/jakarta";
import { generatedOnDayQuery } from "../../api/workflow";
import { FormDialog } from "../ui/form-dialog";
import { InlineNotice } from "../ui/inline-notice";
import { TimeFields } from "../ui/time-fields";

type DatedPost = Pick<StaffPostSummary, "origin" | "status" | "publishedAt">;

interface ScheduleDialogProps {
  title: string;
  lead: ReactNode;
  submitLabel: string;
  /** Undefined for an unsaved post. */
  post: DatedPost | undefined;
  /** The preset time, in milliseconds since 1970. */
  offered: number;
  pending?: boolean;
  problem?: string;
  /** Additional notes. */
  children?: ReactNode;
  onSchedule: (instant: number) => unknown;
  onCancel: () => void;
}

/** Asks for the publication time, in Jakarta time. */
export function ScheduleDialog({ post, offered, children, onSchedule, ...dialog }: ScheduleDialogProps) {
  const [time, setTime] = useState(() => ({ day: toDay(offered), clock: toClock(offered) }));
  const { day, clock } = time;
  const now = Date.now();
  const fault = publishTimeFault(day, clock, now);
  const instant = toInstant(day, clock);
  return (
    <FormDialog {...dialog} disabled={fault !== null} onSubmit={() => onSchedule(instant)}>
      {children}
      <TimeFields time={time} min={toDay(now)} onChange={setTime} />
      <p role="status" className="mt-4 text-ink-soft">
        {fault ??
          `Terbit ${nameDateTime(instant)} WIB (Asia/Jakarta). Sampai saat itu pengunjung tidak bisa membacanya.`}
      </p>
      {fault === null && <CeilingWarning post={post} day={day} />}
    </FormDialog>
  );
}

interface CeilingWarningProps {
  post: DatedPost | undefined;
  day: string;
  className?: string;
}

/** Warns that a day exceeds the limit of AI articles, which an editor may do with a single article. */
export function CeilingWarning({ post, day, className = "mt-5" }: CeilingWarningProps) {
  const { data } = useQuery({ ...generatedOnDayQuery(day), enabled: post?.origin === "ai" && day !== "" });
  if (post?.origin !== "ai" || !data) return null;
  const isThatDay = post.status === "published" && toDay(new Date(post.publishedAt ?? "")) === day;
  const others = data.count - (isThatDay ? 1 : 0);
  if (others < data.ceiling) return null;
  return (
    <InlineNotice
      role="status"
      title={`Pada hari itu sudah ada ${others} artikel AI, batasnya ${data.ceiling} sehari`}
      className={className}
    >
      Google memperlakukan terbitan massal buatan AI tanpa nilai tambah sebagai spam. Lebih aman memilih hari
      lain.
    </InlineNotice>
  );
}

/** The error of a publication time in Jakarta time. The server checks the limit of twelve months. */
export function publishTimeFault(day: string, clock: string, now: number): string | null {
  const instant = toInstant(day, clock);
  if (Number.isNaN(instant)) return "Isi tanggal dan jam terbit.";
  return instant <= now ? "Waktu terbit sudah lewat. Pilih waktu yang akan datang." : null;
}
