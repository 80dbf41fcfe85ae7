import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { messagesByPath } from "../../../lib/form";
import { ApiError, failureText, isGone, isSignedOut, mayHaveSucceeded } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { autosave, useAutosave, useExclusive } from "./use-autosave";
import { type KeptDraft, useKeptDraft } from "./use-kept-draft";

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi; isian Anda masih ada.";
const unkept = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";

/** Why what was wanted of a record did not happen. */
export type RecordProblem<Stored> =
  | { kind: "conflict"; stored: Stored; isQuiet: boolean }
  | { kind: "gone"; isQuiet: boolean }
  | { kind: "refused"; title: string; text: string; error?: unknown; isQuiet: boolean };

/** A stored record, and the version of it that a change begins from. */
export interface Over<Stored> {
  stored: Stored;
  version: string;
}

/** A call that stores values. `key` is its Idempotency-Key; `intent` is what was asked for. */
export interface WriteCall {
  key: string;
  intent: string;
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
  faultsOf: (values: Values, intent: string, over: Over<Stored> | null) => Record<string, string>;
  /** The server's messages by the fields of the form. */
  placeFaults?: (values: Values, fields: Record<string, string>) => Record<string, string>;
  /** Stores the values over a version; as a new record without one. */
  write: (values: Values, over: Over<Stored> | null, call: WriteCall) => Promise<Stored>;
  /** Whether the values may be stored while somebody types; left out where they never are. */
  mayAutosave?: (values: Values, stored: Stored | null) => boolean;
  /** The record as it is stored now, of what the refusal of a version that has moved carries. */
  readStored: (
    carried: unknown,
    over: Over<Stored>,
    intent: string,
  ) => Stored | null | undefined | Promise<Stored | null>;
  /** After each write, whoever asked for it. */
  onStored?: (stored: Stored) => void;
  /** After a save that was asked for, and not one that only came before another work. */
  onSaved?: (stored: Stored) => void;
  /** Tells of a refusal besides the notice in the form. */
  onRefused?: (text: string, title: string) => void;
  /** What is said where it could not be stored. */
  refusal: () => string;
  /** What the record is called: of the draft that is offered, and in a toast where the page was left meanwhile. */
  nameOf: (values: Values) => string;
  /** What the notice of a problem says; left out where the form has one of its own. */
  notice?: NoticeTexts<Stored, Values>;
}

export interface NoticeTexts<Stored, Values> {
  /** The title where somebody else has stored a version. */
  conflict: (stored: Stored) => string;
  /** Where somebody has deleted it; with an `action` it can be stored as a new one. */
  gone?: { title: string; action?: string; text?: string };
  labels?: Partial<Record<keyof Values & string, string>>;
  /** A field as it would be stored, in words. */
  textOf?: (values: Values, field: keyof Values & string) => string;
  /** In the place of both, where a field has fields of its own. */
  differencesOf?: (mine: Values, theirs: Values) => Difference[];
}

