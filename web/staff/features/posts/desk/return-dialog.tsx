import { PostTitles } from "./post-titles";
import { ReturnQuestion } from "./return-question";
import type { QuestionProps } from "./use-post-desk";

/** Asks what is to be changed before posts of the list go back to their authors. */
export function ReturnDialog({ question, desk }: QuestionProps) {
  return (
    <ReturnQuestion
      lead={<PostTitles posts={question.posts} />}
      note={desk.note}
      onNote={desk.setNote}
      problem={desk.problem}
      pending={desk.isPending}
      onAnswer={desk.answer}
      onCancel={desk.cancel}
    />
  );
}
