import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { useChangeRules, writingRulesQuery } from "../../../../api/writing-rules";
import { ApiError, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { useKeptDraft } from "../../../lib/drafts/use-kept-draft";
import { useAlone } from "../briefs/use-brief-form";
import { faultsOf, inputOf, isSameRules, type RulesValues, readValues, valuesOf } from "./rules-values";

/** Why the rules could not be stored. */
export type RulesProblem =
  | { kind: "conflict"; stored: WritingRules }
  | { kind: "refused"; title: string; text: string };

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu simpan lagi; isian Anda masih ada.";

/** The form of the house rules: what is in it, and what is stored of it. */
export function useRulesForm(rules: WritingRules) {
  const client = useQueryClient();
  const [stored, setStored] = useState(rules);
  const [values, setValues] = useState(() => valuesOf(rules));
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<RulesProblem | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const { work, alone } = useAlone<"save">();
  const changing = useChangeRules();
  const isSaved = isSameRules(values, valuesOf(stored));
  const draft = useKeptDraft({
    ...{ place: "draf-aturan", values, isSaved, base: String(stored.version), read: readValues },
  });

  function take(there: WritingRules) {
    setStored(there);
    setProblem(null);
  }

  const save = (version = stored.version) =>
    alone("save", async () => {
      const found = faultsOf(values);
      setFaults(found);
      if (Object.keys(found).length > 0) {
        setProblem(null);
        setMarked((before) => before + 1);
        return;
      }
      try {
        const there = await changing.mutateAsync(inputOf(values, version));
        take(there);
        setSavedAt(new Date().toISOString());
        showToast({ title: "Sukses!", description: `Aturan menulis versi ${there.version} berlaku` });
      } catch (error) {
        console.error(error);
        setProblem(await explain(error));
        if (error instanceof ApiError) setFaults(error.fields);
      }
    });

  async function explain(error: unknown): Promise<RulesProblem> {
    const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
    const refused = { kind: "refused", title: "Aturan belum tersimpan", text } as const;
    if (!(error instanceof ApiError && error.status === 409)) return refused;
    const there = await client.fetchQuery(writingRulesQuery()).catch(() => null);
    return there ? { kind: "conflict", stored: there } : refused;
  }

  return {
    stored,
    values,
    change: (change: Partial<RulesValues>) => {
      setValues((typed) => ({ ...typed, ...change }));
      const changed = Object.keys(change);
      setFaults((known) =>
        Object.fromEntries(
          Object.entries(known).filter(([path]) => !changed.includes(path.split(".")[0] ?? "")),
        ),
      );
    },
    faults,
    marked,
    problem,
    savedAt,
    isSaved,
    isSaving: work !== null,
    draft,
    save,
    resume: (found: NonNullable<typeof draft.offered>) => {
      draft.resume(found);
      setValues(found.values);
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (there: WritingRules) => {
      setStored(there);
      return save(there.version);
    },
    /** Goes on with what is stored; what is in the form stays as a draft. */
    takeStored: (there: WritingRules) => {
      if (!draft.leaveBehind()) {
        const text = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";
        setProblem({ kind: "refused", title: "Isian Anda belum bisa disimpan sebagai draf", text });
        return;
      }
      take(there);
      setValues(valuesOf(there));
      setFaults({});
    },
  };
}

export type RulesFormState = ReturnType<typeof useRulesForm>;
