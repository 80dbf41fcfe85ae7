import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { dayOf, instantOf, isDay, nameDay } from "../../../../../worker/contract/jakarta";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { CeilingWarning } from "../../../checks/ceiling-warning";
import { publishTimeFault } from "../../../lib/publish-time";
import { FormDialog } from "../../../ui/form-dialog";
import { SmallField } from "../../../ui/small-field";
import { ClaimsWarning } from "../checks/checks-links";
import { DripDialog } from "./drip-dialog";
import { tomorrow } from "./drip-plan";
import type { Answer } from "./post-acts";
import type { PostDesk } from "./use-post-desk";

export interface QuestionProps {
  /** Those that it is about; none where it is about a new one. */
  posts: readonly StaffPostSummary[];
  /** Which posts these are, in words. */
  lead: ReactNode;
  /** Why it would be refused. */
  warning?: ReactNode;
  problem?: string;
  pending?: boolean;
  onAnswer: (answer: Answer) => unknown;
  onCancel: () => void;
}

type Asking = "publish" | "schedule" | "return" | "unpublish" | "promote";

interface PostQuestionProps extends QuestionProps {
  act: Asking;
  note: string;
  onNote: (note: string) => void;
  /** Where each of several is answered by itself. */
  inBulk?: boolean;
}

/** What is asked before posts go into another state, from the list and from the form. */
export function PostQuestion({ act, note, onNote, inBulk = false, ...props }: PostQuestionProps) {
  switch (act) {
    case "publish":
      return <PublishQuestion inBulk={inBulk} {...props} />;
    case "schedule":
      return <ScheduleQuestion {...props} />;
    case "return":
      return <ReturnQuestion note={note} onNote={onNote} {...props} />;
    case "unpublish":
      return <UnpublishQuestion {...props} />;
    case "promote":
      return <PromoteQuestion {...props} />;
  }
}

const dialogOf = ({ lead, problem = "", pending = false, onCancel }: QuestionProps) => ({
  ...{ lead, problem, pending, onCancel },
});

function PublishQuestion({ inBulk, ...props }: QuestionProps & { inBulk: boolean }) {
  const { posts, warning, onAnswer } = props;
  return (
    <FormDialog
      {...dialogOf(props)}
      title="Terbitkan Sekarang"
      submitLabel="Ya, Terbitkan"
      onSubmit={() => onAnswer({})}
    >
      <p>
        {posts.length > 1 ? `Semua ${posts.length} artikel` : "Artikel ini"} langsung bisa dibaca siapa pun,
        dan nama Anda tercatat sebagai peninjaunya.
      </p>
      {warning}
      {inBulk && posts.some(({ origin }) => origin === "ai") && (
        <p className="mt-3 text-ink-soft">
          Artikel AI yang terbit pada satu hari dibatasi. Yang melebihi batas tidak diterbitkan dan tetap
          dipilih, untuk dijadwalkan berseling.
        </p>
      )}
      {!inBulk && <CeilingWarning post={posts[0]} day={dayOf(new Date())} />}
    </FormDialog>
  );
}

