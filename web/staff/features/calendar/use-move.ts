import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { clockOf, dayOf, instantOf, nameInstant } from "../../../../worker/contract/jakarta";
import { refreshBlog } from "../../../api/blog-admin";
import { transit } from "../../../api/workflow";
import { ApiError, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useExclusive } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import type { CalendarPost } from "./month-days";

const lost = "Periksa koneksi internet Anda, lalu coba lagi.";

/** Moves what is scheduled, by the pointer and by the form. */
export function useMove() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<CalendarPost | null>(null);
  /** Why the post of the dialog was not moved. */
  const [problem, setProblem] = useState("");
  const publishing = useMutation({ mutationFn: transit });
  const { work, runExclusive } = useExclusive();

  const move = (post: CalendarPost, instant: number): Promise<unknown> =>
    runExclusive("move", async () => {
      setProblem("");
      try {
        const body = { version: post.version, publishAt: new Date(instant).toISOString() };
        const { publishedAt, updatedAt } = await publishing.mutateAsync({ id: post.id, to: "publish", body });
        const moved = { ...post, publishAt: publishedAt ?? body.publishAt, version: updatedAt ?? "" };
        // Where it was and where it is: the days must not show it in neither place.
        await refreshBlog(client);
        setOpened((open) => (open?.id === post.id ? null : open));
        showToast({
          title: "Jadwal dipindahkan",
          description: `“${post.title}” dipindahkan ke ${nameInstant(instant)}.`,
          action: { label: "Urungkan", onSelect: () => void move(moved, Date.parse(post.publishAt)) },
        });
      } catch (error) {
        const isOld = error instanceof ApiError && (error.status === 404 || error.status === 409);
        const title = `Jadwal ${isUnanswered(error) ? "mungkin " : ""}belum berubah`;
        void refreshBlog(client);
        // Fetched anew, the calendar says what the post is now.
        if (isOld) setOpened(null);
        if (opened && !isOld) setProblem(`${title}. ${messageOf(error, lost)}`);
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

/** Pixels before a press is a drag. */
const threshold = 6;

interface Drag {
  post: CalendarPost;
  /** The day below the pointer, on which it can be dropped; null where it cannot. */
  day: string | null;
}

/** Carries a scheduled post to another day with the mouse or a pen; its hour stays. A finger scrolls, and has the form. */
export function useEntryDrag(onDrop: (post: CalendarPost, instant: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** Where the pointer was pressed; null once the drag was called off. */
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
        setDrag({ post, day: day !== null && targetOf(post, day) !== null ? day : null });
      },
      onPointerUp: () => {
        if (drag?.day) onDrop(post, targetOf(post, drag.day) ?? 0);
        stop();
      },
      onPointerCancel: stop,
      /** A drag ends in a click, which is meant for nothing. */
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

/** Where a post would be on that day; null where it is already, and for a time that has passed. */
function targetOf({ publishAt }: CalendarPost, day: string): number | null {
  const present = Date.parse(publishAt);
  const target = instantOf(day, clockOf(present));
  return day === dayOf(present) || target <= Date.now() ? null : target;
}
