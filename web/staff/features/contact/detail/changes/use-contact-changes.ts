import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import { contactAssigneesQuery } from "../../../../../api/contact-admin";
import {
  contactActivitiesQuery,
  contactDetailQuery,
  useChangeContact,
  type WantedChange,
} from "../../../../../api/contact-detail";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../../../lib/http";
import { showToast } from "../../../../../toasts/toast";
import { showFailure } from "../../../../lib/show-failure";
import { holds, inverseOf, isSamePart, storedText, withChange } from "./change-text";

/** Milliseconds in which a change can be taken back by its toast. */
export const undoMs = 10_000;

export type Outcome = { kind: "stored"; before: ContactDetail } | { kind: "failed"; error: unknown };

/** What is changed of an enquiry: shown at once, stored one after the other, and with a way back. */
export function useContactChanges(contact: ContactDetail) {
  const { id } = contact;
  const client = useQueryClient();
  const { mutateAsync } = useChangeContact(id);
  const people = useQuery(contactAssigneesQuery()).data ?? [];
  /** Not stored yet, the oldest first. */
  const [waiting, setWaiting] = useState<readonly WantedChange[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const shown = waiting.reduce((part, wanted) => withChange(part, wanted, people), contact);
  const read = () => client.getQueryData<ContactDetail>(contactDetailQuery(id).queryKey) ?? contact;

  /** The enquiry as the server has it now, where that can tell what became of a change. */
  async function reread(error: unknown): Promise<ContactDetail | null> {
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict && !isUnanswered(error)) return null;
    void client.invalidateQueries({ queryKey: contactActivitiesQuery(id).queryKey });
    return client.fetchQuery({ ...contactDetailQuery(id), staleTime: 0 }).catch(() => null);
  }

  async function store(wanted: WantedChange, mayRepeat = true): Promise<Outcome> {
    const before = read();
    try {
      await mutateAsync({ ...wanted, version: before.version });
      return { kind: "stored", before };
    } catch (error) {
      const now = await reread(error);
      // The answer was lost, or somebody did the same.
      if (now && holds(now, wanted)) return { kind: "stored", before };
      // Nothing that is changed here was changed meanwhile.
      if (now && now.version !== before.version && isSamePart(now, before) && mayRepeat)
        return store(wanted, false);
      return { kind: "failed", error };
    }
  }

  function add(wanted: WantedChange): Promise<Outcome> {
    setWaiting((before) => [...before, wanted]);
    const storing = last.current.then(() => store(wanted));
    last.current = storing;
    return storing.finally(() => setWaiting((before) => before.filter((each) => each !== wanted)));
  }

  async function undo(wanted: WantedChange, inverse: WantedChange) {
    const isChanged = !holds(read(), wanted);
    const outcome = isChanged ? null : await add(inverse);
    if (outcome?.kind === "stored") return showToast({ title: "Perubahan diurungkan" });
    const why = isChanged
      ? "Kontak ini sudah diubah lagi sejak itu."
      : "Periksa koneksi internet Anda, lalu coba lagi.";
    showFailure(outcome?.error, "Perubahan belum diurungkan", why);
  }

  /** Changes it and offers the way back; `undoing` says what else that is than the opposite. */
  async function change(wanted: WantedChange, undoing?: () => void): Promise<Outcome> {
    const outcome = await add(wanted);
    if (outcome.kind === "stored") {
      const { before } = outcome;
      const title = storedText(withChange(before, wanted, people), wanted);
      const onSelect = undoing ?? (() => void undo(wanted, inverseOf(before, wanted)));
      showToast({ title, duration: undoMs, action: { label: "Urungkan", onSelect } });
    }
    return outcome;
  }

  return {
    ...{ contact: shown, people, change },
    /** Changes wait until `task`, which may move the version on, is over. */
    after: (task: Promise<unknown>) => {
      last.current = Promise.allSettled([last.current, task]);
    },
  };
}

export type ContactChanges = ReturnType<typeof useContactChanges>;

/** Why a change was not stored, beside its field; in a toast where the field is gone by then. */
export function useChangeProblem() {
  const [problem, setProblem] = useState("");
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    problem,
    setProblem,
    /** Answers whether it was stored. */
    tell: (outcome: Outcome, ...fields: string[]): boolean => {
      const text = problemOf(outcome, ...fields);
      setProblem(text);
      if (text && outcome.kind === "failed" && !isThere.current) {
        showFailure(outcome.error, "Perubahan belum tersimpan", text);
      }
      return outcome.kind === "stored";
    },
  };
}

/** Why a change was not stored, for the field that it is about; "" where it was, or where that is told elsewhere. */
export function problemOf(outcome: Outcome, ...fields: string[]): string {
  if (outcome.kind !== "failed" || isGone(outcome.error)) return "";
  const { error } = outcome;
  const ofField = error instanceof ApiError && fields.map((field) => error.fields[field]).find(Boolean);
  return ofField || messageOf(error, "Belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.");
}
