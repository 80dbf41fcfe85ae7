import { Link } from "react-router-dom";
import { viewNames, viewOf } from "../../../../worker/contract/desk/staff-post";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { Button, buttonStyles } from "../../../ui/button";
import { ScheduleDialog } from "../../checks/schedule-dialog";
import { AiMark } from "../../ui/ai-mark";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { type CalendarPost, isScheduled } from "./month-days";
import type { Move } from "./use-move";

interface EntryDialogProps {
  post: CalendarPost;
  move: Move;
  mayMove: boolean;
}

/** What stands in the calendar, and its time, which can be changed until it comes. */
export function EntryDialog({ post, move, mayMove }: EntryDialogProps) {
  const { title, status, publishAt, origin } = post;
  const state = viewNames[viewOf({ status, publishedAt: publishAt }, Date.now())];
  const lead = (
    <p className="flex flex-wrap items-center gap-2">
      {origin === "ai" && <AiMark />}
      <span className="font-semibold text-ink">{state}</span> {nameInstant(Date.parse(publishAt))}
    </p>
  );
  const edit = (
    <Link to={`/admin/blog/edit/${post.id}`} className={buttonStyles("quiet")}>
      Sunting Artikel
    </Link>
  );
  if (mayMove && isScheduled(post, Date.now())) {
    return (
      <ScheduleDialog
        {...{ title, lead }}
        submitLabel="Pindahkan"
        post={{ ...post, publishedAt: publishAt }}
        offered={Date.parse(publishAt)}
        pending={move.isMoving}
        problem={move.problem}
        onSchedule={(instant) => move.move(post, instant)}
        onCancel={move.close}
      >
        <div className="mb-3 -ml-4">{edit}</div>
      </ScheduleDialog>
    );
  }
  return (
    <DialogFrame {...{ title, lead }} onClose={move.close}>
      <div className="mt-5 grid gap-5">
        <p className="text-ink-soft">
          {isScheduled(post, Date.now())
            ? "Jadwal dipindahkan oleh editor."
            : "Artikel ini sudah terbit, jadi waktunya tidak bisa dipindahkan."}
        </p>
        <DialogActions>
          {edit}
          <Button variant="dark" onClick={move.close}>
            Tutup
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
