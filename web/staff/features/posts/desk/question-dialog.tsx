import { viewOf } from "../../../../../worker/contract/desk/staff-post";
import { FormDialog } from "../../../ui/form-dialog";
import { DripDialog } from "./drip-dialog";
import { PostTitles } from "./post-titles";
import { PublishDialog } from "./publish-dialog";
import { RestoreDialog } from "./restore-dialog";
import { ReturnDialog } from "./return-dialog";
import { ScheduleDialog } from "./schedule-dialog";
import type { PostDesk, QuestionProps } from "./use-post-desk";

/** What is asked before posts go into another state; nothing while nothing is asked. */
export function QuestionDialog({ desk }: { desk: PostDesk }) {
  const { question } = desk;
  if (!question) return null;
  const props = { question, desk };
  switch (question.act) {
    case "return":
      return <ReturnDialog {...props} />;
    case "publish":
      return <PublishDialog {...props} />;
    case "schedule":
      return <ScheduleDialog {...props} />;
    case "drip":
      return <DripDialog {...props} />;
    case "restore":
      return <RestoreDialog {...props} />;
    default:
      return <UnpublishDialog {...props} />;
  }
}

function UnpublishDialog({ question, desk }: QuestionProps) {
  const isSchedule = question.posts.every((post) => viewOf(post, Date.now()) === "scheduled");
  return (
    <FormDialog
      title={isSchedule ? "Batalkan Jadwal" : "Tarik dari Publik"}
      lead={<PostTitles posts={question.posts} />}
      submitLabel={isSchedule ? "Ya, Batalkan Jadwal" : "Ya, Tarik"}
      problem={desk.problem}
      pending={desk.isPending}
      onCancel={desk.cancel}
      onSubmit={() => desk.answer({})}
    >
      <p>
        {isSchedule
          ? "Artikel tidak jadi terbit pada waktunya dan kembali menjadi draf."
          : "Pengunjung tidak bisa membacanya lagi, dan jadwalnya, bila ada, batal. Isinya tetap tersimpan sebagai draf."}
      </p>
    </FormDialog>
  );
}
