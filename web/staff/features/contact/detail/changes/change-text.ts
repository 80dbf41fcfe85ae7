import {
  type ContactPerson,
  type ContactSubmission,
  stageNames,
} from "../../../../../../worker/contract/inbox/contact-submission";
import type { WantedChange } from "../../../../../api/contact-detail";
import { rupiahText } from "../../../../lib/rupiah-text";

/** What can be changed of an enquiry, as it stands. */
export type ChangedPart = Pick<
  ContactSubmission,
  "stage" | "assignee" | "valueIdr" | "nextAction" | "nextActionAt" | "lostReason"
>;

/** An enquiry as it will be once a change is stored; names of `people` stand for their numbers. */
export function withChange<Part extends ChangedPart>(
  part: Part,
  { assigneeId, ...wanted }: WantedChange,
  people: readonly ContactPerson[],
): Part {
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const person = assigneeId && (people.find(({ id }) => id === assigneeId) ?? { id: assigneeId, name: "" });
  return {
    ...part,
    ...given,
    ...(assigneeId !== undefined && { assignee: person || null }),
    ...(wanted.stage && wanted.stage !== "lost" && { lostReason: null }),
  };
}

/** What brings back what a change has changed; no time that is over comes back. */
export function inverseOf(before: ChangedPart, wanted: WantedChange, now: number): WantedChange {
  const { nextActionAt } = before;
  const isAhead = nextActionAt !== null && Date.parse(nextActionAt) > now;
  return {
    ...(wanted.stage !== undefined && { stage: before.stage }),
    ...((wanted.lostReason !== undefined || wanted.stage !== undefined) &&
      before.stage === "lost" && { lostReason: before.lostReason }),
    ...(wanted.assigneeId !== undefined && { assigneeId: before.assignee?.id ?? null }),
    ...(wanted.valueIdr !== undefined && { valueIdr: before.valueIdr }),
    ...(wanted.nextAction !== undefined && { nextAction: before.nextAction }),
    ...(wanted.nextActionAt !== undefined && { nextActionAt: isAhead ? nextActionAt : null }),
  };
}

function nameStage({ stage, lostReason }: Pick<ChangedPart, "stage" | "lostReason">): string {
  return stage === "lost" && lostReason ? `${stageNames.lost} (${lostReason})` : stageNames[stage];
}

/** What was stored, as a toast says it. */
export function storedText(then: ChangedPart, wanted: WantedChange): string {
  if (wanted.stage !== undefined || wanted.lostReason !== undefined) return `Tahap: ${nameStage(then)}`;
  if (wanted.assigneeId !== undefined) {
    return then.assignee ? `Penanggung jawab: ${then.assignee.name}` : "Tanpa penanggung jawab";
  }
  if (wanted.valueIdr !== undefined) {
    return then.valueIdr === null ? "Nilai dikosongkan" : `Nilai: ${rupiahText(then.valueIdr)}`;
  }
  return then.nextAction === null && then.nextActionAt === null
    ? "Langkah berikutnya selesai"
    : "Langkah berikutnya disimpan";
}
