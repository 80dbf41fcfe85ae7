import { Check } from "lucide";
import { useId, useState } from "react";
import { cn } from "../../../../../lib/cn";
import { Button } from "../../../../../ui/button";
import { Icon } from "../../../../../ui/icon";
import { useNow } from "../../../../lib/use-now";
import type { ContactChanges } from "../changes/use-contact-changes";
import { CardRow, RowLink, RowProblem } from "./card-row";
import { StepForm } from "./step-form";
import { nameStepTime } from "./step-times";
import type { StepDraft } from "./use-step-draft";

interface StepFieldProps {
  changes: ContactChanges;
  step: StepDraft;
  /** Written elsewhere at the moment. */
  isElsewhere: boolean;
}

/** What is to be done next. */
export function StepField({ changes: { contact }, step, isElsewhere }: StepFieldProps) {
  const id = useId();
  const now = useNow();
  const [problem, setProblem] = useState("");
  const { nextAction, nextActionAt, stage } = contact;
  const isSet = nextAction !== null || nextActionAt !== null;
  const isWriting = step.isOpen && !isElsewhere;
  const isOver = nextActionAt !== null && Date.parse(nextActionAt) <= now;
  const isClosed = stage === "won" || stage === "lost";

  async function finish() {
    setProblem("");
    setProblem(await step.finish());
  }

  return (
    <CardRow
      id={`${id}-title`}
      title="Langkah berikutnya"
      action={isSet && !isWriting && <RowLink label="Ubah" about="langkah berikutnya" onSelect={step.open} />}
    >
      {isWriting ? (
        <StepForm step={step} onSaved={() => undefined} onCancel={step.cancel} />
      ) : isSet ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold [overflow-wrap:anywhere]">{nextAction ?? "Tanpa keterangan"}</p>
            {nextActionAt && (
              <p
                className={cn(
                  "text-sm first-letter:uppercase",
                  isOver && !isClosed ? "font-semibold text-danger" : "text-ink-soft",
                )}
              >
                <time dateTime={nextActionAt}>{nameStepTime(nextActionAt, now)}</time>
                {isClosed && ", tidak diingatkan lagi"}
              </p>
            )}
          </div>
          <Button variant="outline" onClick={() => void finish()}>
            <Icon node={Check} className="size-4" />
            Selesai
          </Button>
        </div>
      ) : (
        <Button variant="outline" className="w-full justify-start rounded-md!" onClick={step.open}>
          Atur langkah berikutnya…
        </Button>
      )}
      <RowProblem>{problem}</RowProblem>
    </CardRow>
  );
}
