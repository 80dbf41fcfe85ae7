import { useState } from "react";
import type { FormatRun } from "../../../../worker/contract/format";
import { useUndoFormats } from "../../../api/format";
import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { showFailure } from "../../lib/show-failure";

interface FormatUndoProps {
  run: FormatRun;
  /** What was said of the run is no longer true. */
  onUndo: () => void;
}

/** Says when articles were last brought into form, and gives them back what they were. */
export function FormatUndo({ run, onUndo }: FormatUndoProps) {
  const undo = useUndoFormats();
  const [asking, setAsking] = useState(false);
  const when = formatLongDateTime(run.createdAt);

  // Where undoing broke off, the run comes back as one that can be undone.
  if (run.state === "undoing" && !undo.isPending) {
    return <p className="mt-7 text-ink-soft">Pembaruan {when} sedang dibatalkan.</p>;
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
      <ConfirmedAction
        input={asking ? undefined : null}
        mutation={undo}
        title="Batalkan Pembaruan Format"
        confirmLabel="Ya, Kembalikan"
        success={({ message }) => {
          onUndo();
          return { title: "Pembaruan dibatalkan", description: message };
        }}
        onFailure={(error) =>
          showFailure(
            error,
            "Gagal membatalkan pembaruan",
            "Server tidak dapat dihubungi. Silakan coba lagi.",
          )
        }
        onDone={() => setAsking(false)}
      >
        Isi {run.updated} artikel dikembalikan seperti sebelum pembaruan {when}. Artikel yang disunting
        setelah itu dibiarkan apa adanya.
      </ConfirmedAction>
    </div>
  );
}
