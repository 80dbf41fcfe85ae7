import { ConfirmDialog } from "../../ui/confirm-dialog";
import type { Generation } from "./use-generation";

/** Asks whether the topic that the writer makes of the typed one is the one that is meant. */
export function TopicQuestionDialog({ generation }: { generation: Generation }) {
  const { question, takeMeant, dropQuestion } = generation;
  const { typed, meant } = question ?? { typed: "", meant: "" };
  return (
    <ConfirmDialog
      open={question !== null}
      title={questionOf(meant)}
      cancelLabel="Ubah"
      confirmLabel="Ya"
      tone="primary"
      onCancel={dropQuestion}
      onConfirm={takeMeant}
    >
      Anda menulis “{typed}”. Yang paling dekat dan dikuasai penulis adalah topik di atas; artikelnya akan
      membahas topik itu.
    </ConfirmDialog>
  );
}

/** Many titles are questions themselves, which need no second mark. */
export function questionOf(meant: string): string {
  return `Maksud Anda “${meant}”${meant.endsWith("?") ? "" : "?"}`;
}
