import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import { contactAssigneesQuery } from "../../../../../api/contact-admin";
import { contactDetailQuery, useChangeContact, type WantedChange } from "../../../../../api/contact-detail";
import { ApiError, messageOf } from "../../../../../lib/http";
import { showToast } from "../../../../../toasts/toast";
import { showFailure } from "../../../../lib/show-failure";
import { inverseOf, storedText, withChange } from "./change-text";

/** Milliseconds in which a change can be taken back by its toast. */
export const undoMs = 10_000;

/** What is changed of an enquiry: shown at once, stored one after the other, and with a way back. */
export function useContactChanges(contact: ContactDetail) {
  const { id } = contact;
  const client = useQueryClient();
  const { mutateAsync } = useChangeContact(id);
  const people = useQuery(contactAssigneesQuery()).data ?? [];
  /** Not stored yet, the oldest first. */
  const [waiting, setWaiting] = useState<readonly WantedChange[]>([]);
  const [failure, setFailure] = useState<{ wanted: WantedChange; text: string } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  /** Over `version`, or over what is there when its turn has come. */
  function store(wanted: WantedChange, version?: number) {
    setFailure(null);
    setWaiting((before) => [...before, wanted]);
    const storing = last.current.then(async () => {
      const before = client.getQueryData<ContactDetail>(contactDetailQuery(id).queryKey) ?? contact;
      return { before, stored: await mutateAsync({ ...wanted, version: version ?? before.version }) };
    });
    last.current = storing.catch(() => {});
    return storing.finally(() => setWaiting((before) => before.filter((each) => each !== wanted)));
  }

  async function undo(inverse: WantedChange, version: number) {
    try {
      await store(inverse, version);
      showToast({ title: "Perubahan diurungkan" });
    } catch (error) {
      showFailure(error, "Perubahan belum diurungkan", "Periksa koneksi internet Anda, lalu coba lagi.");
    }
  }

  /** Changes it and offers the way back; answers whether it was stored. */
  async function change(wanted: WantedChange): Promise<boolean> {
    try {
      const { before, stored } = await store(wanted);
      const inverse = inverseOf(before, wanted, Date.now());
      showToast({
        title: storedText(stored, wanted),
        duration: undoMs,
        action: { label: "Urungkan", onSelect: () => void undo(inverse, stored.version) },
      });
      return true;
    } catch (error) {
      const ofField = error instanceof ApiError && Object.values(error.fields)[0];
      const fallback = "Belum tentu tersimpan. Periksa koneksi internet Anda, lalu coba lagi.";
      const text = ofField || messageOf(error, fallback);
      setFailure({ wanted, text });
      // The field is gone by then.
      if (!isThere.current) showFailure(error, "Perubahan belum tersimpan", text);
      return false;
    }
  }

  return {
    contact: waiting.reduce((part, wanted) => withChange(part, wanted, people), contact),
    change,
    /** Why the last change was not stored, where it was about this field. */
    problemOf: (field: keyof WantedChange) => (failure && field in failure.wanted ? failure.text : ""),
    forgetProblem: () => setFailure(null),
    /** Changes wait until `task`, which may move the version on, is over. */
    after: (task: Promise<unknown>) => {
      last.current = Promise.allSettled([last.current, task]);
    },
  };
}

export type ContactChanges = ReturnType<typeof useContactChanges>;
