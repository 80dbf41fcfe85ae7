import { useId } from "react";
import { ConflictNotice } from "../changes/conflict-notice";
import type { ContactChanges } from "../changes/use-contact-changes";
import { decidesConflict, type Sheet } from "../thumb-bar";
import { CardRow } from "./card-row";
import { OwnerField } from "./owner-field";
import { StagePath } from "./stage-path";
import { StepField } from "./step-field";
import type { LostDraft } from "./use-lost-draft";
import type { StepDraft } from "./use-step-draft";
import { ValueField } from "./value-field";

interface FollowUpProps {
  changes: ContactChanges;
  step: StepDraft;
  lost: LostDraft;
  /** What is done in the sheet of a phone at the moment. */
  sheet: Sheet | null;
}

/** What becomes of an enquiry, and who sees to it. */
export function FollowUp({ changes, step, lost, sheet }: FollowUpProps) {
  const id = useId();
  return (
    <>
      {!decidesConflict(sheet) && <ConflictNotice changes={changes} className="mt-8" />}
      <section aria-labelledby={id} className="mt-8">
        <h2 id={id} className="text-lg">
          Tindak lanjut
        </h2>
        <div className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
          <OwnerField changes={changes} />
          <CardRow id={`${id}-stage`} title="Tahap">
            <StagePath changes={changes} lost={lost} isElsewhere={sheet === "stage"} />
          </CardRow>
          <StepField changes={changes} step={step} isElsewhere={sheet === "step"} />
          <ValueField changes={changes} />
        </div>
      </section>
    </>
  );
}
