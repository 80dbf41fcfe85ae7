import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { fetchTemplate, useSaveTemplate } from "../../../../api/reply-templates";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { useKeptDraft } from "../../../lib/drafts/use-kept-draft";
import { withoutAsking } from "../../../lib/leaving";
import {
  emptyTemplate,
  faultsOf,
  inputOf,
  isSameTemplate,
  readValues,
  type TemplateValues,
  templateFields,
  valuesOf,
} from "./template-values";

/** Why a template could not be stored. */
export type TemplateProblem =
  | { kind: "conflict"; stored: ReplyTemplate }
  | { kind: "gone" }
  | { kind: "refused"; title: string; text: string };

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu simpan lagi; isian Anda masih ada.";

/** The form of a template, a new one where there is none: what is in it, and what is stored of it. */
export function useTemplateForm(template: ReplyTemplate | null, first: Partial<TemplateValues>) {
  const navigate = useNavigate();
  const [stored, setStored] = useState(template);
  const begun = stored ? valuesOf(stored) : { ...emptyTemplate, ...first };
  const [values, setValues] = useState(begun);
  const [isDone, setDone] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<TemplateProblem | null>(null);
  const saving = useSaveTemplate();
  const isBusy = useRef(false);
  // A channel by itself is nothing that one would miss.
  const isSaved = isDone || isSameTemplate(values, stored ? begun : { ...begun, channel: values.channel });
  const draft = useKeptDraft({
    place: `draf-templat:${stored?.id ?? "baru"}`,
    ...{ values, isSaved, base: stored ? String(stored.version) : null, read: readValues },
  });

  async function save(over = stored) {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setProblem(null);
      setMarked((before) => before + 1);
      return;
    }
    isBusy.current = true;
    try {
      const { name } = await saving.mutateAsync({
        id: over?.id ?? null,
        input: inputOf(values, over?.version ?? null),
      });
      setDone(true);
      showToast({ title: "Sukses!", description: `Templat “${name}” tersimpan` });
      navigate(staffPaths.replyTemplates, { state: withoutAsking });
    } catch (error) {
      console.error(error);
      setProblem(await explain(error, over));
      const said = error instanceof ApiError ? Object.entries(error.fields) : [];
      const ofFields = said.filter(([field]) => templateFields.some((known) => known === field));
      if (ofFields.length > 0) {
        setFaults(Object.fromEntries(ofFields));
        setMarked((before) => before + 1);
      }
    } finally {
      isBusy.current = false;
    }
  }

  async function explain(error: unknown, over: ReplyTemplate | null): Promise<TemplateProblem> {
    if (isGone(error)) return { kind: "gone" };
    const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
    const refused = { kind: "refused", title: "Templat belum tersimpan", text } as const;
    if (!over || !(error instanceof ApiError && error.status === 409)) return refused;
    const there = await fetchTemplate(over.id).catch(() => undefined);
    if (there === undefined) return refused;
    return there ? { kind: "conflict", stored: there } : { kind: "gone" };
  }

  function take(there: ReplyTemplate | null) {
    setStored(there);
    setProblem(null);
  }

  return {
    stored,
    values,
    change: (change: Partial<TemplateValues>) => {
      setValues((typed) => ({ ...typed, ...change }));
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in change))));
    },
    faults,
    marked,
    problem,
    isSaving: saving.isPending,
    draft,
    isOutdated: (found: NonNullable<typeof draft.offered>) =>
      stored !== null && found.base !== String(stored.version),
    save: () => save(),
    resume: (found: NonNullable<typeof draft.offered>) => {
      draft.resume(found);
      setValues(found.values);
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (there: ReplyTemplate) => {
      take(there);
      return save(there);
    },
    /** Goes on with what is stored; what is in the form stays as a draft. */
    takeStored: (there: ReplyTemplate) => {
      if (!draft.leaveBehind()) {
        const text = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";
        setProblem({ kind: "refused", title: "Isian Anda belum bisa disimpan sebagai draf", text });
        return;
      }
      take(there);
      setValues(valuesOf(there));
      setFaults({});
    },
    /** What was deleted meanwhile, as a new one. */
    saveAsNew: () => {
      take(null);
      return save(null);
    },
  };
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;
