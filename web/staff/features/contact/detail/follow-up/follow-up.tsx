import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide";
import { useId } from "react";
import { sessionQuery } from "../../../../../api/auth";
import { contactAssigneesQuery } from "../../../../../api/contact-admin";
import { cn } from "../../../../../lib/cn";
import { Button } from "../../../../../ui/button";
import { Icon } from "../../../../../ui/icon";
import { inputStyles } from "../../../../../ui/input-styles";
import { useNow } from "../../../../lib/use-now";
import { LoadFailure } from "../../../../ui/load-failure";
import type { ContactChanges } from "../changes/use-contact-changes";
import type { Sheet } from "../thumb-bar";
import { CardRow, RowLink, RowProblem } from "./card-row";
import { StagePath } from "./stage-path";
import { StepForm } from "./step-form";
import { nameStepTime, type TypedStep } from "./step-times";
import type { FieldDraft } from "./use-field-draft";
import { ValueField } from "./value-field";

interface FollowUpProps {
  changes: ContactChanges;
  step: FieldDraft<TypedStep>;
  lost: FieldDraft<string>;
  /** What is done in the sheet of a phone at the moment. */
  sheet: Sheet | null;
}

/** What becomes of an enquiry, and who sees to it. */
export function FollowUp({ changes, step, lost, sheet }: FollowUpProps) {
  const id = useId();
  return (
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
  );
}

/** Who sees to it: oneself in one tap, or somebody else. */
function OwnerField({ changes }: { changes: ContactChanges }) {
  const { contact, change } = changes;
  const id = useId();
  const problem = changes.problemOf("assigneeId");
  const me = useQuery(sessionQuery()).data?.user;
  const assignees = useQuery(contactAssigneesQuery());
  const { assignee } = contact;
  const known = assignees.data ?? (me ? [{ id: me.id, name: me.name }] : []);
  const people =
    assignee && !known.some((person) => person.id === assignee.id) ? [assignee, ...known] : known;

  const choose = (assigneeId: number | null) => void change({ assigneeId });

  return (
    <CardRow id={`${id}-title`} title="Penanggung jawab">
      <div className="flex flex-wrap gap-2">
        <select
          aria-labelledby={`${id}-title`}
          aria-invalid={problem ? true : undefined}
          value={assignee?.id ?? ""}
          onChange={(event) => choose(Number(event.target.value) || null)}
          className={`${inputStyles} min-h-11 w-auto min-w-0 grow basis-32 py-2`}
        >
          <option value="">Belum ada</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === me?.id ? `${person.name} (saya)` : person.name}
            </option>
          ))}
        </select>
        {me && assignee?.id !== me.id && (
          <Button variant={assignee ? "outline" : "dark"} onClick={() => choose(me.id)}>
            Ambil
          </Button>
        )}
      </div>
      <RowProblem>{problem}</RowProblem>
      {assignees.isError && (
        <LoadFailure
          place="inline"
          title="Daftar staf belum bisa dimuat"
          query={assignees}
          className="mt-2"
        />
      )}
    </CardRow>
  );
}

interface StepFieldProps extends Pick<FollowUpProps, "changes" | "step"> {
  /** Written elsewhere at the moment. */
  isElsewhere: boolean;
}

/** What is to be done next. */
function StepField({ changes, step, isElsewhere }: StepFieldProps) {
  const id = useId();
  const now = useNow();
  const { nextAction, nextActionAt, stage } = changes.contact;
  const isSet = nextAction !== null || nextActionAt !== null;
  const isWriting = step.isOpen && !isElsewhere;
  const isOver = nextActionAt !== null && Date.parse(nextActionAt) <= now;
  const isClosed = stage === "won" || stage === "lost";

  return (
    <CardRow
      id={`${id}-title`}
      title="Langkah berikutnya"
      action={isSet && !isWriting && <RowLink label="Ubah" about="langkah berikutnya" onSelect={step.open} />}
    >
      {isWriting ? (
        <StepForm changes={changes} draft={step} />
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
          <Button
            variant="outline"
            onClick={() => void changes.change({ nextAction: null, nextActionAt: null })}
          >
            <Icon node={Check} className="size-4" />
            Selesai
          </Button>
        </div>
      ) : (
        <Button variant="outline" className="w-full justify-start rounded-md!" onClick={step.open}>
          Atur langkah berikutnya…
        </Button>
      )}
      {!isWriting && <RowProblem>{changes.problemOf("nextActionAt")}</RowProblem>}
    </CardRow>
  );
}