/** A field that says something else in the stored version. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** The form of a record: what is in it, what is stored of it, and what may come between typing and storing. */
export function useRecordForm<Stored extends object, Values extends FieldValues>(
  options: RecordFormOptions<Stored, Values>,
) {
  const { toValues, versionOf, isSame, nameOf, notice } = options;
  const [stored, setStored] = useState(options.opened);
  const [base, setBase] = useState(stored && versionOf(stored));
  const form = useForm<Values>({
    defaultValues: (stored ? toValues(stored) : options.empty) as DefaultValues<Values>,
  });
  const values = form.watch();
  /** What the server holds, as it was typed. */
  const [saved, setSaved] = useState<Values>(() => (stored ? toValues(stored) : options.empty));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<RecordProblem<Stored> | null>(null);
  const { work, runExclusive, isHere } = useExclusive();
  const faults = messagesByPath(form.formState.errors);
  const isSaved = isSame(values, saved);
  const draft = useKeptDraft({
    ...{ place: options.draftKey(stored), values, isSaved, base, read: options.readValues },
  });
  const hasUnsaved = () => !isSame(form.getValues(), now.current.saved);
  /** What an await does not make old. */
  const now = useRef({ stored, base, saved });
  now.current = { stored, base, saved };
  const opened = (): Over<Stored> | null => {
    const { stored, base } = now.current;
    return stored && { stored, version: base ?? versionOf(stored) };
  };
  /** A call whose answer was lost: sent again under its key, it is answered as the first time. */
  const inDoubt = useRef<{ send: () => Promise<Stored>; sent: Values; intent: string } | null>(null);
  /** What an autosave was refused with: it is tried again once it says something else. */
  const refused = useRef<Values | null>(null);
  /** What the last write was for. */
  const lastIntent = useRef("save");
  /** What says which values are wrong, once some were. */
  const findFaults = useRef<((values: Values) => Record<string, string>) | null>(null);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          form.clearErrors(name as Path<Values>);
          for (const [path, message] of Object.entries(findFaults.current?.(form.getValues()) ?? {})) {
            if (path === name || path.startsWith(`${name}.`))
              form.setError(path as Path<Values>, { message });
          }
        },
      }),
    [form],
  );

  function adopt(there: Stored) {
    refused.current = null;
    now.current = { ...now.current, stored: there, base: versionOf(there) };
    setStored(there);
    setBase(versionOf(there));
    setProblem(null);
  }

  function mark(found: Record<string, string>): boolean {
    form.clearErrors();
    for (const [path, message] of Object.entries(found)) {
      form.setError(path as Path<Values>, { type: "server", message });
    }
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) setMarked((before) => before + 1);
    return isWrong;
  }

  /** Marks what keeps the values from being stored; whether anything does. */
  function check(intent: string, over: Over<Stored> | null = opened()): boolean {
    const find = (values: Values) => options.faultsOf(values, intent, over);
    const isWrong = mark(find(form.getValues()));
    findFaults.current = isWrong ? find : null;
    return isWrong;
  }

  function adoptSaved(there: Stored, sent: Values): Stored {
    adopt(there);
    now.current.saved = sent;
    setSaved(sent);
    setSavedAt(new Date().toISOString());
    options.onStored?.(there);
    return there;
  }

  async function send(sent: Values, over: Over<Stored> | null, intent: string): Promise<Stored> {
    let from = over;
    const earlier = inDoubt.current;
    if (earlier) {
      const there = await earlier.send().catch((error: unknown) => {
        if (mayHaveSucceeded(error)) throw error;
        return null;
      });
      inDoubt.current = null;
      if (there) {
        adoptSaved(there, earlier.sent);
        if (isSame(earlier.sent, sent) && earlier.intent === intent) return there;
        from = opened();
      }
    }
    const key = crypto.randomUUID();
    const call = () => options.write(sent, from, { key, intent });
    try {
      return await call();
    } catch (error) {
      if (mayHaveSucceeded(error)) inDoubt.current = { send: call, sent, intent };
      throw error;
    }
  }

  /** The record as it is stored, null where it could not be; why stands in the form. */
  async function store(intent = "save", over: Over<Stored> | null = opened()): Promise<Stored | null> {
    const isQuiet = intent === autosave;
    lastIntent.current = intent;
    const sent = { ...form.getValues() };
    if (!isQuiet) {
      setProblem(null);
      if (check(intent, over)) return null;
    }
    try {
      return adoptSaved(await send(sent, over, intent), sent);
    } catch (error) {
      const carried = error instanceof ApiError ? error.details.stored : undefined;
      const there = over && carried !== undefined && (await options.readStored(carried, over, intent));
      if (there) {
        // The answer to an earlier try may have been lost.
        if (isSame(toValues(there), sent)) return adoptSaved(there, sent);
        setProblem({ kind: "conflict", stored: there, isQuiet });
      } else if (!isQuiet || !mayHaveSucceeded(error)) {
        refuse(error, options.refusal(), isQuiet);
        refused.current = isQuiet && isFinal(error) ? sent : null;
      }
      return null;
    }
  }

  function refuse(error: unknown, title: string, isQuiet = false) {
    console.error(error);
    if (isSignedOut(error) && options.mayAutosave) return;
    const text = failureText(error, lost);
    const { fields = {} } = error instanceof ApiError ? error : {};
    setProblem(isGone(error) ? { kind: "gone", isQuiet } : { kind: "refused", title, text, error, isQuiet });
    if (isQuiet) return;
    mark(options.placeFaults?.(form.getValues(), fields) ?? fields);
    options.onRefused?.(text, title);
    if (isHere()) return;
    const description = `“${nameOf(form.getValues())}”: ${text}`;
    showToast({ variant: "destructive", title, description });
  }

  /** The record is gone: what is in the form is a new one. */
  function forget() {
    now.current = { ...now.current, stored: null, base: null };
    setStored(null);
    setBase(null);
    setProblem(null);
  }

  const save = (intent = lastIntent.current, over = opened()) =>
    runExclusive("save", async () => {
      const there = await store(intent, over);
      if (there) options.onSaved?.(there);
    });

  const isBlocked = problem?.kind === "conflict" || problem?.kind === "gone";
  const isRefused = refused.current !== null && isSame(values, refused.current);
  const autosaving = useAutosave({
    isWanted:
      !isSaved &&
      !isBlocked &&
      !isRefused &&
      (work === null || work === autosave) &&
      (options.mayAutosave?.(values, stored) ?? false),
    isNew: stored === null,
    text: JSON.stringify(values),
    save: () => runExclusive(autosave, () => store(autosave)),
  });

  return {
    ...{ toValues, nameOf, notice, form, stored, base, values },
    setValues: (next: Values | ((typed: Values) => Values)) =>
      form.reset(typeof next === "function" ? next(form.getValues()) : next, { keepErrors: true }),
    saved,
    setSaved,
    change: (change: Partial<Values>) => {
      for (const [path, value] of Object.entries(change)) {
        form.setValue(path as Path<Values>, value, { shouldDirty: true });
      }
    },
    faults,
    marked,
    check,
    problem,
    setProblem,
    savedAt,
    isSaved,
    /** Whether what is in the form at this moment is not what the server holds. */
    hasUnsaved,
    draft,
    /** What is under way; a save that nobody asked for is none. */
    work: work === autosave ? null : work,
    isAutosaving: work === autosave,
    runExclusive,
    /** Whether the page is still there to show what came of it. */
    isHere,
    opened,
    adopt,
    store,
    refuse,
    save: () => save(),
    /** Stores what is typed before the form is left; false where that was not possible. */
    flush: options.mayAutosave && (async () => (await autosaving.flush()) && !hasUnsaved()),
    isOutdated: (found: KeptDraft<Values>) => found.base !== base,
    resume: (found: KeptDraft<Values>) => {
      draft.resume(found);
      form.reset(found.values);
      setBase(found.base);
    },
    /** Stores what is in the form over a version that was compared with it. */
    keepMine: (there: Stored) => {
      adopt(there);
      return save(lastIntent.current, { stored: there, version: versionOf(there) });
    },
    /** Goes on with what is stored; what is in the form stays as a draft. False where the browser keeps none. */
    takeStored: (there: Stored): boolean => {
      if (hasUnsaved() && !draft.leaveBehind(versionOf(there))) {
        const title = "Isian Anda belum bisa disimpan sebagai draf";
        setProblem({ kind: "refused", title, text: unkept, isQuiet: false });
        return false;
      }
      adopt(there);
      form.reset(toValues(there));
      setSaved(toValues(there));
      return true;
    },
    /** What was deleted meanwhile, as a new one. */
    saveAsNew: () => {
      forget();
      return save(lastIntent.current, null);
    },
    forget,
  };
}

export type RecordForm<Stored extends object, Values extends FieldValues> = ReturnType<
  typeof useRecordForm<Stored, Values>
>;

/** Whether the same call would be refused again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;
}
