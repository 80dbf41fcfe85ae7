import { FormDialog } from "../../../ui/form-dialog";
import { ReturnQuestion } from "../desk/return-question";
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
  if (way === "return") return <ReturnQuestion lead={title} {...{ note, onNote, onAnswer, onCancel }} />;
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
        {question.warning}
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
