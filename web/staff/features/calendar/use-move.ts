import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { nameInstant, toClock, toDay, toInstant } from "../../../../worker/contract/jakarta";
import { refreshBlog } from "../../../api/blog-admin";
import { transit } from "../../../api/workflow";
import { isConflict, isGone, isUnanswered, toMessage } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useExclusive, useWork } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import type { CalendarPost } from "./month-days";

const lost = "Periksa koneksi internet Anda, lalu coba lagi.";

/** Reschedules posts by drag and drop and by the dialog. */
export function useMove() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<CalendarPost | null>(null);
  /** The error of the dialog. */
  const [problem, setProblem] = useState("");
  const publishing = useMutation({ mutationFn: transit });
  const exclusive = useExclusive();
  const { runExclusive } = exclusive;
  const work = useWork(exclusive);

  const move = (post: CalendarPost, instant: number): Promise<unknown> =>
    runExclusive("move", async () => {
      setProblem("");
      try {
        const body = { version: post.version, publishAt: new Date(instant).toISOString() };
        const { publishedAt, updatedAt } = await publishing.mutateAsync({ id: post.id, to: "publish", body });
        const moved = { ...post, publishAt: publishedAt ?? body.publishAt, version: updatedAt ?? "" };
        // Waits for the new data, so that the post does not vanish from the calendar.
        await refreshBlog(client);
        setOpened((open) => (open?.id === post.id ? null : open));
        showToast({
          title: "Jadwal dipindahkan",
          description: `“${post.title}” dipindahkan ke ${nameInstant(instant)}.`,
          action: { label: "Urungkan", onSelect: () => void move(moved, Date.parse(post.publishAt)) },
        });
      } catch (error) {
        const isOld = isGone(error) || isConflict(error);
        const title = `Jadwal ${isUnanswered(error) ? "mungkin " : ""}belum berubah`;
        void refreshBlog(client);
        // The refreshed calendar shows the current state.
        if (isOld) setOpened(null);
        if (opened && !isOld) setProblem(`${title}. ${toMessage(error, lost)}`);
        else showFailure(error, title, lost);
      }
    });

  function open(post: CalendarPost | null) {
    setProblem("");
    setOpened(post);
  }

  return { opened, open, close: () => open(null), problem, isMoving: work !== null, move };
}

export type Move = ReturnType<typeof useMove>;

/** The distance in pixels at which a press becomes a drag. */
const threshold = 6;

interface Drag {
  post: CalendarPost;
  /** The day below the pointer if the post can be dropped on it, else null. */
  day: string | null;
}

/** Drags a scheduled post to another day with a mouse or a pen; its hour stays. Touch scrolls and uses the dialog. */
export function useEntryDrag(onDrop: (post: CalendarPost, instant: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The position of the press; null after a cancelled drag. */
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);

  function stop() {
    pressed.current = null;
    setDrag(null);
  }

  useEffect(() => {
    if (!drag) return;
    const handleKey = (event: KeyboardEvent) => event.key === "Escape" && stop();
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });

  function handlersFor(post: CalendarPost) {
    return {
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        pressed.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const from = pressed.current;
        if (!from || (!wasDragged.current && Math.hypot(x - from.x, y - from.y) < threshold)) return;
        wasDragged.current = true;
        const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]");
        const day = cell?.dataset.day ?? null;
        setDrag({ post, day: day !== null && toMovedTime(post, day) !== null ? day : null });
      },
      onPointerUp: () => {
        if (drag?.day) onDrop(post, toMovedTime(post, drag.day) ?? 0);
        stop();
      },
      onPointerCancel: stop,
      /** Suppresses the click at the end of a drag. */
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.stopPropagation();
        wasDragged.current = false;
      },
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    };
  }

  return { drag, handlersFor };
}

export type EntryDrag = ReturnType<typeof useEntryDrag>;

/** The new time of a post on a day; null for its own day and for a past time. */
function toMovedTime({ publishAt }: CalendarPost, day: string): number | null {
  const present = Date.parse(publishAt);
  const target = toInstant(day, toClock(present));
  return day === toDay(present) || target <= Date.now() ? null : target;
}
