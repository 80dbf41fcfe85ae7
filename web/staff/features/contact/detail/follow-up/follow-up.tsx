import { useId } from "react";
import { ConflictNotice } from "../changes/conflict-notice";
import type { ContactChanges } from "../changes/use-contact-changes";
import { CardRow } from "./card-row";
import { OwnerField } from "./owner-field";
import { StagePath } from "./stage-path";
import { StepField } from "./step-field";
import type { StepDraft } from "./use-step-draft";
import { ValueField } from "./value-field";

interface FollowUpProps {
  changes: ContactChanges;
  step: StepDraft;
  /** The next step is being written in the sheet of a phone. */
  isStepElsewhere: boolean;
}

/** What becomes of an enquiry, and who sees to it. */
export function FollowUp({ changes, step, isStepElsewhere }: FollowUpProps) {
  const id = useId();
  return (
    <>
      <ConflictNotice changes={changes} />
      <section aria-labelledby={id} className="mt-8">
        <h2 id={id} className="text-xl">
          Tindak lanjut
        </h2>
        <div className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
          <OwnerField changes={changes} />
          <CardRow id={`${id}-stage`} title="Tahap">
            <StagePath changes={changes} />
          </CardRow>
          <StepField changes={changes} step={step} isElsewhere={isStepElsewhere} />
          <ValueField changes={changes} />
        </div>
      </section>
    </>
  );
}
