import { useState } from "react";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { FormDialog } from "../../../ui/form-dialog";
import { PublishQuestion, ScheduleQuestion } from "./publish-question";
import type { QuestionProps } from "./question-props";
import type { AskingWay } from "./ways";

interface WayQuestionProps extends QuestionProps {
  way: AskingWay;
  note: string;
  onNote: (note: string) => void;
}

/** What is asked before a way is gone. */
export function WayQuestion({ way, note, onNote, ...question }: WayQuestionProps) {
  const { post, onAnswer, onCancel } = question;
  const title = (
    <span className="line-clamp-3 font-semibold text-ink [overflow-wrap:anywhere]">{question.title}</span>
  );
  const props = { ...question, title };
  if (way === "publish") return <PublishQuestion {...props} />;
  if (way === "schedule") return <ScheduleQuestion {...props} />;
  if (way === "return") return <ReturnQuestion {...props} note={note} onNote={onNote} />;
  if (way === "promote") {
    return (
      <FormDialog
        title="Terapkan Usulan"
        lead={title}
        submitLabel="Ya, Terapkan"
        onCancel={onCancel}
        onSubmit={() => onAnswer({})}
      >
        <p>
          Usulan ini menggantikan artikel yang terbit. Isi sebelumnya tetap ada di riwayat, dan nama Anda
          tercatat sebagai peninjaunya.
        </p>
      </FormDialog>
    );
  }
  const isScheduled = Date.parse(post?.publishedAt ?? "") > Date.now();
  return (
    <FormDialog
      title={isScheduled ? "Batalkan Jadwal" : "Tarik dari Publik"}
      lead={title}
      submitLabel={isScheduled ? "Ya, Batalkan Jadwal" : "Ya, Tarik"}
      onCancel={onCancel}
      onSubmit={() => onAnswer({})}
    >
      <p>
        {isScheduled
          ? "Artikel ini tidak jadi terbit pada waktunya dan kembali menjadi draf."
          : "Pengunjung tidak bisa membacanya lagi. Isinya tetap tersimpan sebagai draf."}
      </p>
    </FormDialog>
  );
}

const noteId = "return-note";

interface ReturnQuestionProps extends QuestionProps {
  note: string;
  onNote: (note: string) => void;
}

function ReturnQuestion({ title, note, onNote, onAnswer, onCancel }: ReturnQuestionProps) {
  const [isTried, setTried] = useState(false);
  const read = noteBody.safeParse(note);
  const error = isTried && !read.success ? read.error.issues[0]?.message : undefined;

  function handleSubmit() {
    setTried(true);
    if (read.success) onAnswer({ note: read.data });
    else document.getElementById(noteId)?.focus();
  }

  return (
    <FormDialog
      title="Kembalikan ke Draf"
      lead={title}
      submitLabel="Kembalikan"
      onCancel={onCancel}
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
