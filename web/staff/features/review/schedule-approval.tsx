import { type SubmitEvent, useState } from "react";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { addDays, clockOf, dayOf, instantOf } from "../../../../worker/contract/jakarta";
import { Button } from "../../../ui/button";
import { ClaimsNotice } from "../../checks/claims-notice";
import { lastDay, publishTimeFault } from "../../lib/publish-time";
import { CancelButton, DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { InlineNotice } from "../../ui/inline-notice";
import { TimeFields } from "../../ui/time-fields";
import { CeilingWarning } from "./ceiling-warning";
import type { Approval } from "./use-approval-target";
import type { Problem } from "./use-decision";

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

/** Approves an article for a time of one's own choosing; the next free slot stands there to begin with. */
export function ScheduleApproval(props: ScheduleApprovalProps) {
  const { post, approval, problem, busy, onSchedule, onClose } = props;
  const [time, setTime] = useState(() => firstTime(approval.slot));
  const [error, setError] = useState<string | null>(null);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const fault = publishTimeFault(time.day, time.clock, Date.now());
    setError(fault);
    if (!fault) onSchedule(instantOf(time.day, time.clock));
  }

  return (
    <DialogFrame
      title="Jadwalkan artikel"
      lead={<span className="[overflow-wrap:anywhere]">{post.title}</span>}
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-5">
        <ClaimsNotice
          count={props.openClaims}
          consequence="artikel ini belum bisa dijadwalkan"
          onOpen={props.onOpenChecks}
        />
        {problem && (
          <InlineNotice role="alert" tone="danger" title={problem.title}>
            {problem.text}
          </InlineNotice>
        )}
        <TimeFields
          {...time}
          min={dayOf(Date.now())}
          max={lastDay(Date.now())}
          error={error}
          onChange={(chosen) => {
            setTime(chosen);
            setError(null);
          }}
        />
        <CeilingWarning count={approval.crowdOn(time.day)} ceiling={approval.ceiling} day="Pada hari itu" />
        <DialogActions>
          <CancelButton />
          <Button type="submit" busy={busy}>
            Setujui dan Jadwalkan
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

function firstTime(slot: number | null) {
  if (slot !== null) return { day: dayOf(slot), clock: clockOf(slot) };
  return { day: addDays(dayOf(Date.now()), 1), clock: "09:00" };
}
