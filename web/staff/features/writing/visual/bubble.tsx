import type { Editor } from "@tiptap/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Pixels that the bar of the form takes at the bottom of the window. */
const barRoom = 120;

interface BubbleProps {
  editor: Editor;
  /** Where in the document it points to. */
  at: number;
  /** Where that ends. */
  end: number;
  label: string;
  children: ReactNode;
}

/** What floats below a place in the text, within the frame of the editor, which has `position: relative`. */
export function Bubble({ editor, at, end, label, children }: BubbleProps) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { view } = editor;
    function move() {
      const bubble = ref.current;
      const frame = bubble?.offsetParent;
      if (!bubble || !frame || at > view.state.doc.content.size) return;
      const around = frame.getBoundingClientRect();
      const node = view.nodeDOM(at);
      const isPicture = node instanceof HTMLElement && node.matches(".writing-picture, figure");
      const { left, top } = isPicture ? node.getBoundingClientRect() : view.coordsAtPos(at);
      const { bottom } = isPicture ? node.getBoundingClientRect() : view.coordsAtPos(end, -1);
      const widest = frame.clientWidth - bubble.offsetWidth - 8;
      // A picture that is higher than the window has it where it can be seen.
      const lowest = isPicture
        ? Math.max(top + 8, window.innerHeight - barRoom - bubble.offsetHeight)
        : bottom + 6;
      bubble.style.top = `${Math.min(bottom + 6, lowest) - around.top}px`;
      bubble.style.left = `${Math.max(8, Math.min(left - around.left, widest))}px`;
    }
    move();
    const resized = new ResizeObserver(move);
    resized.observe(view.dom);
    window.addEventListener("scroll", move, { passive: true });
    editor.on("transaction", move);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", move);
      editor.off("transaction", move);
    };
  }, [editor, at, end]);

  return (
    <section
      ref={ref}
      aria-label={label}
      className="absolute z-10 flex max-w-[min(calc(100%-1rem),30rem)] flex-wrap items-center gap-1 rounded-lg border border-line bg-white p-1 shadow-lift"
    >
      {children}
    </section>
  );
}
