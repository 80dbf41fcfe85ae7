import { type FormEvent, useId } from "react";
import { Button } from "../../../../../ui/button";
import { Field, fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { Chip } from "./chip";
import type { LostDraft } from "./use-lost-draft";

const commonReasons = ["Harga", "Memilih penyedia lain", "Tidak ada kabar lagi", "Belum butuh"];

interface LostReasonProps {
  lost: LostDraft;
  /** The stage is there already, and only its reason changes. */
  isLost: boolean;
  onStored: () => void;
}

/** Asks why nothing came of it. */
export function LostReason({ lost, isLost, onStored }: LostReasonProps) {
  const { reason, problem } = lost;
  const id = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await lost.save()) onStored();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 rounded-md bg-sand p-4">
      <Field id={id} label="Mengapa tidak jadi?" hint="Boleh kosong" error={problem || undefined}>
        <div className="mb-3 flex flex-wrap gap-2">
          {commonReasons.map((common) => (
            <Chip key={common} pressed={reason === common} onSelect={() => lost.type(common)}>
              {common}
            </Chip>
          ))}
        </div>
        <textarea
          {...fieldAria(id, problem || undefined, "Boleh kosong")}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => lost.type(event.target.value)}
          className={inputStyles}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" variant="dark" busy={lost.isBusy}>
          {isLost ? "Simpan Alasan" : "Tandai Kalah"}
        </Button>
        <Button variant="outline" onClick={lost.cancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
