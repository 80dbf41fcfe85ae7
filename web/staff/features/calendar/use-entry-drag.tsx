import { type PointerEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { clockOf, dayOf, instantOf, nameShortly } from "../../../../worker/contract/jakarta";
import type { CalendarPost } from "./month-days";

/** Pixels before a press is a drag. */
const threshold = 6;

interface Drag {
  post: CalendarPost;
  x: number;
  y: number;
  /** The day below the pointer, and whether the post can be dropped on it. */
  day: string | null;
  isAllowed: boolean;
}

/** Carries a scheduled post to another day with the mouse or a pen; its hour stays. A finger scrolls, and has the form. */
export function useEntryDrag(onDrop: (post: CalendarPost, instant: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ post: CalendarPost; x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const isDragging = drag !== null;

  function stop() {
    pressed.current = null;
    setDrag(null);
  }

  useEffect(() => {
    if (!isDragging) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      pressed.current = null;
      setDrag(null);
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [isDragging]);

  function handlersFor(post: CalendarPost) {
    return {
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        pressed.current = { post, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const from = pressed.current;
        if (!from || (!wasDragged.current && Math.hypot(x - from.x, y - from.y) < threshold)) return;
        wasDragged.current = true;
        const day = dayAt(x, y);
        setDrag({ post, x, y, day, isAllowed: day !== null && targetOf(post, day) !== null });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        // Not every browser follows a drag with a click.
        setTimeout(() => {
          wasDragged.current = false;
        });
        if (!pressed.current) return;
        const day = wasDragged.current ? dayAt(clientX, clientY) : null;
        stop();
        const target = day && targetOf(post, day);
        if (target) onDrop(post, target);
      },
      onPointerCancel: stop,
      /** A drag ends in a click, which is meant for nothing. */
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!wasDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    };
  }

  return { drag, handlersFor };
}

export type EntryDrag = ReturnType<typeof useEntryDrag>;

function dayAt(x: number, y: number): string | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day]");
  return cell?.dataset.day ?? null;
}

/** Where a post would be on that day; null where it is already, and for a time that has passed. */
function targetOf({ publishAt }: CalendarPost, day: string): number | null {
  const present = Date.parse(publishAt);
  const target = instantOf(day, clockOf(present));
  return day === dayOf(present) || target <= Date.now() ? null : target;
}

/** What is carried, below the pointer, and where it would come to stand. */
export function DragGhost({ drag: { post, x, y, day, isAllowed } }: { drag: Drag }) {
  const at = Date.parse(post.publishAt);
  return createPortal(
    <div
      style={{ left: x + 12, top: y + 12 }}
      className="pointer-events-none fixed z-50 max-w-64 rounded-md border border-ink bg-white px-3 py-2 text-sm shadow-lift"
    >
      <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{post.title}</span>
      <span className="text-ink-soft">
        {day && isAllowed
          ? `→ ${nameShortly(instantOf(day, clockOf(at)), Date.now())}`
          : "Tidak bisa diletakkan di sini. Esc untuk batal."}
      </span>
    </div>,
    document.body,
  );
}