/** The day for which an article was begun in the calendar, as its form's address names it; null where that has passed. */
function plannedDay(search: URLSearchParams, now: number): string | null {
  const day = search.get("tanggal") ?? "";
  return isDay(day) && day >= dayOf(now) ? day : null;
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

/** When one post shall become public. */
function ScheduleQuestion(props: QuestionProps) {
  const { posts, warning, onAnswer } = props;
  const [post] = posts;
  const known = post?.status === "published" ? post.publishedAt : null;
  const [search] = useSearchParams();
  const planned = () => plannedDay(search, Date.now()) ?? tomorrow(Date.now());
  const [date, setDate] = useState(() => (known ? dayOf(new Date(known)) : planned()));
  const [time, setTime] = useState(known ? formatTime(known).replace(".", ":") : "09:00");
  const problem = publishTimeFault(date, time, Date.now());
  const publishAt = problem === null ? new Date(instantOf(date, time)).toISOString() : "";
  return (
    <FormDialog
      {...dialogOf(props)}
      title={known ? "Ubah Jadwal" : "Jadwalkan"}
      submitLabel={known ? "Ubah Jadwal" : "Jadwalkan"}
      disabled={problem !== null}
      onSubmit={() => onAnswer({ publishAt })}
    >
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <SmallField id="schedule-date" type="date" label="Tanggal" value={date} onType={setDate} />
        <SmallField id="schedule-time" type="time" label="Jam (WIB)" value={time} onType={setTime} />
      </div>
      <p role="status" className="mt-4 text-ink-soft">
        {problem ??
          `Terbit ${formatLongDate(publishAt)} pukul ${formatTime(publishAt)} WIB (Asia/Jakarta). Sampai saat itu pengunjung tidak bisa membacanya.`}
      </p>
      {warning}
      {problem === null && <CeilingWarning post={post} day={date} />}
    </FormDialog>
  );
}

const noteId = "return-note";

/** What is to be changed before posts go back to their authors. */
function ReturnQuestion({
  note,
  onNote,
  ...props
}: QuestionProps & Pick<PostQuestionProps, "note" | "onNote">) {
  const [isTried, setTried] = useState(false);
  const read = noteBody.safeParse(note);
  const error = isTried && !read.success ? read.error.issues[0]?.message : undefined;

  function handleSubmit() {
    setTried(true);
    if (read.success) return props.onAnswer({ note: read.data });
    document.getElementById(noteId)?.focus();
  }

  return (
    <FormDialog
      {...dialogOf(props)}
      title="Kembalikan ke Draf"
      submitLabel="Kembalikan"
      onSubmit={handleSubmit}
    >
      <Field id={noteId} label="Catatan untuk penulis" error={error}>
        <textarea
          {...fieldAria(noteId, error)}
          rows={4}
          maxLength={2000}
          value={note}
          placeholder="Apa yang perlu diperbaiki?"
          onChange={(event) => onNote(event.target.value)}
          className={inputStyles}
        />
      </Field>
    </FormDialog>
  );
}

function UnpublishQuestion(props: QuestionProps) {
  const isSchedule = props.posts.every((post) => viewOf(post, Date.now()) === "scheduled");
  return (
    <FormDialog
      {...dialogOf(props)}
      title={isSchedule ? "Batalkan Jadwal" : "Tarik dari Publik"}
      submitLabel={isSchedule ? "Ya, Batalkan Jadwal" : "Ya, Tarik"}
      onSubmit={() => props.onAnswer({})}
    >
      <p>
        {isSchedule
          ? "Artikel tidak jadi terbit pada waktunya dan kembali menjadi draf."
          : "Pengunjung tidak bisa membacanya lagi, dan jadwalnya, bila ada, batal. Isinya tetap tersimpan sebagai draf."}
      </p>
    </FormDialog>
  );
}

function PromoteQuestion(props: QuestionProps) {
  return (
    <FormDialog
      {...dialogOf(props)}
      title="Terapkan Usulan"
      submitLabel="Ya, Terapkan"
      onSubmit={() => props.onAnswer({})}
    >
      <p>
        Usulan ini menggantikan artikel yang terbit. Isi sebelumnya tetap ada di riwayat, dan nama Anda
        tercatat sebagai peninjaunya.
      </p>
      {props.warning}
    </FormDialog>
  );
}

/** Offers a free address for a post of the trash whose own is taken meanwhile. */
function RestoreQuestion({ freeSlug, ...props }: QuestionProps & { freeSlug: string }) {
  const [slug, setSlug] = useState(freeSlug);
  // Taken as well: another one is offered.
  useEffect(() => setSlug(freeSlug), [freeSlug]);
  return (
    <FormDialog
      {...dialogOf(props)}
      title="Alamat Sudah Dipakai"
      submitLabel="Pulihkan"
      disabled={slug.trim() === ""}
      onSubmit={() => props.onAnswer({ slug: slug.trim() })}
    >
      <p className="mb-4">Artikel ini bisa dipulihkan dengan alamat lain.</p>
      <SmallField id="restore-slug" type="text" label="Alamat baru (slug)" value={slug} onType={setSlug} />
    </FormDialog>
  );
}

/** Titles that a dialog names before it counts the rest. */
const mostTitles = 3;

function PostTitles({ posts }: { posts: readonly StaffPostSummary[] }) {
  const rest = posts.length - mostTitles;
  return (
    <ul className="grid gap-1">
      {posts.slice(0, rest === 1 ? mostTitles + 1 : mostTitles).map(({ id, title }) => (
        <li key={id} className="line-clamp-2 font-semibold text-ink [overflow-wrap:anywhere]">
          {title}
        </li>
      ))}
      {rest > 1 && <li>dan {rest} artikel lain</li>}
    </ul>
  );
}

/** The question of the list; nothing while nothing is asked. */
export function DeskQuestion({ desk }: { desk: PostDesk }) {
  const { question } = desk;
  if (!question) return null;
  const { act, posts, inBulk } = question;
  const props: QuestionProps = {
    ...{ posts, lead: <PostTitles posts={posts} />, problem: desk.problem, pending: desk.bulk.isPending },
    ...{ onAnswer: desk.answer, onCancel: desk.cancel },
  };
  if (act === "drip") return <DripDialog question={question} desk={desk} />;
  if (act === "restore") return <RestoreQuestion {...props} freeSlug={question.freeSlug ?? ""} />;
  if (act === "submit" || act === "trash") return null;
  const one = act === "schedule" ? "artikel ini belum bisa dijadwalkan" : "artikel ini belum bisa terbit";
  const consequence = posts.length === 1 ? one : "yang ini tidak ikut terbit";
  return (
    <PostQuestion
      {...props}
      {...{ act, inBulk, note: desk.note, onNote: desk.setNote }}
      warning={<ClaimsWarning posts={posts} consequence={consequence} />}
    />
  );
}
