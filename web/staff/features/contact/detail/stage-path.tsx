import { Check, Trophy, X } from "lucide";
import { type FormEvent, useId, useState } from "react";
import { openStages, type Stage, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import { useKeptText } from "../talk/kept-texts";
import { Chip, RowProblem } from "./card-row";
import type { ContactChanges } from "./use-contact-changes";

interface StagePathProps {
  changes: ContactChanges;
  /** A stage was stored, and nothing more is asked. */
  onStored?: () => void;
}

/** How far it has come, as a path with two ends; each stage is one tap away. */
export function StagePath({ changes, onStored }: StagePathProps) {
  const { stage, lostReason } = changes.contact;
  const [isAsking, setAsking] = useState(false);
  const reached = stage === "won" || stage === "lost" ? openStages.length : openStages.indexOf(stage);

  async function choose(chosen: Stage) {
    setAsking(chosen === "lost");
    if (chosen === "lost" || chosen === stage) return;
    if (await changes.change({ stage: chosen })) onStored?.();
  }

  const button = { current: stage, onChoose: choose };
  return (
    <>
      <ol className="grid gap-y-2 @3xs:grid-cols-6 @lg:grid-cols-5">
        {openStages.map((each, index) => (
          <li
            key={each}
            className={cn("relative @3xs:col-span-2 @lg:col-span-1", index > 0 && "@3xs:-ml-px")}
          >
            <StageButton
              {...button}
              stage={each}
              isPassed={index < reached}
              className={cn(
                "@max-3xs:rounded-md",
                index === 0 && "@3xs:rounded-l-full",
                index === openStages.length - 1 && "@3xs:rounded-r-full",
              )}
            />
          </li>
        ))}
        <li className="@3xs:col-span-3 @3xs:pr-1 @lg:col-span-1 @lg:pl-3">
          <StageButton {...button} stage="won" className="rounded-full" />
        </li>
        <li className="@3xs:col-span-3 @3xs:pl-1 @lg:col-span-1">
          <StageButton {...button} stage="lost" className="rounded-full" asks={isAsking} />
        </li>
      </ol>
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

interface StageButtonProps {
  stage: Stage;
  current: Stage;
  isPassed?: boolean;
  /** More is asked below; undefined where nothing ever is. */
  asks?: boolean;
  onChoose: (stage: Stage) => void;
  className: string;
}

const chosenLooks: Record<Stage, string> = {
  new: "bg-amber text-ink",
  contacted: "bg-mist text-ink",
  proposal: "bg-dusk text-paper",
  won: "bg-leaf text-white",
  lost: "bg-ink-soft text-paper",
};

function StageButton({ stage, current, isPassed, asks, onChoose, className }: StageButtonProps) {
  const isCurrent = stage === current;
  const icon = stage === "won" ? Trophy : stage === "lost" ? X : isPassed ? Check : null;
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      aria-expanded={asks}
      onClick={() => onChoose(stage)}
      className={cn(
        "relative flex min-h-12 w-full items-center justify-center gap-1.5 border px-2 text-sm font-semibold focus-visible:z-10",
        isCurrent
          ? cn(chosenLooks[stage], "z-[1] border-ink")
          : isPassed
            ? "border-edge bg-sand text-ink"
            : "border-edge bg-white text-ink hover:bg-sand",
        className,
      )}
    >
      {icon && <Icon node={icon} className="size-4 shrink-0" />}
      {stageNames[stage]}
    </button>
  );
}

const commonReasons = ["Harga", "Memilih penyedia lain", "Tidak ada kabar lagi", "Belum butuh"];

interface LostReasonProps {
  changes: ContactChanges;
  onDone: (isStored: boolean) => void;
}

/** Asks why nothing came of it. */
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
      <Field id={id} label="Mengapa tidak jadi?" hint="Boleh kosong" error={problem}>
        <div className="mb-3 flex flex-wrap gap-2">
          {commonReasons.map((common) => (
            <Chip key={common} pressed={reason === common} onSelect={() => setReason(common)}>
              {common}
            </Chip>
          ))}
        </div>
        <textarea
          {...fieldAria(id, problem, "Boleh kosong")}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className={inputStyles}
        />
      </Field>
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
