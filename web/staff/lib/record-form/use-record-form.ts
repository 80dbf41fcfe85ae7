import { useEffect, useRef, useState } from "react";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import type { KeptDraft } from "./kept-drafts";
import { useKeptDraft } from "./use-kept-draft";

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi; isian Anda masih ada.";
const unkept = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";

/** Why what was wanted of a record did not happen. */
export type RecordProblem<Stored> =
  | { kind: "conflict"; stored: Stored }
  | { kind: "gone" }
  /** `nearest` are topics that the writer knows, where it does not know the one that was typed. */
  | { kind: "refused"; title: string; text: string; nearest?: string[] };

/** A stored record, and the version of it that a change begins from. */
export interface Over<Stored> {
  stored: Stored;
  version: string;
}

interface RecordFormOptions<Stored, Values> {
  /** Null for a new one. */
  opened: Stored | null;
  /** What the form of a new one begins with. */
  empty: Values;
  draftKey: (stored: Stored | null) => string;
  versionOf: (stored: Stored) => string;
  toValues: (stored: Stored) => Values;
  /** Values of a draft; null for what is none. */
  readValues: (values: unknown) => Values | null;
  /** Whether two would be stored as the same. */
  isSame: (one: Values, other: Values) => boolean;
  /** What is wrong, by field. */
  faultsOf: (values: Values) => Record<string, string>;
  /** The server's messages by the fields of the form. */
  placeFaults?: (values: Values, fields: Record<string, string>) => Record<string, string>;
  /** Stores the values over a version; as a new record without one. */
  write: (values: Values, over: Over<Stored> | null) => Promise<Stored>;
  /** The record as it is stored now; null where it is gone. */
  fetchStored: (stored: Stored) => Promise<Stored | null>;
  /** After a save that was asked for, and not one that only came before another work. */
  onSaved: (stored: Stored) => void;
  /** What is said where it could not be stored. */
  refusal: string;
  /** What the record is called in a toast, where the page was left meanwhile. */
  nameOf: (values: Values) => string;
}

/** The form of a record: what is in it, what is stored of it, and what may come between typing and storing. */
export function useRecordForm<Stored extends object, Values extends object>(
  options: RecordFormOptions<Stored, Values>,
) {
  const { toValues, versionOf, isSame } = options;
  const [stored, setStored] = useState(options.opened);
  const [values, setValues] = useState(() => (stored ? toValues(stored) : options.empty));
  /** What the server holds, as it was typed. */
  const [saved, setSaved] = useState(values);
  const [base, setBase] = useState(stored && versionOf(stored));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<RecordProblem<Stored> | null>(null);
  const { work, runExclusive, isHere } = useExclusive();
  const isSaved = isSame(values, saved);
  const draft = useKeptDraft({
    ...{ place: options.draftKey(stored), values, isSaved, base, read: options.readValues },
  });
  const opened = stored && { stored, version: base ?? versionOf(stored) };

  function adopt(there: Stored) {
    setStored(there);
    setBase(versionOf(there));
    setProblem(null);
  }

  function mark(found: Record<string, string>): boolean {
    setFaults(found);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) setMarked((before) => before + 1);
    return isWrong;
  }

  function adoptSaved(there: Stored): Stored {
    adopt(there);
    setSaved(values);
    setSavedAt(new Date().toISOString());
    return there;
  }

  /** The record as it is stored, null where it could not be; why stands in the form. */
  async function store(over: Over<Stored> | null = opened): Promise<Stored | null> {
    setProblem(null);
    if (mark(options.faultsOf(values))) return null;
    try {
      return adoptSaved(await options.write(values, over));
    } catch (error) {
      const isConflict = over !== null && error instanceof ApiError && error.status === 409;
      const there = isConflict ? await options.fetchStored(over.stored).catch(() => undefined) : undefined;
      // The answer to an earlier try may have been lost.
      if (there && isSame(toValues(there), values)) return adoptSaved(there);
      if (there) setProblem({ kind: "conflict", stored: there });
      else if (there === null) setProblem({ kind: "gone" });
      else refuse(error, options.refusal);
      return null;
    }
  }

  function refuse(error: unknown, title: string) {
    console.error(error);
    const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
    const { fields = {}, details } = error instanceof ApiError ? error : {};
    const nearest = details?.nearest;
    setProblem(
      isGone(error) ? { kind: "gone" } : { kind: "refused", title, text, ...(nearest && { nearest }) },
    );
    mark(options.placeFaults?.(values, fields) ?? fields);
    if (isHere()) return;
    const description = `“${options.nameOf(values)}”: ${text}`;
    showToast({ variant: "destructive", title, description });
  }

  const save = (over = opened) =>
    runExclusive("save", async () => {
      const there = await store(over);
      if (there) options.onSaved(there);
    });

  return {
    stored,
    values,
    setValues,
    saved,
    setSaved,
    change: (change: Partial<Values>) => {
      setValues((typed) => ({ ...typed, ...change }));
      // What was said of a field is of what stood in it.
      const isKept = ([path]: [string, string]) => !((path.split(".")[0] ?? "") in change);
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(isKept)));
    },
    faults,
    marked,
    problem,
    savedAt,
    isSaved,
    draft,
    /** What is under way. */
    work,
    runExclusive,
    /** Whether the page is still there to show what came of it. */
    isHere,
    adopt,
    store,
    refuse,
    save: () => save(),
    isOutdated: (found: KeptDraft<Values>) => found.base !== base,
    resume: (found: KeptDraft<Values>) => {
      draft.resume(found);
      setValues(found.values);
      setBase(found.base);
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (there: Stored) => {
      adopt(there);
      return save({ stored: there, version: versionOf(there) });
    },
    /** Goes on with what is stored; what is in the form stays as a draft. */
    takeStored: (there: Stored) => {
      if (!draft.leaveBehind(versionOf(there))) {
        setProblem({ kind: "refused", title: "Isian Anda belum bisa disimpan sebagai draf", text: unkept });
        return;
      }
      adopt(there);
      setValues(toValues(there));
      setSaved(toValues(there));
      setFaults({});
    },
    /** What was deleted meanwhile, as a new one. */
    saveAsNew: () => {
      setStored(null);
      return save(null);
    },
  };
}

export type RecordForm<Stored extends object, Values extends object> = ReturnType<
  typeof useRecordForm<Stored, Values>
>;

/** One work at a time: a second press does nothing until the first has come to its end. */
export function useExclusive() {
  const [work, setWork] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return {
    work,
    isHere: () => isOpen.current,
    runExclusive: async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer | null> => {
      // A double click comes before the button is disabled.
      if (isBusy.current) return null;
      isBusy.current = true;
      setWork(name);
      try {
        return await run();
      } finally {
        isBusy.current = false;
        setWork(null);
      }
    },
  };
}
