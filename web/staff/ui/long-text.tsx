import { useState } from "react";
import { cn } from "../../lib/cn";

/** Characters and lines up to which a text is shown whole. */
const [mostCharacters, mostLines] = [900, 14];

/** A text with its line breaks; a long one is cut until it is opened. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > mostCharacters || text.split("\n").length > mostLines;
  return (
    <div className="max-w-[65ch]">
      <p className={cn("whitespace-pre-line [overflow-wrap:anywhere]", isLong && !open && "line-clamp-[10]")}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 py-1 text-sm font-semibold text-fajar-deep underline underline-offset-2"
        >
          {open ? "Ringkas" : "Tampilkan semua"}
        </button>
      )}
    </div>
  );
}
