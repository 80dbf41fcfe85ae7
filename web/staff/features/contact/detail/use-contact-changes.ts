import { useState } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { type ContactSubmission, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { type ContactPatch, useChangeContact } from "../../../../api/contact-detail";
import { ApiError, toMessage } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { rupiahText } from "../../../lib/rupiah-text";
import { showFailure } from "../../../lib/show-failure";

/** Changes of an enquiry, stored in order and each with an undo. */
export function useContactChanges(contact: ContactDetail) {
  const { mutateAsync, isPending } = useChangeContact(contact.id);
  const [failure, setFailure] = useState<{ wanted: ContactPatch; text: string } | null>(null);
  const { isHere } = useExclusive();

  async function undo(inverse: ContactPatch, version: number) {
    try {
      await mutateAsync({ ...inverse, version });
      showToast({ title: "Perubahan diurungkan" });
    } catch (error) {
      showFailure(error, "Perubahan belum diurungkan", "Periksa koneksi internet Anda, lalu coba lagi.");
    }
  }

  /** Stores a change and offers an undo; returns whether it was stored. */
  async function change(wanted: ContactPatch): Promise<boolean> {
    setFailure(null);
    try {
      const stored = await mutateAsync(wanted);
      const inverse = invertChange(contact, wanted, Date.now());
      showToast({
        title: storedText(stored, wanted),
        action: { label: "Urungkan", onSelect: () => void undo(inverse, stored.version) },
      });
      return true;
    } catch (error) {
      const ofField = error instanceof ApiError && Object.values(error.fields)[0];
      const fallback = "Belum tentu tersimpan. Periksa koneksi internet Anda, lalu coba lagi.";
      const text = ofField || toMessage(error, fallback);
      setFailure({ wanted, text });
      // The field is no longer mounted.
      if (!isHere()) showFailure(error, "Perubahan belum tersimpan", text);
      return false;
    }
  }

  return {
    ...{ contact, change, isBusy: isPending },
    /** The error of the last change if it was about this field. */
    problemOf: (field: keyof ContactPatch) => (failure && field in failure.wanted ? failure.text : ""),
  };
}

export type ContactChanges = ReturnType<typeof useContactChanges>;

/** The changeable fields of an enquiry. */
type ChangedPart = Pick<
  ContactSubmission,
  "stage" | "assignee" | "valueIdr" | "nextAction" | "nextActionAt" | "lostReason"
>;

/** The calls refuse a new time in the past; some clocks are slow. */
const aheadMs = 5 * 60_000;

/** The change that undoes another one. A time that has passed becomes one just ahead. */
export function invertChange(before: ChangedPart, wanted: ContactPatch, now: number): ContactPatch {
  const stored = before.nextActionAt;
  const isOver = stored !== null && stored !== wanted.nextActionAt && Date.parse(stored) < now + aheadMs;
  return {
    ...(wanted.stage !== undefined && { stage: before.stage }),
    ...((wanted.lostReason !== undefined || wanted.stage !== undefined) &&
      before.stage === "lost" && { lostReason: before.lostReason }),
    ...(wanted.assigneeId !== undefined && { assigneeId: before.assignee?.id ?? null }),
    ...(wanted.valueIdr !== undefined && { valueIdr: before.valueIdr }),
    ...(wanted.nextAction !== undefined && { nextAction: before.nextAction }),
    ...(wanted.nextActionAt !== undefined && {
      nextActionAt: isOver ? new Date(now + aheadMs).toISOString() : stored,
    }),
  };
}

/** The text of the toast. */
function storedText(then: ChangedPart, wanted: ContactPatch): string {
  const { stage, lostReason, assignee, valueIdr } = then;
  if (wanted.stage !== undefined) {
    return `Tahap: ${stageNames[stage]}${stage === "lost" && lostReason ? ` (${lostReason})` : ""}`;
  }
  if (wanted.assigneeId !== undefined) {
    return assignee ? `Penanggung jawab: ${assignee.name}` : "Tanpa penanggung jawab";
  }
  if (wanted.valueIdr !== undefined) {
    return valueIdr === null ? "Nilai dikosongkan" : `Nilai: ${rupiahText(valueIdr)}`;
  }
  return wanted.nextAction === null ? "Langkah berikutnya selesai" : "Langkah berikutnya disimpan";
}
