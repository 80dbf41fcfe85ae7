import { CalendarClock, Check, Pencil, Undo2 } from "lucide";
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import { maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { noteBody } from "../../../../worker/contract/desk/transitions";
import { addDays, nameShortly, toDay, toInstant } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { ClaimsLine } from "../../checks/claims-line";
import { ScheduleDialog } from "../../checks/schedule-dialog";
import { keepText, readKeptText, returnNoteKey } from "../../lib/kept-text";
import { LoadFailure } from "../../ui/load-failure";
import { TextField } from "../../ui/text-field";
import type { Approval, Problem } from "./use-decision";

interface DecisionBarProps {
  id: number;
  approval: Approval;
  busy: boolean;
  /** Whether the note of a return is open, which disables the other decisions. */
  isReturning: boolean;
  onApprove: () => void;
  onSchedule: () => void;
  onReturn: () => void;
  /** The content above the buttons. */
  children: ReactNode;
}

/** The sticky bar with the decisions. */
export function DecisionBar(props: DecisionBarProps) {
  const { id, approval, busy, isReturning, onApprove, onSchedule, onReturn, children } = props;
  const hasNoSlot = approval.target === "slot" && approval.slot === null;
  return (
    <section
      aria-label="Keputusan"
      data-thumb-bar=""
      className="sticky bottom-0 z-10 -mx-[min(5vw,2.5rem)] border-t border-line bg-paper px-[min(5vw,2.5rem)] py-3 shadow-header max-h-[70dvh] overflow-y-auto lg:mx-0 lg:rounded-t-lg lg:border-x lg:px-5"
    >
      {children}
      <div className={isReturning ? "hidden" : "grid grid-cols-3 gap-2 xl:flex xl:flex-wrap"}>
        <Button busy={busy || hasNoSlot} onClick={onApprove} className="col-span-3 max-sm:px-3">
          <Icon node={Check} className="size-5 shrink-0" />
          {approveLabel(approval)}
          <KeyCap className="max-2xl:hidden">S</KeyCap>
        </Button>
        <Button variant="outline" busy={busy} onClick={onSchedule} className="max-sm:px-2 sm:px-3.5">
          <Icon node={CalendarClock} className="size-4 shrink-0 max-[25rem]:hidden xl:max-2xl:hidden" />
          Jadwalkan…
        </Button>
        <Button variant="outline" busy={busy} onClick={onReturn} className="max-sm:px-2 sm:px-3.5">
          <Icon node={Undo2} className="size-4 shrink-0 max-[25rem]:hidden xl:max-2xl:hidden" />
          Kembalikan
          <KeyCap className="max-2xl:hidden">T</KeyCap>
        </Button>
        <EditLink id={id} />
      </div>
    </section>
  );
}

export function EditLink({ id }: { id: number }) {
  return (
    <Link to={`/admin/blog/edit/${id}`} className={`${buttonStyles("outline")} max-sm:px-2 sm:px-3.5!`}>
      <Icon node={Pencil} className="size-4 shrink-0 max-[25rem]:hidden xl:max-2xl:hidden" />
      Sunting
    </Link>
  );
}

function approveLabel({ target, slot, coming }: Approval): string {
  if (target === "now") return "Setujui & Terbitkan";
  if (slot !== null) return `Setujui · ${nameShortly(slot, Date.now())}`;
  return coming.isFetching ? "Mencari slot kosong…" : "Tidak ada slot kosong";
}

interface DecisionProblemProps {
  problem: Problem;
  onOpenChecks: () => void;
}

/** The problem of a decision, shown in the bar. */
export function DecisionProblem({ problem, onOpenChecks }: DecisionProblemProps) {
  return (
    <div role="alert" className="mb-3 rounded-md border-l-4 border-danger bg-danger-pale px-4 py-2">
      <p className="font-bold">{problem.title}</p>
      <p className="text-ink-soft">{problem.text}</p>
      {problem.isHeldByClaims && (
        <Button variant="dark" size="sm" onClick={onOpenChecks} className="my-1.5">
          Buka Pemeriksaan
        </Button>
      )}
    </div>
  );
}

interface ReturnNoteProps {
  id: number;
  busy: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** The note of a return, whose text is kept until it is sent. */
export function ReturnNote({ id, busy, fieldRef, onSend, onCancel }: ReturnNoteProps) {
  const [note, setNote] = useState(() => readKeptText(returnNoteKey(id)));
  const [error, setError] = useState<string>();

  function handleType(text: string) {
    setNote(text);
    setError(undefined);
    keepText(returnNoteKey(id), text);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const read = noteBody.safeParse(note);
    if (read.success) onSend(read.data);
    else setError(read.error.issues[0]?.message);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mb-1">
      <TextField
        ref={fieldRef}
        id="return-note"
        label="Catatan untuk penulis"
        hint="Apa yang perlu diperbaiki?"
        error={error}
        rows={3}
        value={note}
        onType={handleType}
        onKeyDown={handleKey}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="dark" busy={busy}>
          Kirim dan Kembalikan
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}

interface ScheduleApprovalProps {
  post: StaffPost;
  approval: Approval;
  problem: Problem | null;
  busy: boolean;
  openClaims: number;
  onOpenChecks: () => void;
  onSchedule: (instant: number) => void;
  onClose: () => void;
}

/** Approves an article for a chosen time, by default the next free slot. */
export function ScheduleApproval(props: ScheduleApprovalProps) {
  const { post, approval, problem, busy, onSchedule, onClose } = props;
  return (
    <ScheduleDialog
      title="Jadwalkan artikel"
      lead={<span className="[overflow-wrap:anywhere]">{post.title}</span>}
      submitLabel="Setujui dan Jadwalkan"
      post={post}
      offered={approval.slot ?? toInstant(addDays(toDay(Date.now()), 1), "09:00")}
      pending={busy}
      problem={problem ? `${problem.title}. ${problem.text}` : ""}
      onSchedule={onSchedule}
      onCancel={onClose}
    >
      <div className="mb-4 *:first:mt-0 empty:hidden">
        <ClaimsLine
          count={props.openClaims}
          consequence="artikel ini belum bisa dijadwalkan"
          onOpen={props.onOpenChecks}
        />
      </div>
    </ScheduleDialog>
  );
}

/** The reason why there is no free slot, with its remedies. */
export function SlotFailure({ approval: { target, slot, coming } }: { approval: Approval }) {
  if (target !== "slot" || slot !== null || coming.isFetching) return null;
  if (coming.isError) {
    return (
      <LoadFailure
        place="inline"
        title="Slot kosong belum bisa dicari"
        description="Kalender tidak bisa dimuat. Coba lagi, atau pilih waktunya sendiri lewat Jadwalkan…."
        query={coming}
        className="mb-3"
      />
    );
  }
  return (
    <p role="status" className="mb-3 text-sm font-medium text-fajar-deep">
      Semua slot {maxCalendarDays} hari ke depan sudah terisi. Pilih waktunya sendiri lewat Jadwalkan….
    </p>
  );
}

export function KeyCap({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={cn(
        "inline-flex min-w-6 justify-center rounded-sm border border-current px-1 font-sans text-xs font-bold",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
