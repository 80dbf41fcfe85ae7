import { type SubmitEvent, useState } from "react";
import { Link } from "react-router-dom";
import { viewNames, viewOf } from "../../../../worker/contract/desk/staff-post";
import { clockOf, dayOf, instantOf, nameInstant } from "../../../../worker/contract/jakarta";
import { Button, buttonStyles } from "../../../ui/button";
import { CeilingWarning } from "../../checks/ceiling-warning";
import { lastDay, publishTimeFault } from "../../lib/publish-time";
import { AiMark } from "../../ui/ai-mark";
import { CancelButton, DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { InlineNotice } from "../../ui/inline-notice";
import { TimeFields } from "../../ui/time-fields";
import { isScheduled } from "./month-days";
import type { Move, OpenPost } from "./use-move";

interface EntryDialogProps {
  opened: OpenPost;
  move: Move;
  mayMove: boolean;
}

/** What stands in the calendar, and its time, which can be changed until it comes. */
export function EntryDialog({ opened, move, mayMove }: EntryDialogProps) {
  const { post, problem, isGone } = opened;
  const at = Date.parse(post.publishAt);
  const canMove = mayMove && !isGone && isScheduled(post, Date.now());
  const state = viewNames[viewOf({ status: post.status, publishedAt: post.publishAt }, Date.now())];
  return (
    <DialogFrame
      title={post.title}
      lead={
        <p className="flex flex-wrap items-center gap-2">
          {post.origin === "ai" && <AiMark />}
          <span className="font-semibold text-ink">{state}</span> {nameInstant(at)}
        </p>
      }
      onClose={move.close}
    >
      {problem && (
        <InlineNotice role="alert" tone="danger" title={problem.title} className="mt-5">
          {problem.text}
        </InlineNotice>
      )}
      {canMove ? (
        <TimeForm {...{ opened, move }} />
      ) : (
        <div className="mt-5 grid gap-5">
          <p className="text-ink-soft empty:hidden">{whyNot(opened, mayMove)}</p>
          <DialogActions>
            {!isGone && <EditLink id={post.id} />}
            <Button variant="dark" onClick={move.close}>
              Tutup
            </Button>
          </DialogActions>
        </div>
      )}
    </DialogFrame>
  );
}

function whyNot({ post, isGone }: OpenPost, mayMove: boolean): string {
  if (isGone) return "";
  if (!isScheduled(post, Date.now()))
    return "Artikel ini sudah terbit, jadi waktunya tidak bisa dipindahkan.";
  return mayMove ? "" : "Jadwal dipindahkan oleh editor.";
}

function TimeForm({ opened, move }: Omit<EntryDialogProps, "mayMove">) {
  const { post, wanted } = opened;
  const [time, setTime] = useState({ day: dayOf(wanted), clock: clockOf(wanted) });
  const [error, setError] = useState<string | null>(null);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (move.isMoving) return;
    const instant = instantOf(time.day, time.clock);
    const isSame = instant === Date.parse(post.publishAt);
    const fault = isSame
      ? "Waktunya masih sama. Pilih tanggal atau jam yang lain."
      : publishTimeFault(time.day, time.clock, Date.now());
    setError(fault);
    if (!fault) void move.move(post, instant);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-5">
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
      <CeilingWarning post={{ ...post, publishedAt: post.publishAt }} day={time.day} className="" />
      <DialogActions>
        <EditLink id={post.id} />
        <CancelButton />
        <Button type="submit" busy={move.isMoving}>
          Pindahkan
        </Button>
      </DialogActions>
    </form>
  );
}

function EditLink({ id }: { id: number }) {
  return (
    <Link to={`/admin/blog/edit/${id}`} className={buttonStyles("quiet")}>
      Sunting Artikel
    </Link>
  );
}
