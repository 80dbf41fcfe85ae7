import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { extendPost, type StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { addDays, isDay, nameDay, toDay, toInstant } from "../../../../../worker/contract/jakarta";
import type { StepDetails } from "../../../../api/workflow";
import { CeilingWarning, ScheduleDialog } from "../../../checks/schedule-dialog";
import { keepText, readKeptText, returnNoteKey } from "../../../lib/kept-text";
import { FormDialog } from "../../../ui/form-dialog";
import { TextField } from "../../../ui/text-field";
import { ClaimsWarning } from "../checks/post-checks";
import { DripDialog } from "./drip-dialog";
import type { PostDesk } from "./use-post-desk";

export interface QuestionProps {
  /** The posts of the question; none for a new one. */
  posts: readonly StaffPostSummary[];
  /** The posts in words. */
  lead: ReactNode;
  /** A warning that the action would be refused. */
  warning?: ReactNode;
  problem?: string;
  pending?: boolean;
  onAnswer: (answer: StepDetails) => unknown;
  onCancel: () => void;
}

type Confirmed = "publish" | "unpublish" | "trash" | "promote";

interface PostQuestionProps extends QuestionProps {
  act: Confirmed | "schedule" | "return";
  /** Whether each post gets its own result. */
  inBulk?: boolean;
}

/** The dialogs before a change of state, for list and form. */
export function PostQuestion({ act, inBulk = false, ...props }: PostQuestionProps) {
  if (act === "schedule") return <ScheduleQuestion {...props} />;
  if (act === "return") return <ReturnQuestion {...props} />;
  return <ConfirmQuestion act={act} inBulk={inBulk} {...props} />;
}

const toDialogProps = ({ lead, problem = "", pending = false, onCancel }: QuestionProps) => ({
  ...{ lead, problem, pending, onCancel },
});

/** The confirmation before a public change. */
function ConfirmQuestion({ act, inBulk, ...props }: QuestionProps & { act: Confirmed; inBulk: boolean }) {
  const { posts, warning, onAnswer } = props;
  const isSchedule =
    act === "unpublish" && posts.every((post) => extendPost(post, Date.now()) === "scheduled");
  const { title, submitLabel, text } = confirmed[isSchedule ? "unschedule" : act];
  return (
    <FormDialog {...toDialogProps(props)} {...{ title, submitLabel }} onSubmit={() => onAnswer({})}>
      <p>
        {act === "publish" && `${posts.length > 1 ? `Semua ${posts.length} artikel` : "Artikel ini"} `}
        {text}
      </p>
      {(act === "publish" || act === "promote") && warning && (
        <div className="mt-4 empty:hidden *:first:mt-0">{warning}</div>
      )}
      {act === "publish" && inBulk && posts.some(({ origin }) => origin === "ai") && (
        <p className="mt-3 text-ink-soft">
          Artikel AI yang terbit pada satu hari dibatasi. Yang melebihi batas tidak diterbitkan dan tetap
          dipilih, untuk dijadwalkan berseling.
        </p>
      )}
      {act === "publish" && !inBulk && <CeilingWarning post={posts[0]} day={toDay(new Date())} />}
    </FormDialog>
  );
}

const confirmed = {
  publish: {
    title: "Terbitkan Sekarang",
    submitLabel: "Ya, Terbitkan",
    text: "langsung bisa dibaca siapa pun, dan nama Anda tercatat sebagai peninjaunya.",
  },
  unpublish: {
    title: "Tarik dari Publik",
    submitLabel: "Ya, Tarik",
    text: "Pengunjung tidak bisa membacanya lagi, dan jadwalnya, bila ada, batal. Isinya tetap tersimpan sebagai draf.",
  },
  trash: {
    title: "Pindahkan ke Sampah",
    submitLabel: "Ya, Pindahkan",
    text: "Artikel yang terbit tidak bisa dibaca pengunjung lagi. Bila dipulihkan, artikel itu menjadi draf; tanggal terbitnya baru saat diterbitkan lagi.",
  },
  unschedule: {
    title: "Batalkan Jadwal",
    submitLabel: "Ya, Batalkan Jadwal",
    text: "Artikel tidak jadi terbit pada waktunya dan kembali menjadi draf.",
  },
  promote: {
    title: "Terapkan Usulan",
    submitLabel: "Ya, Terapkan",
    text: "Usulan ini menggantikan artikel yang terbit. Isi sebelumnya tetap ada di riwayat, dan nama Anda tercatat sebagai peninjaunya.",
  },
};

/** The planned day in the form's address; null for a past one. */
function plannedDay(search: URLSearchParams, now: number): string | null {
  const day = search.get("tanggal") ?? "";
  return isDay(day) && day >= toDay(now) ? day : null;
}

/** The note about the planned day. */
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

function ScheduleQuestion(props: QuestionProps) {
  const [post] = props.posts;
  const known = post?.status === "published" ? post.publishedAt : null;
  const [search] = useSearchParams();
  const day = plannedDay(search, Date.now()) ?? addDays(toDay(Date.now()), 1);
  const title = known ? "Ubah Jadwal" : "Jadwalkan";
  return (
    <ScheduleDialog
      {...toDialogProps(props)}
      {...{ title, post }}
      submitLabel={title}
      offered={known ? Date.parse(known) : toInstant(day, "09:00")}
      onSchedule={(instant) => props.onAnswer({ publishAt: new Date(instant).toISOString() })}
    >
      {props.warning && <div className="mb-4 empty:hidden *:first:mt-0">{props.warning}</div>}
    </ScheduleDialog>
  );
}

const noteId = "return-note";

/** Asks for the note of a return. */
function ReturnQuestion(props: QuestionProps) {
  const key = returnNoteKey(...props.posts.map(({ id }) => id));
  const [note, setNote] = useState(() => readKeptText(key));
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
      {...toDialogProps(props)}
      title="Kembalikan ke Draf"
      submitLabel="Kembalikan"
      onSubmit={handleSubmit}
    >
      <TextField
        id={noteId}
        label="Catatan untuk penulis"
        error={error}
        rows={4}
        maxLength={2000}
        value={note}
        placeholder="Apa yang perlu diperbaiki?"
        onType={(typed) => {
          setNote(typed);
          keepText(key, typed);
        }}
      />
    </FormDialog>
  );
}

/** The most titles that a dialog names. */
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

/** The open dialog of the list. */
export function DeskQuestion({ desk }: { desk: PostDesk }) {
  const { question } = desk;
  if (!question) return null;
  const { act, posts, inBulk } = question;
  const props: QuestionProps = {
    ...{ posts, lead: <PostTitles posts={posts} />, problem: desk.problem, pending: desk.bulk.isPending },
    ...{ onAnswer: desk.answer, onCancel: desk.cancel },
  };
  if (act === "drip") return <DripDialog question={question} desk={desk} />;
  if (act === "submit" || act === "restore") return null;
  const one = act === "schedule" ? "artikel ini belum bisa dijadwalkan" : "artikel ini belum bisa terbit";
  const consequence = posts.length === 1 ? one : "yang ini tidak ikut terbit";
  return (
    <PostQuestion
      {...props}
      {...{ act, inBulk }}
      warning={<ClaimsWarning posts={posts} consequence={consequence} />}
    />
  );
}
