import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import { contactAssigneesQuery } from "../../../../../api/contact-admin";
import {
  contactActivitiesQuery,
  contactDetailQuery,
  useChangeContact,
  type WantedChange,
} from "../../../../../api/contact-detail";
import { ApiError, isGone, messageOf } from "../../../../../lib/http";
import { showToast } from "../../../../../toasts/toast";
import { showFailure } from "../../../../lib/show-failure";
import { createChangeQueue, type Outcome } from "./change-queue";
import { inverseOf, storedText, withChange } from "./change-text";

/** Milliseconds in which a change can be taken back by its toast. */
export const undoMs = 10_000;

/** What is changed of an enquiry: shown at once, stored one after the other, and with a way back. */
export function useContactChanges(contact: ContactDetail) {
  const { id } = contact;
  const client = useQueryClient();
  const { mutateAsync } = useChangeContact(id);
  const people = useQuery(contactAssigneesQuery()).data ?? [];
  const [queue] = useState(() =>
    createChangeQueue({
      read: () => client.getQueryData<ContactDetail>(contactDetailQuery(id).queryKey) ?? contact,
      send: (wanted, version) => mutateAsync({ ...wanted, version }),
      reread: async () => {
        // Says who was faster.
        void client.invalidateQueries({ queryKey: contactActivitiesQuery(id).queryKey });
        return client.fetchQuery({ ...contactDetailQuery(id), staleTime: 0 });
      },
    }),
  );
  const { waiting, conflict } = useSyncExternalStore(queue.subscribe, queue.state);
  const shown = waiting.reduce((part, wanted) => withChange(part, wanted, people), contact);

  async function undo(wanted: WantedChange, version: number) {
    const outcome = await queue.add(wanted, version);
    if (outcome.kind === "stored") showToast({ title: "Perubahan diurungkan" });
    if (outcome.kind === "failed") {
      showFailure(
        outcome.error,
        "Perubahan belum diurungkan",
        "Periksa koneksi internet Anda, lalu coba lagi.",
      );
    }
  }

  /** Changes it and offers the way back; `undoing` says what else that is than the opposite. */
  async function change(wanted: WantedChange, undoing?: () => void): Promise<Outcome> {
    const outcome = await queue.add(wanted);
    if (outcome.kind === "stored") {
      const { before, version } = outcome;
      const inverse = inverseOf(before, wanted);
      const title = storedText(withChange(before, wanted, people), wanted);
      const onSelect = undoing ?? (() => void undo(inverse, version));
      showToast({ title, duration: undoMs, action: { label: "Urungkan", onSelect } });
    }
    return outcome;
  }

  return { contact: shown, people, waiting, conflict, change, queue };
}

export type ContactChanges = ReturnType<typeof useContactChanges>;

/** Why a change was not stored, for the field that it is about; "" where it was, or where that is told elsewhere. */
export function problemOf(outcome: Outcome, ...fields: string[]): string {
  if (outcome.kind !== "failed" || isGone(outcome.error)) return "";
  const { error } = outcome;
  const ofField = error instanceof ApiError && fields.map((field) => error.fields[field]).find(Boolean);
  return ofField || messageOf(error, "Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.");
}
