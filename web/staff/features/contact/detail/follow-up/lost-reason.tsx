import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../../ui/button";
import { Field, fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { type ContactChanges, problemOf } from "../changes/use-contact-changes";
import { Chip } from "./chip";

const commonReasons = ["Harga", "Memilih penyedia lain", "Tidak ada kabar lagi", "Belum butuh"];

interface LostReasonProps {
  changes: ContactChanges;
  onStored: () => void;
  onCancel: () => void;
}

/** Asks why nothing came of it; what is typed stays until it is stored. */
export function LostReason({ changes, onStored, onCancel }: LostReasonProps) {
  const { contact, change } = changes;
  const id = useId();
  const [reason, setReason] = useState(contact.lostReason ?? "");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isLost = contact.stage === "lost";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem("");
    setBusy(true);
    const outcome = await change({ stage: "lost", lostReason: reason.trim() || null });
    setBusy(false);
    setProblem(problemOf(outcome, "lostReason", "stage"));
    if (outcome.kind === "stored") onStored();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 rounded-md bg-sand p-4">
      <Field id={id} label="Mengapa kalah?" hint="Boleh kosong" error={problem || undefined}>
        <div className="mb-3 flex flex-wrap gap-2">
          {commonReasons.map((common) => (
            <Chip key={common} pressed={reason === common} onSelect={() => setReason(common)}>
              {common}
            </Chip>
          ))}
        </div>
        <textarea
          {...fieldAria(id, problem || undefined, "Boleh kosong")}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className={inputStyles}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" variant="dark" busy={isBusy && changes.conflict === null}>
          {isLost ? "Simpan Alasan" : "Tandai Kalah"}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
