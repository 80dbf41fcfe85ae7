import { startTransition, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { messagesByPath } from "../../../lib/form";
import { ApiError, failureText, isFinal, isGone, isSignedOut, mayHaveSucceeded } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { autosave, publishing, useAutosave, useExclusive } from "./use-autosave";
import { type KeptDraft, useKeptDraft } from "./use-kept-draft";

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi; isian Anda masih ada.";
const unkept = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";

/** The name of a save, which is an action of the form. */
export const saving = "save";

/** The problem of the last action. */
export type RecordProblem<Stored> =
  | { kind: "conflict"; stored: Stored; isQuiet: boolean }
  | { kind: "gone"; isQuiet: boolean }
  | { kind: "refused"; title: string; text: string; error?: unknown; isQuiet: boolean };

/** A stored record and the version that a change is based on. */
export interface Over<Stored> {
  stored: Stored;
  version: string;
}

/** A save. `key` is its Idempotency-Key; `intent` is the requested action. */
export interface WriteCall {
  key: string;
  intent: string;
}

interface RecordFormOptions<Stored, Values> {
  /** Null for a new record. */
  opened: Stored | null;
  /** The initial values of a new record. */
  empty: Values;
  draftKey: (stored: Stored | null) => string;
  versionOf: (stored: Stored) => string;
  toValues: (stored: Stored) => Values;
  /** Parses the values of a draft; null if they are invalid. */
  readValues: (values: unknown) => Values | null;
  /** Whether two values would be stored as the same. */
  isSame: (one: Values, other: Values) => boolean;
  /** The errors by field. */
  faultsOf: (values: Values, intent: string, over: Over<Stored> | null) => Record<string, string>;
  /** Maps the server's errors to the fields of the form. */
  placeFaults?: (values: Values, fields: Record<string, string>) => Record<string, string>;
  /** Saves the values over a version, or as a new record. */
  write: (values: Values, over: Over<Stored> | null, call: WriteCall) => Promise<Stored>;
  /** Whether the values may be autosaved; undefined for never. */
  mayAutosave?: (values: Values, stored: Stored | null) => boolean;
  /** Parses the `stored` record of a 409. */
  readStored: (
    carried: unknown,
    over: Over<Stored>,
    intent: string,
  ) => Stored | null | undefined | Promise<Stored | null>;
  /** Called after each save, also an autosave. */
  onStored?: (stored: Stored) => void;
  /** Called after a save that the user requested. */
  onSaved?: (stored: Stored) => void;
  /** Reports a refusal beside the notice. */
  onRefused?: (text: string, title: string) => void;
  /** The message of a failed save. */
  refusal: () => string;
  /** What the record is called: of the draft that is offered, and in a toast where the page was left meanwhile. */
  nameOf: (values: Values) => string;
  /** What the notice of a problem says; left out where the form has one of its own. */
  notice?: NoticeTexts<Stored, Values>;
}

export interface NoticeTexts<Stored, Values> {
  /** The title of the conflict notice. */
  conflict: (stored: Stored) => string;
  /** The notice about a deleted record; with an `action` it can be saved as a new one. */
  gone?: { title: string; action?: string; text?: string };
  labels?: Partial<Record<keyof Values & string, string>>;
  /** A field as it would be stored, in words. */
  textOf?: (values: Values, field: keyof Values & string) => string;
  /** Replaces `textOf` for nested fields. */
  differencesOf?: (mine: Values, theirs: Values) => Difference[];
}

/** A field that differs in the stored version. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** The form engine of all records: load, change, validate, save, conflicts, drafts and the leave guard. */
export function useRecordForm<Stored extends object, Values extends FieldValues>(
  options: RecordFormOptions<Stored, Values>,
) {
  const { toValues, versionOf, isSame, nameOf, notice } = options;
  const [shown, setShown] = useState(() => {
    const stored = options.opened;
    const saved = stored ? toValues(stored) : options.empty;
    const problem = null as RecordProblem<Stored> | null;
    const savedAt = null as string | null;
    return { stored, base: stored && versionOf(stored), saved, problem, savedAt };
  });
  const { stored, base, saved, problem, savedAt } = shown;
  const form = useForm<Values>({ defaultValues: saved as DefaultValues<Values> });
  const values = form.watch();
  /** Incremented whenever errors are shown, to focus the first invalid field. */
  const [marked, setMarked] = useState(0);
  const isMarked = useRef(false);
  const { isHere, getWork, subscribe, ...exclusive } = useExclusive();
  const faults = messagesByPath(form.formState.errors);
  const isSaved = isSame(values, saved);
  /** The latest state; `saved` are the values on the server. */
  const now = useRef(shown);
  const isStored = (values: Values) => isSame(values, now.current.saved);
  const draft = useKeptDraft({
    ...{ place: options.draftKey(stored), values, isStored, base, read: options.readValues },
  });
  const hasUnsaved = () => !isStored(form.getValues());
  /** A save is shown when it ends, so that a form that it leaves is not rendered again; a problem is shown at once. */
  const show = () => {
    if (getWork() !== saving || now.current.problem) setShown(now.current);
  };
  const change = (next: Partial<typeof shown>) => {
    now.current = { ...now.current, ...next };
    show();
  };
  const runExclusive = <Answer>(name: string, run: () => Promise<Answer>) =>
    exclusive.runExclusive(name, run).finally(() => startTransition(show));
  const opened = (): Over<Stored> | null => {
    const { stored, base } = now.current;
    return stored && { stored, version: base ?? versionOf(stored) };
  };
  /** A call without an answer, which is repeated with its key; one that publishes only when that is asked for again. */
  const inDoubt = useRef<{ send: () => Promise<Stored>; sent: Values; intent: string } | null>(null);
  /** The values of a refused autosave, which is not repeated for them. */
  const refused = useRef<Values | null>(null);
  /** The intent of the last save. */
  const lastIntent = useRef("save");
  /** The validation of the last refused intent, which runs while the user corrects it. */
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

  /** Takes over a version of the server. A form that is based on an earlier one stays so until both were compared. */
  function adopt(there: Stored, more: Partial<typeof shown> = {}) {
    refused.current = null;
    const { stored, base } = now.current;
    const isBehind = stored !== null && base !== versionOf(stored);
    change({ stored: there, base: isBehind ? base : versionOf(there), problem: null, ...more });
  }

  const adoptCompared = (there: Stored) => adopt(there, { base: versionOf(there), saved: toValues(there) });

  function mark(found: Record<string, string>): boolean {
    if (isMarked.current) form.clearErrors();
    for (const [path, message] of Object.entries(found)) {
      form.setError(path as Path<Values>, { type: "server", message });
    }
    const isWrong = Object.keys(found).length > 0;
    isMarked.current = isWrong;
    if (isWrong) setMarked((before) => before + 1);
    return isWrong;
  }

  /** Validates the values and shows the errors; returns whether there are any. */
  function check(intent: string, over: Over<Stored> | null = opened()): boolean {
    const find = (values: Values) => options.faultsOf(values, intent, over);
    const isWrong = mark(find(form.getValues()));
    findFaults.current = isWrong ? find : null;
    return isWrong;
  }

  function adoptSaved(there: Stored, sent: Values): Stored {
    inDoubt.current = null;
    adopt(there, { base: versionOf(there), saved: sent, savedAt: new Date().toISOString() });
    options.onStored?.(there);
    return there;
  }

  async function send(sent: Values, over: Over<Stored> | null, intent: string): Promise<Stored> {
    let from = over;
    const isRepeated = inDoubt.current?.intent !== publishing || intent === publishing;
    if (!isRepeated && intent === autosave) throw new TypeError(lost);
    const earlier = isRepeated ? inDoubt.current : null;
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

  /** Saves and returns the record, or null after a failure, which the form shows. */
  async function store(intent = "save", over: Over<Stored> | null = opened()): Promise<Stored | null> {
    const isQuiet = intent === autosave;
    lastIntent.current = intent;
    const sent = { ...form.getValues() };
    if (!isQuiet) {
      if (now.current.problem) change({ problem: null });
      if (check(intent, over)) return null;
    }
    try {
      return adoptSaved(await send(sent, over, intent), sent);
    } catch (error) {
      const carried = error instanceof ApiError ? error.details.stored : undefined;
      const there = over && carried !== undefined && (await options.readStored(carried, over, intent));
      if (there) {
        // An earlier attempt may have succeeded although its answer was lost.
        if (isSame(toValues(there), sent)) return adoptSaved(there, sent);
        change({ problem: { kind: "conflict", stored: there, isQuiet } });
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
    const kind = isGone(error) ? ("gone" as const) : ("refused" as const);
    change({ problem: { kind, title, text, error, isQuiet } });
    if (isQuiet) return;
    mark(options.placeFaults?.(form.getValues(), fields) ?? fields);
    options.onRefused?.(text, title);
    if (isHere()) return;
    showToast({ variant: "destructive", title, description: `“${nameOf(form.getValues())}”: ${text}` });
  }

  /** Turns the form of a deleted record into one of a new record. */
  const forget = () => change({ stored: null, base: null, problem: null });

  const save = (intent = lastIntent.current, over = opened()) =>
    runExclusive(saving, async () => {
      const there = await store(intent, over);
      if (there) options.onSaved?.(there);
    });

  const isBlocked = problem?.kind === "conflict" || problem?.kind === "gone";
  const isRefused = refused.current !== null && isSame(values, refused.current);
  const autosaving = useAutosave({
    isWanted: !isSaved && !isBlocked && !isRefused && (options.mayAutosave?.(values, stored) ?? false),
    isNew: stored === null,
    isBusy: () => ![null, autosave].includes(getWork()),
    text: JSON.stringify(values),
    save: () => runExclusive(autosave, () => store(autosave)),
  });

  return {
    ...{ toValues, nameOf, notice, form, stored, base, values },
    setValues: (next: Values | ((typed: Values) => Values)) =>
      form.reset(typeof next === "function" ? next(form.getValues()) : next, { keepErrors: true }),
    /** The values that are saved on the server. */
    getSaved: () => now.current.saved,
    setSaved: (saved: Values) => change({ saved }),
    change: (change: Partial<Values>) => {
      for (const [path, value] of Object.entries(change)) {
        form.setValue(path as Path<Values>, value, { shouldDirty: true });
      }
    },
    faults,
    marked,
    check,
    problem,
    setProblem: (problem: RecordProblem<Stored>) => change({ problem }),
    savedAt,
    isSaved,
    /** Whether the form has unsaved values. */
    hasUnsaved,
    draft,
    getWork,
    subscribe,
    runExclusive,
    isHere,
    opened,
    adopt,
    adoptCompared,
    store,
    refuse,
    save: () => save(),
    /** Saves before leaving; false after a failure. */
    flush: options.mayAutosave && (async () => (await autosaving.flush()) && !hasUnsaved()),
    isOutdated: (found: KeptDraft<Values>) => found.base !== base,
    resume: (found: KeptDraft<Values>) => {
      // A repeated save of other text would give the draft that save's version.
      if (stored) inDoubt.current = null;
      draft.resume(found);
      form.reset(found.values);
      change({ base: found.base });
    },
    /** Overwrites a compared version. */
    keepMine: (there: Stored) => {
      adoptCompared(there);
      return save(lastIntent.current, { stored: there, version: versionOf(there) });
    },
    /** Adopts the stored version and stashes the form's values as a draft. False if the browser cannot store it. */
    takeStored: (there: Stored): boolean => {
      if (hasUnsaved() && !draft.leaveBehind()) {
        const title = "Isian Anda belum bisa disimpan sebagai draf";
        change({ problem: { kind: "refused", title, text: unkept, isQuiet: false } });
        return false;
      }
      adoptCompared(there);
      form.reset(toValues(there));
      return true;
    },
    /** Saves the values of a deleted record as a new one. */
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
