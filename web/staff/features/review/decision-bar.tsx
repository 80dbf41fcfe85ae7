import { CalendarClock, Check, Pencil, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { Button, buttonStyles } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { KeyCap } from "./key-legend";
import type { Approval } from "./use-approval-target";

interface DecisionBarProps {
  id: number;
  approval: Approval;
  busy: boolean;
  /** A note is being written: nothing else is decided meanwhile. */
  isReturning: boolean;
  onApprove: () => void;
  onSchedule: () => void;
  onReturn: () => void;
  /** Above the buttons. */
  children: ReactNode;
}

/** The decisions on the article that is read, in reach wherever one is in it. */
export function DecisionBar(props: DecisionBarProps) {
  const { id, approval, busy, isReturning, onApprove, onSchedule, onReturn, children } = props;
  const hasNoSlot = approval.target === "slot" && approval.slot === null;
  return (
    <section
      aria-label="Keputusan"
      className="sticky bottom-0 z-10 -mx-[clamp(1.25rem,4vw,2.5rem)] border-t border-line bg-paper px-[clamp(1.25rem,4vw,2.5rem)] py-3 shadow-header max-h-[70dvh] overflow-y-auto lg:mx-0 lg:rounded-t-lg lg:border-x lg:px-5"
    >
      {children}
      <div className={isReturning ? "hidden" : "grid grid-cols-3 gap-2 sm:flex sm:flex-wrap"}>
        <Button busy={busy || hasNoSlot} onClick={onApprove} className="col-span-3 sm:col-span-1">
          <Icon node={Check} className="size-5 shrink-0" />
          {approveLabel(approval)}
          <KeyCap className="max-lg:hidden">S</KeyCap>
        </Button>
        <Button variant="outline" busy={busy} onClick={onSchedule} className="max-sm:px-2">
          <Icon node={CalendarClock} className="size-4 shrink-0 max-[25rem]:hidden" />
          Jadwalkan…
        </Button>
        <Button variant="outline" busy={busy} onClick={onReturn} className="max-sm:px-2">
          <Icon node={Undo2} className="size-4 shrink-0 max-[25rem]:hidden" />
          Kembalikan
          <KeyCap className="max-lg:hidden">T</KeyCap>
        </Button>
        <EditLink id={id} />
      </div>
    </section>
  );
}

export function EditLink({ id }: { id: number }) {
  return (
    <Link to={`/admin/blog/edit/${id}`} className={`${buttonStyles("outline")} max-sm:px-2`}>
      <Icon node={Pencil} className="size-4 shrink-0 max-[25rem]:hidden" />
      Sunting
    </Link>
  );
}

function approveLabel({ target, slot, coming }: Approval): string {
  if (target === "now") return "Setujui & Terbitkan";
  if (slot !== null) return `Setujui · ${nameShortly(slot, Date.now())}`;
  return coming.isFetching ? "Mencari slot kosong…" : "Tidak ada slot kosong";
}
