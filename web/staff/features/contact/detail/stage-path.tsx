import { type FormEvent, useId, useState } from "react";
import { type Stage, stageNames, stages } from "../../../../../worker/contract/inbox/contact-submission";
import { Button } from "../../../../ui/button";
import { TextField } from "../../../ui/text-field";
import { useKeptText } from "../talk/kept-texts";
import { Chip, RowProblem } from "./card-row";
import type { ContactChanges } from "./use-contact-changes";

interface StagePathProps {
  changes: ContactChanges;
  /** Called after a stage was stored without a further question. */
  onStored?: () => void;
}

/** How far it has come; each stage is one tap away. */
export function StagePath({ changes, onStored }: StagePathProps) {
  const { stage, lostReason } = changes.contact;
  const [isAsking, setAsking] = useState(false);
  async function choose(chosen: Stage) {
    setAsking(chosen === "lost");
    if (chosen === "lost" || chosen === stage) return;
    if (await changes.change({ stage: chosen })) onStored?.();
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {stages.map((each) => (
          <Chip key={each} pressed={each === stage} onSelect={() => void choose(each)}>
            {stageNames[each]}
          </Chip>
        ))}
      </div>
      {!isAsking && <RowProblem>{changes.problemOf("stage")}</RowProblem>}
      {stage === "lost" && !isAsking && (
        <p className="mt-3 text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-soft">Alasan: </span>
          {lostReason ?? "belum ditulis"}{" "}
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="min-h-11 px-1 font-semibold text-fajar-deep underline underline-offset-4"
          >
            {lostReason ? "Ubah" : "Tulis"}
            <span className="sr-only"> alasan</span>
          </button>
        </p>
      )}
      {isAsking && (
        <LostReason
          changes={changes}
          onDone={(isStored) => {
            setAsking(false);
            if (isStored) onStored?.();
          }}
        />
      )}
    </>
  );
}

const commonReasons = ["Harga", "Memilih penyedia lain", "Tidak ada kabar lagi", "Belum butuh"];

interface LostReasonProps {
  changes: ContactChanges;
  onDone: (isStored: boolean) => void;
}

/** Asks for the reason of a lost enquiry. */
function LostReason({ changes: { contact, change, isBusy, problemOf }, onDone }: LostReasonProps) {
  const empty = contact.lostReason ?? "";
  const { values: reason, type: setReason, clear } = useKeptText({ id: contact.id, kind: "alasan", empty });
  const problem = problemOf("stage") || undefined;
  const id = useId();

  function close(isStored: boolean) {
    clear();
    onDone(isStored);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await change({ stage: "lost", lostReason: reason.trim() || null })) close(true);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 rounded-md bg-sand p-4">
      <TextField
        id={id}
        label="Mengapa tidak jadi?"
        hint="Boleh kosong"
        error={problem}
        rows={2}
        maxLength={500}
        value={reason}
        onType={setReason}
      >
        <div className="mb-3 flex flex-wrap gap-2">
          {commonReasons.map((common) => (
            <Chip key={common} pressed={reason === common} onSelect={() => setReason(common)}>
              {common}
            </Chip>
          ))}
        </div>
      </TextField>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" variant="dark" busy={isBusy}>
          {contact.stage === "lost" ? "Simpan Alasan" : "Tandai Kalah"}
        </Button>
        <Button variant="outline" onClick={() => close(false)}>
          Batal
        </Button>
      </div>
    </form>
  );
}
