import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { clockOf, dayOf, instantOf } from "../../../../worker/contract/jakarta";
import type { CalendarPost } from "./month-days";

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
