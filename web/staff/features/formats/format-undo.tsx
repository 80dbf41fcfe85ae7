import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormatRun } from "../../../../worker/contract/format";
import { useUndoFormats } from "../../../api/format";
import { formatLongDateTime } from "../../../lib/format";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";

/** Says when articles were last brought into form, and gives them back what they were. */
export function FormatUndo({ run }: { run: FormatRun }) {
  const client = useQueryClient();
  const undo = useUndoFormats();
  const [asking, setAsking] = useState(false);
  const when = formatLongDateTime(run.createdAt);

  function handleConfirm() {
    undo.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ title: "Pembaruan dibatalkan", description: message }),
      onError: (error) => {
        console.error(error);
        const description = messageOf(error, "Server tidak dapat dihubungi. Silakan coba lagi.");
        showToast({ variant: "destructive", title: "Gagal membatalkan pembaruan", description });
      },
      onSettled: () => {
        setAsking(false);
        void client.invalidateQueries({ queryKey: ["format-run"] });
      },
    });
  }

  if (run.state === "undone") {
    return <p className="mt-7 text-ink-soft">Pembaruan {when} sudah dibatalkan.</p>;
  }
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
      <p className="text-ink-soft">
        Pembaruan terakhir: {when}, {run.updated} artikel.
      </p>
      <Button variant="outline" size="sm" disabled={undo.isPending} onClick={() => setAsking(true)}>
        Batalkan pembaruan terakhir
      </Button>
      <ConfirmDialog
        open={asking}
        title="Batalkan Pembaruan Format"
        cancelLabel="Batal"
        confirmLabel="Ya, Kembalikan"
        pending={undo.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={handleConfirm}
      >
        {run.updated} artikel dikembalikan ke isi sebelum pembaruan {when}. Artikel yang sudah disunting lagi
        sejak itu tidak diubah.
      </ConfirmDialog>
    </div>
  );
}
