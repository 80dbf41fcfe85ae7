import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { cn } from "../../../lib/cn";
import { formatLongDateTime, formatTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { InlineNotice } from "../../ui/inline-notice";
import { useLeaveGuard } from "../use-leave-guard";
import { useIsAutosaving, useWork } from "./use-autosave";
import type { KeptDraft, KeptState } from "./use-kept-draft";
import { type Difference, type RecordForm as FormState, type NoticeTexts, saving } from "./use-record-form";

interface RecordFormProps<Stored extends object, Values extends FieldValues> {
  state: FormState<Stored, Values>;
  onSubmit?: () => void;
  /** Above the bar: what came of the last thing that was wanted; left out, why it did not happen. */
  notice?: ReactNode;
  /** Of the button that stores it. */
  submitLabel?: string;
  /** Buttons of the bar, in the place of that one, or behind it. */
  actions?: ReactNode;
  /** Replaces the status of the draft. */
  status?: ReactNode;
  hasUnsaved?: () => boolean;
  /** Other work that would be lost. */
  leaving?: ReactNode;
  /** Whether the bar is above the bottom navigation on phones instead of covering it. */
  withNavigation?: boolean;
  children: ReactNode;
}

/** A form with the restore banner, the sticky bar and the leave guard. */
export function RecordForm<Stored extends object, Values extends FieldValues>(
  props: RecordFormProps<Stored, Values>,
) {
  const { state, notice = <RecordNotice state={state} />, submitLabel, actions, status, children } = props;
  const { draft } = state;
  const form = useFirstFault(state.marked);
  return (
    <>
      {draft.offered && (
        <KeptOffer
          draft={draft.offered}
          name={state.nameOf(draft.offered.values)}
          isOutdated={state.isOutdated(draft.offered)}
          onResume={state.resume}
          onDiscard={draft.discard}
        />
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          // Events of forms in dialogs bubble through React's tree.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          if (props.onSubmit) props.onSubmit();
          else void state.save();
        }}
        className="mt-6 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      >
        {children}
        {notice}
        <div
          {...{ [props.withNavigation ? "data-raised-bar" : "data-thumb-bar"]: "" }}
          className={cn(
            "not-has-[:not(:empty)]:hidden sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-line bg-paper py-3",
            props.withNavigation && "max-md:bottom-[calc(var(--spacing)*14+env(safe-area-inset-bottom))]",
          )}
        >
          {submitLabel && <SubmitButton state={state} label={submitLabel} />}
          {actions}
          {status || <KeptStatus state={state} />}
        </div>
      </form>
      <LeaveQuestion hasUnsaved={props.hasUnsaved ?? state.hasUnsaved} flush={state.flush}>
        {props.leaving}
      </LeaveQuestion>
    </>
  );
}

interface RecordNoticeProps<Stored extends object, Values extends FieldValues>
  extends Partial<NoticeTexts<Stored, Values>> {
  state: FormState<Stored, Values>;
  toValues?: (stored: Stored) => Values;
  /** Overwrites the compared version, if that needs more than repeating the save. */
  onKeepMine?: (stored: Stored) => unknown;
  /** What “Simpan Versi Saya” does, where the own version does not replace the compared one. */
  keeping?: string | undefined;
  onTakeStored?: (stored: Stored) => unknown;
  onSaveAsNew?: () => unknown;
  /** Content below a refusal. */
  children?: ReactNode;
}

/** The notice about the problem of the last action. It gets the focus, unless an invalid field does. */
export function RecordNotice<Stored extends object, Values extends FieldValues>(
  props: RecordNoticeProps<Stored, Values>,
) {
  const { state } = props;
  const { gone, conflict, labels = {}, textOf = () => "", differencesOf } = { ...state.notice, ...props };
  const {
    toValues = state.toValues,
    onKeepMine = state.keepMine,
    onTakeStored = state.takeStored,
    onSaveAsNew = state.saveAsNew,
  } = props;
  const { problem, values } = state;
  const isSaving = useWork(state) !== null;
  const ref = useArrival(problem, Object.keys(state.faults).length > 0 || problem?.isQuiet);
  const frame = { ref, role: "alert", tone: "danger", className: "my-6 scroll-mt-4" } as const;
  if (problem?.kind === "refused") {
    return (
      <InlineNotice {...frame} title={problem.title}>
        {problem.text}
        {props.children}
      </InlineNotice>
    );
  }
  if (problem?.kind === "gone" && gone) {
    return (
      <InlineNotice
        {...frame}
        title={gone.title}
        actions={
          gone.action && (
            <Button variant="dark" busy={isSaving} onClick={() => void onSaveAsNew()}>
              {gone.action}
            </Button>
          )
        }
      >
        {gone.text ?? "Seseorang menghapusnya saat Anda mengubahnya. Isian Anda masih ada di formulir ini."}
      </InlineNotice>
    );
  }
  if (problem?.kind !== "conflict") return null;
  const theirs = toValues(problem.stored);
  return (
    <StoredByOthers
      ref={ref}
      className={frame.className}
      title={conflict?.(problem.stored) ?? "Isian ini diubah orang lain"}
      differing={
        differencesOf?.(values, theirs) ??
        (Object.entries(labels) as [keyof Values & string, string][])
          .map(([field, label]) => ({ label, mine: textOf(values, field), theirs: textOf(theirs, field) }))
          .filter(({ mine, theirs }) => mine !== theirs)
      }
      isSaving={isSaving}
      keeping={props.keeping}
      onKeepMine={() => void onKeepMine(problem.stored)}
      onTakeStored={() => void onTakeStored(problem.stored)}
    />
  );
}

/** The ref of a notice that gets the focus whenever `news` changes. */
export function useArrival(news: unknown, isElsewhere = false): Ref<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every problem, also an equal one
  useEffect(() => {
    if (isElsewhere) return;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "start" });
  }, [news]);
  return ref;
}

