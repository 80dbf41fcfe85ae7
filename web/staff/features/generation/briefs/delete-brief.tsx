import type { Brief } from "../../../../../worker/contract/studio/brief";
import { useDeleteBrief } from "../../../../api/briefs";
import { isGone } from "../../../../lib/http";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";

interface DeleteBriefProps {
  /** The brief to ask about; null asks nothing. */
  brief: Brief | null;
  onDone: () => void;
  /** Also where somebody else was faster. */
  onDeleted?: () => void;
}

/** Asks whether a brief shall go, and deletes it. */
export function DeleteBrief({ brief, onDone, onDeleted }: DeleteBriefProps) {
  return (
    <ConfirmedAction
      input={brief?.id ?? null}
      mutation={useDeleteBrief()}
      title="Hapus Bahan"
      confirmLabel="Ya, Hapus"
      success={() => {
        onDeleted?.();
        return { title: "Sukses!", description: "Bahan dihapus" };
      }}
      onFailure={(error) => {
        if (isGone(error)) onDeleted?.();
        showFailure(error, "Bahan belum dihapus", "Silakan coba lagi.");
      }}
      onDone={onDone}
    >
      Bahan ini dihapus dan tidak bisa dikembalikan. Artikel yang sudah ditulis darinya tetap ada.
      {brief && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{brief.title}</strong>}
    </ConfirmedAction>
  );
}
