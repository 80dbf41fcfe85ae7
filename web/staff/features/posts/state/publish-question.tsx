import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { dayOf, nameDay } from "../../../../../worker/contract/jakarta";
import { generatedOnDayQuery } from "../../../../api/post-transitions";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { FormDialog } from "../../../ui/form-dialog";
import { InlineNotice } from "../../../ui/inline-notice";
import { SmallField } from "../../../ui/small-field";
import { instantOf, tomorrow } from "../desk/drip-plan";
import { plannedDay, publishTimeProblem } from "./publish-time";
import type { QuestionProps } from "./question-props";

/** Asks before a post becomes public at once. */
export function PublishQuestion({ post, title, warning, onAnswer, onCancel }: QuestionProps) {
  return (
    <FormDialog
      title="Terbitkan Sekarang"
      lead={title}
      submitLabel="Ya, Terbitkan"
      onCancel={onCancel}
      onSubmit={() => onAnswer({})}
    >
      <p>Artikel ini langsung bisa dibaca siapa pun, dan nama Anda tercatat sebagai peninjaunya.</p>
      {warning}
      <CeilingWarning post={post} day={dayOf(new Date())} />
    </FormDialog>
  );
}

/** For which day of the calendar a new post was begun. */
export function PlannedDay() {
  const [search] = useSearchParams();
  const day = plannedDay(search, Date.now());
  if (day === null) return null;
  return (
    <p className="mt-2 text-ink-soft">
      Untuk {nameDay(day)}. Bila sudah selesai, pilih “Jadwalkan…”: tanggalnya sudah terisi.
    </p>
  );
}

/** Asks when a post shall become public. */
export function ScheduleQuestion({ post, title, warning, onAnswer, onCancel }: QuestionProps) {
  const known = post?.status === "published" ? post.publishedAt : null;
  const [search] = useSearchParams();
  const planned = () => plannedDay(search, Date.now()) ?? tomorrow(Date.now());
  const [date, setDate] = useState(() => (known ? dayOf(new Date(known)) : planned()));
  const [time, setTime] = useState(known ? formatTime(known).replace(".", ":") : "09:00");
  const publishAt = instantOf(date, time);
  const problem = publishTimeProblem(publishAt, Date.now());
  return (
    <FormDialog
      title={known ? "Ubah Jadwal" : "Jadwalkan"}
      lead={title}
      submitLabel={known ? "Ubah Jadwal" : "Jadwalkan"}
      disabled={problem !== null}
      onCancel={onCancel}
      onSubmit={() => publishAt && onAnswer({ publishAt })}
    >
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <SmallField id="schedule-date" type="date" label="Tanggal" value={date} onType={setDate} />
        <SmallField id="schedule-time" type="time" label="Jam (WIB)" value={time} onType={setTime} />
      </div>
      <p role="status" className="mt-4 text-ink-soft">
        {problem ??
          `Terbit ${formatLongDate(publishAt)} pukul ${formatTime(publishAt ?? "")} WIB (Asia/Jakarta). Sampai saat itu pengunjung tidak bisa membacanya.`}
      </p>
      {warning}
      {problem === null && <CeilingWarning post={post} day={date} />}
    </FormDialog>
  );
}

/** An editor may go past the day's ceiling with a single article, and is to know it. */
function CeilingWarning({ post, day }: { post: StaffPost | null; day: string }) {
  const { data } = useQuery({ ...generatedOnDayQuery(day), enabled: post?.origin === "ai" });
  if (post?.origin !== "ai" || !data) return null;
  const isThatDay = post.status === "published" && dayOf(new Date(post.publishedAt ?? "")) === day;
  const others = data.count - (isThatDay ? 1 : 0);
  if (others < data.ceiling) return null;
  return (
    <InlineNotice
      role="status"
      title={`Pada hari itu sudah ada ${others} artikel AI, batasnya ${data.ceiling} sehari`}
      className="mt-5"
    >
      Google memperlakukan terbitan massal buatan AI tanpa nilai tambah sebagai spam. Lebih aman memilih hari
      lain.
    </InlineNotice>
  );
}
