import { useEffect, useRef, useState } from "react";
import { generatePath } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { fetchBrief, useOutlineBrief, useSaveBrief } from "../../../../api/briefs";
import { useGeneratePost } from "../../../../api/generation";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import type { KeptDraft } from "../../../lib/drafts/kept-drafts";
import { useKeptDraft } from "../../../lib/drafts/use-kept-draft";
import {
  type BriefValues,
  emptyBrief,
  faultsOf,
  faultsOfAnswer,
  inputOf,
  isSameBrief,
  readValues,
  valuesOf,
} from "./brief-values";

type BriefWork = "save" | "outline" | "write";

/** The form of a brief: what is in it, what is stored of it, and what the writer makes of it. */
export function useBriefForm(brief: Brief | null) {
  const [current, setCurrent] = useState(brief);
  const [values, setValues] = useState<BriefValues>(() => (brief ? valuesOf(brief) : emptyBrief));
  /** What the server holds, as it was typed. */
  const [saved, setSaved] = useState(values);
  const [base, setBase] = useState(brief?.updatedAt ?? null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<BriefProblem | null>(null);
  /** The outline that the writer's has taken the place of. */
  const [before, setBefore] = useState<string[] | null>(null);
  const [written, setWritten] = useState<{ id: number; title: string } | null>(null);
  const place = `draf-bahan:${current?.id ?? "baru"}`;
  const { work, alone, isHere } = useAlone<BriefWork>();
  const saving = useSaveBrief();
  const outlining = useOutlineBrief();
  const writing = useGeneratePost();
  const isSaved = isSameBrief(values, saved);
  const latest = useRef({ values, saved });
  latest.current = { values, saved };
  const draft = useKeptDraft({ place, values, isSaved, base, read: readValues });

  function adopt(stored: Brief) {
    setCurrent(stored);
    setBase(stored.updatedAt);
  }

  function adoptSaved(there: Brief): Brief {
    adopt(there);
    setSaved(values);
    setSavedAt(there.updatedAt);
    setProblem(null);
    if (isHere()) showAddress(there);
    return there;
  }

  /** The brief as it is stored, null where it could not be; why stands in the form. */
  async function store(over: { id: number; version: string } | null): Promise<Brief | null> {
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setProblem(null);
      setMarked((before) => before + 1);
      return null;
    }
    try {
      return adoptSaved(await saving.mutateAsync({ input: inputOf(values), over }));
    } catch (error) {
      const isConflict = over !== null && error instanceof ApiError && error.status === 409;
      const there = isConflict ? await fetchBrief(over.id).catch(() => null) : null;
      // The answer to an earlier try may have been lost.
      if (there && isSameBrief(valuesOf(there), values)) return adoptSaved(there);
      if (there) setProblem({ kind: "conflict", stored: there });
      else tell(error, "Belum tersimpan");
      return null;
    }
  }

  function tell(error: unknown, title: string) {
    const explained = explain(error, title);
    setProblem(explained.problem);
    setFaults(faultsOfAnswer(values, explained.fields));
    if (!isHere()) {
      const description = explained.problem.kind === "refused" ? explained.problem.text : "";
      showToast({ variant: "destructive", title: `${title}: “${values.title}”`, description });
    }
  }

  const opened = current && { id: current.id, version: base ?? current.updatedAt };

  /** What the writer needs is stored first. */
  const stored = () => (current && isSaved ? Promise.resolve(current) : store(opened));

  const save = (over = opened) =>
    alone("save", async () => {
      if (await store(over)) showToast({ title: "Sukses!", description: "Bahan tersimpan" });
    });

  const outline = () =>
    alone("outline", async () => {
      const from = await stored();
      if (!from) return;
      try {
        const outlined = await outlining.mutateAsync(from.id);
        adopt(outlined);
        setSaved((known) => ({ ...known, outline: outlined.outline }));
        // Also what was typed while the writer was at it.
        const typed = latest.current.values.outline;
        setBefore(typed.some((heading) => heading.trim() !== "") ? typed : null);
        setValues((typed) => ({ ...typed, outline: outlined.outline }));
        setProblem(null);
        showToast({ title: "Kerangka siap", description: `${outlined.outline.length} bagian` });
      } catch (error) {
        tell(error, "Kerangka belum disusun");
      }
    });

  const write = () =>
    alone("write", async () => {
      const from = await stored();
      if (!from) return;
      setWritten(null);
      try {
        const { post } = await writing.mutateAsync({ briefId: from.id, landing: "review" });
        setProblem(null);
        if (post && isHere()) setWritten(post);
        else showToast({ title: "Sukses!", description: `Artikel dari “${from.title}” menunggu tinjauan` });
        const there = await fetchBrief(from.id).catch(() => null);
        // It is written by now; what else somebody has changed of it meets the next save.
        if (there && isSameBrief(valuesOf(there), latest.current.saved)) adopt(there);
      } catch (error) {
        tell(error, "Artikel belum ditulis");
      } finally {
        void writing.refreshStatus();
      }
    });

  return {
    current,
    values,
    change: (change: Partial<BriefValues>) => {
      setValues((typed) => ({ ...typed, ...change }));
      // What was said of a field is of what stood in it.
      const changed = Object.keys(change);
      setFaults((known) =>
        Object.fromEntries(
          Object.entries(known).filter(([path]) => !changed.includes(path.split(".")[0] ?? "")),
        ),
      );
      if (change.outline) setBefore(null);
    },
    faults,
    marked,
    problem,
    written,
    draft,
    savedAt,
    isSaved,
    work,
    save,
    outline,
    write,
    /** Takes back what the writer has put in the place of one's own outline. */
    undoOutline:
      before &&
      (() => {
        setValues((typed) => ({ ...typed, outline: before }));
        setBefore(null);
      }),
    isOutdated: (found: KeptDraft<BriefValues>) => found.base !== base,
    resume: (found: KeptDraft<BriefValues>) => {
      draft.resume(found);
      setValues(found.values);
      setBase(found.base);
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (there: Brief) => {
      adopt(there);
      return save({ id: there.id, version: there.updatedAt });
    },
    /** Goes on with what is stored; what is in the form stays as a draft. */
    takeStored: (there: Brief) => {
      if (!draft.leaveBehind()) {
        setProblem({ kind: "unkept" });
        return;
      }
      adopt(there);
      setValues(valuesOf(there));
      setSaved(valuesOf(there));
      setProblem(null);
    },
    /** What was deleted meanwhile, as a new one. */
    saveAsNew: () => {
      setCurrent(null);
      return save(null);
    },
  };
}

export type BriefFormState = ReturnType<typeof useBriefForm>;

/** A reload goes on with a brief that was new; moving there would begin the form anew, under whoever types in it. */
function showAddress({ id }: Brief): void {
  const address = generatePath(staffPaths.editedBrief, { id: String(id) });
  window.history.replaceState(window.history.state, "", address);
}

/** One work at a time: a second press does nothing until the first has come to its end. */
export function useAlone<Work extends string>() {
  const [work, setWork] = useState<Work | null>(null);
  const isBusy = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return {
    /** What is under way. */
    work,
    /** Whether the page is still there to show what came of it. */
    isHere: () => isOpen.current,
    alone: async (name: Work, run: () => Promise<void>): Promise<void> => {
      // A double click comes before the button is disabled.
      if (isBusy.current) return;
      isBusy.current = true;
      setWork(name);
      try {
        await run();
      } finally {
        isBusy.current = false;
        setWork(null);
      }
    },
  };
}

/** Why what was wanted of a brief did not happen. */
type BriefProblem =
  | { kind: "conflict"; stored: Brief }
  | { kind: "gone" }
  /** The browser keeps no draft of what is in the form. */
  | { kind: "unkept" }
  /** `nearest` are topics that the writer knows, where it does not know this one. */
  | { kind: "refused"; title: string; text: string; nearest?: string[] };

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi; isian Anda masih ada.";

/** What a failure is explained with, and what the server says of single fields. */
function explain(error: unknown, title: string): { problem: BriefProblem; fields: Record<string, string> } {
  console.error(error);
  if (isGone(error)) return { problem: { kind: "gone" }, fields: {} };
  const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
  if (!(error instanceof ApiError)) return { problem: { kind: "refused", title, text }, fields: {} };
  const { nearest } = error.details;
  return {
    problem: { kind: "refused", title, text, ...(nearest && { nearest }) },
    // An order blames the brief, whose subject is its key phrase.
    fields: error.fields.briefId ? { keyPhrase: error.fields.briefId } : error.fields,
  };
}
