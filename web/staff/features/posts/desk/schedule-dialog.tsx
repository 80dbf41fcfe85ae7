import { useState } from "react";
import { dayOf } from "../../../../../worker/contract/jakarta";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { FormDialog } from "../../../ui/form-dialog";
import { SmallField } from "../../../ui/small-field";
import { ClaimsWarning } from "../checks/claims-warning";
import { instantOf, tomorrow } from "./drip-plan";
import { PostTitles } from "./post-titles";
import type { QuestionProps } from "./use-post-desk";

/** Asks when one post shall become public; the server says which times are too near or too far. */
export function ScheduleDialog({ question, desk }: QuestionProps) {
  const [post] = question.posts;
  const known = post?.status === "published" ? post.publishedAt : null;
  const [date, setDate] = useState(known ? dayOf(new Date(known)) : tomorrow(Date.now()));
  const [time, setTime] = useState(known ? formatTime(known).replace(".", ":") : "09:00");
  const publishAt = instantOf(date, time);
  const isPast = publishAt !== null && Date.parse(publishAt) <= Date.now();

  return (
    <FormDialog
      title={known ? "Ubah Jadwal" : "Jadwalkan"}
      lead={<PostTitles posts={question.posts} />}
      submitLabel={known ? "Ubah Jadwal" : "Jadwalkan"}
      problem={desk.problem}
      pending={desk.isPending}
      disabled={publishAt === null || isPast}
      onCancel={desk.cancel}
      onSubmit={() => publishAt && desk.answer({ publishAt })}
    >
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <SmallField id="schedule-date" type="date" label="Tanggal" value={date} onType={setDate} />
        <SmallField id="schedule-time" type="time" label="Jam (WIB)" value={time} onType={setTime} />
      </div>
      <p role="status" className="mt-4 text-ink-soft">
        {describe(publishAt, isPast)}
      </p>
      <ClaimsWarning posts={question.posts} consequence="artikel ini belum bisa dijadwalkan" />
    </FormDialog>
  );
}

function describe(publishAt: string | null, isPast: boolean): string {
  if (publishAt === null) return "Isi tanggal dan jamnya.";
  if (isPast) return "Waktu itu sudah lewat. Pilih waktu yang akan datang.";
  return `Terbit ${formatLongDate(publishAt)} pukul ${formatTime(publishAt)} WIB (Asia/Jakarta). Sampai saat itu pengunjung tidak bisa membacanya.`;
}
