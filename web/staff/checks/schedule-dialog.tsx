import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { StaffPostSummary } from "../../../worker/contract/desk/staff-post";
import { clockOf, dayOf, instantOf, nameDateTime } from "../../../worker/contract/jakarta";
import { generatedOnDayQuery } from "../../api/workflow";
import { FormDialog } from "../ui/form-dialog";
import { InlineNotice } from "../ui/inline-notice";
import { TimeFields } from "../ui/time-fields";

type DatedPost = Pick<StaffPostSummary, "origin" | "status" | "publishedAt">;

interface ScheduleDialogProps {
  title: string;
  lead: ReactNode;
  submitLabel: string;
  /** Undefined for one that is not stored yet. */
  post: DatedPost | undefined;
  /** The time that is offered, in milliseconds. */
  offered: number;
  pending?: boolean;
  problem?: string;
  /** What else is to be known before. */
  children?: ReactNode;
  onSchedule: (instant: number) => unknown;
  onCancel: () => void;
}

/** Asks when a post shall become public, in the time of Jakarta. */
export function ScheduleDialog({ post, offered, children, onSchedule, ...dialog }: ScheduleDialogProps) {
  const [time, setTime] = useState(() => ({ day: dayOf(offered), clock: clockOf(offered) }));
  const { day, clock } = time;
  const now = Date.now();
  const fault = publishTimeFault(day, clock, now);
  const instant = instantOf(day, clock);
  return (
    <FormDialog {...dialog} disabled={fault !== null} onSubmit={() => onSchedule(instant)}>
      {children}
      <TimeFields time={time} min={dayOf(now)} onChange={setTime} />
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

/** An editor may go past the day's ceiling with a single article, and is to know it. */
export function CeilingWarning({ post, day, className = "mt-5" }: CeilingWarningProps) {
  const { data } = useQuery({ ...generatedOnDayQuery(day), enabled: post?.origin === "ai" && day !== "" });
  if (post?.origin !== "ai" || !data) return null;
  const isThatDay = post.status === "published" && dayOf(new Date(post.publishedAt ?? "")) === day;
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

/** What is wrong with a day and a time of Jakarta as the time of publishing; one too far off the server refuses. */
export function publishTimeFault(day: string, clock: string, now: number): string | null {
  const instant = instantOf(day, clock);
  if (Number.isNaN(instant)) return "Isi tanggal dan jam terbit.";
  return instant <= now ? "Waktu terbit sudah lewat. Pilih waktu yang akan datang." : null;
}
