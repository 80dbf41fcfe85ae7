import { createPortal } from "react-dom";
import { clockOf, instantOf, nameShortly } from "../../../../worker/contract/jakarta";
import type { Drag } from "./use-entry-drag";

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
