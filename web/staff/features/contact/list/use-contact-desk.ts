import { useRef, useState } from "react";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useBulkContacts } from "../../../../api/contact-admin";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { forgetTexts } from "../talk/kept-texts";
import { type BulkAct, type BulkResult, bodyOf, doneText, notDoneText, undoingCalls } from "./bulk-acts";

export interface Refused {
  title: string;
  contacts: { id: number; name: string; message: string }[];
}

/** What is asked before something is done. */
export interface Question {
  about: "delete" | "lost";
  contacts: ContactSubmission[];
}

const lost = "Jawaban server tidak sampai. Periksa daftarnya sebelum mencoba lagi.";
const unknownRefusal = "Terjadi kesalahan. Silakan coba lagi.";
/** Milliseconds in which an act can be taken back. */
const undoMs = 12_000;

/** The rows that are chosen on this page of the list, what is done to them, and what came of it. */
export function useContactDesk(pageKey: string) {
  const [choice, setChoice] = useState<{ pageKey: string; ids: readonly number[] }>({ pageKey, ids: [] });
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState("");
  /** Kept until it has reached all that it is about. */
  const [lostReason, setLostReason] = useState("");
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isPending, setPending] = useState(false);
  /** What is under way, which ends without an error. */
  const running = useRef<Promise<void> | null>(null);
  const bulk = useBulkContacts();
  // Another page, or another filter, begins without a choice.
  const chosenIds = choice.pageKey === pageKey ? choice.ids : [];

  function choose(ids: readonly number[], isChosen: boolean) {
    setChoice((before) => {
      const kept = before.pageKey === pageKey ? before.ids.filter((id) => !ids.includes(id)) : [];
      return { pageKey, ids: isChosen ? [...kept, ...ids] : kept };
    });
  }

  /** Also when another page is shown by now, whose choice stays. */
  function unchoose(ids: readonly number[]) {
    setChoice((before) => ({ ...before, ids: before.ids.filter((id) => !ids.includes(id)) }));
  }

  function noteRefusals(
    title: string,
    contacts: readonly ContactSubmission[],
    results: readonly BulkResult[],
  ) {
    const names = new Map(contacts.map(({ id, name }) => [id, name]));
    const refusals = results
      .filter(({ ok }) => !ok)
      .map(({ id, message }) => ({ id, name: names.get(id) ?? "", message: message ?? unknownRefusal }));
    setRefused(refusals.length > 0 ? { title, contacts: refusals } : null);
    return refusals.length;
  }

  async function undo(act: BulkAct, contacts: readonly ContactSubmission[], results: readonly BulkResult[]) {
    // The toast that offers it is gone by now.
    while (running.current) await running.current;
    const tellFailure = (description: string) =>
      showToast({ variant: "destructive", title: "Gagal mengurungkan", description });
    await guarded(tellFailure, async () => {
      const undone: BulkResult[] = [];
      for (const call of undoingCalls(act, contacts, results)) undone.push(...(await bulk.mutateAsync(call)));
      const failed = undone.filter(({ ok }) => !ok).length;
      noteRefusals(`${failed} kontak belum dikembalikan`, contacts, undone);
      if (undone.length > failed) {
        showToast({
          title: "Diurungkan",
          description: `${undone.length - failed} kontak kembali seperti semula`,
        });
      }
    });
  }

  async function perform(act: BulkAct, contacts: readonly ContactSubmission[]) {
    // A double click comes before the button is disabled.
    if (running.current) return;
    const asked = question;
    const close = () => setQuestion((now) => (now === asked ? null : now));
    setProblem("");
    const tellFailure = (description: string) => {
      if (asked?.about === "lost") return setProblem(description);
      close();
      showToast({ variant: "destructive", title: notDoneText(act, contacts.length), description });
    };
    await guarded(tellFailure, async () => {
      const results = await bulk.mutateAsync(
        bodyOf(
          act,
          contacts.map(({ id, version }) => ({ id, version })),
        ),
      );
      const doneIds = results.filter(({ ok }) => ok).map(({ id }) => id);
      close();
      unchoose(doneIds);
      if (act.action === "delete") forgetTexts(doneIds);
      const failed = contacts.length - doneIds.length;
      noteRefusals(notDoneText(act, failed), contacts, results);
      if (failed === 0) setLostReason("");
      if (doneIds.length === 0) return;
      const canUndo = undoingCalls(act, contacts, results).length > 0;
      showToast({
        title: failed > 0 ? "Sebagian berhasil" : "Sukses!",
        description: `${doneText(act, doneIds.length)}${failed > 0 ? `, ${failed} gagal` : ""}`,
        ...(canUndo && {
          duration: undoMs,
          action: { label: "Urungkan", onSelect: () => void undo(act, contacts, results) },
        }),
      });
    });
  }

  async function guarded(tellFailure: (description: string) => void, run: () => Promise<void>) {
    setPending(true);
    running.current = run()
      .catch((error: unknown) => {
        console.error(error);
        tellFailure(
          isUnanswered(error) ? lost : messageOf(error, "Server sedang bermasalah. Silakan coba lagi."),
        );
      })
      .finally(() => {
        running.current = null;
        setPending(false);
      });
    await running.current;
  }

  return {
    chosenIds,
    choose,
    perform,
    isPending,
    question,
    ask: (about: Question["about"], contacts: ContactSubmission[]) => {
      setProblem("");
      setQuestion({ about, contacts });
    },
    cancel: () => setQuestion(null),
    problem,
    lostReason,
    setLostReason,
    refused,
    forgetRefused: () => setRefused(null),
  };
}

export type ContactDesk = ReturnType<typeof useContactDesk>;