interface StoredByOthersProps {
  title: string;
  differing: readonly Difference[];
  isSaving: boolean;
  keeping?: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
  className: string;
  ref: Ref<HTMLDivElement>;
}

/** The conflict notice: compares both versions and offers the choice. */
function StoredByOthers(props: StoredByOthersProps) {
  const { differing, isSaving, keeping, onKeepMine, onTakeStored, ...frame } = props;
  return (
    <InlineNotice
      {...frame}
      role="alert"
      actions={
        <>
          <Button variant="dark" busy={isSaving} onClick={onKeepMine}>
            Simpan Versi Saya
          </Button>
          <Button variant="outline" busy={isSaving} onClick={onTakeStored}>
            Pakai Versi Tersimpan
          </Button>
        </>
      }
    >
      {differing.length === 0
        ? "Isinya sama dengan isian Anda."
        : `Bandingkan, lalu pilih. “Simpan Versi Saya” ${keeping ?? "menggantikan versi itu"}. Dengan “Pakai Versi Tersimpan”, isian Anda tetap ada sebagai draf di browser ini.`}
      {differing.map((field) => (
        <TwoVersions key={field.label} {...field} />
      ))}
    </InlineNotice>
  );
}

interface KeptOfferProps<Values> {
  draft: KeptDraft<Values>;
  /** The name of the record. */
  name: string;
  /** Whether the stored record has changed since. */
  isOutdated: boolean;
  onResume: (draft: KeptDraft<Values>) => void;
  onDiscard: (draft: KeptDraft<Values>) => void;
}

/** The restore banner for an unsaved draft. */
function KeptOffer<Values>({ draft, name, isOutdated, onResume, onDiscard }: KeptOfferProps<Values>) {
  return (
    <InlineNotice
      title="Ada draf yang belum disimpan"
      actions={
        <>
          <Button variant="dark" onClick={() => onResume(draft)}>
            Lanjutkan Draf
          </Button>
          <Button variant="outline" onClick={() => onDiscard(draft)}>
            Buang Draf
          </Button>
        </>
      }
      className="mt-5"
    >
      <p className="[overflow-wrap:anywhere]">
        “{name}”, {formatLongDateTime(draft.savedAt)}, di browser ini.
        {isOutdated && " Yang tersimpan sudah berubah setelah draf itu dimulai."}
      </p>
    </InlineNotice>
  );
}

interface StateProps {
  state: Pick<FormState<object, FieldValues>, "getWork" | "subscribe" | "savedAt"> & {
    draft: { state: KeptState };
  };
}

function SubmitButton({ state, label }: StateProps & { label: string }) {
  const work = useWork(state);
  return (
    <Button type="submit" busy={work !== null} className="max-sm:grow">
      {work === saving ? "Menyimpan..." : label}
    </Button>
  );
}

/** The save status. */
function KeptStatus({ state }: StateProps) {
  const { draft, savedAt } = state;
  const { kept } = draft.state;
  let text = savedAt && `Tersimpan ${formatTime(savedAt)}`;
  if (useIsAutosaving(state)) text = "Menyimpan…";
  else if (kept === "refused")
    text = "Browser ini tidak bisa menyimpan draf. Simpan sebelum meninggalkan halaman.";
  else if (kept) text = `Draf tersimpan di browser ini pukul ${formatTime(kept)}.`;
  return (
    <p role="status" className="text-sm text-ink-soft empty:-ml-2">
      {text}
    </p>
  );
}

interface LeaveQuestionProps {
  hasUnsaved: () => boolean;
  /** Saves unsaved values before leaving; false if that failed. */
  flush: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

/** The leave guard: saves unsaved values, or asks if that is not possible. */
function LeaveQuestion({ hasUnsaved, flush, children }: LeaveQuestionProps) {
  const guard = useLeaveGuard(hasUnsaved, true);
  const [isFlushing, setFlushing] = useState(false);
  const storeFirst = useEffectEvent(async () => {
    if (!flush) return;
    setFlushing(true);
    // Work outside of the form cannot be saved.
    const isStored = (await flush()) && !children;
    setFlushing(false);
    if (isStored) guard.leave();
  });
  useEffect(() => {
    if (guard.isAsking) void storeFirst();
  }, [guard.isAsking]);
  if (!guard.isAsking || isFlushing) return null;
  return (
    <ConfirmDialog
      open
      title="Tinggalkan halaman ini?"
      cancelLabel="Tetap di Sini"
      confirmLabel="Tinggalkan"
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      Perubahan Anda belum disimpan. Draf tetap ada di browser ini dan ditawarkan saat Anda membuka formulir
      ini lagi. {children}
    </ConfirmDialog>
  );
}

/** The ref of a form whose first invalid field gets the focus whenever `marked` changes. */
function useFirstFault(marked: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [marked]);
  return form;
}

/** A field in both versions. */
function TwoVersions({ label, mine, theirs }: Difference) {
  return (
    <div className="mt-4">
      <p className="text-sm font-bold">{label}</p>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        <Version label="Versi Anda" text={mine} />
        <Version label="Versi tersimpan" text={theirs} />
      </div>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0 rounded-md border border-line bg-white">
      <figcaption className="border-b border-line px-3 py-1.5 text-sm text-ink-soft">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        className="max-h-56 overflow-y-auto px-3 py-2 font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text || "(kosong)"}
      </pre>
    </figure>
  );
}
