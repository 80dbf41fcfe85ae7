import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { useDeleteTemplate } from "../../../../api/reply-templates";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";

interface DeleteTemplateProps {
  /** The template to ask about; null asks nothing. */
  template: ReplyTemplate | null;
  onDone: () => void;
}

/** Asks whether a template shall go, and deletes it. */
export function DeleteTemplate({ template, onDone }: DeleteTemplateProps) {
  return (
    <ConfirmedAction
      input={template?.id ?? null}
      mutation={useDeleteTemplate()}
      title="Hapus Templat"
      confirmLabel="Ya, Hapus"
      success={() => ({ title: "Sukses!", description: "Templat dihapus" })}
      onFailure={(error) => showFailure(error, "Templat belum dihapus", "Silakan coba lagi.")}
      onDone={onDone}
    >
      Templat ini dihapus dan tidak bisa dikembalikan. Balasan yang sudah ditulis dengannya tetap ada.
      {template && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{template.name}</strong>}
    </ConfirmedAction>
  );
}
