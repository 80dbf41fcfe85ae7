import { useState } from "react";
import { cn } from "../../lib/cn";

/** Characters and lines up to which a text is shown whole. */
const longFrom = { characters: 220, lines: 5 };

/** A text with its line breaks; a long one is cut after four lines until it is opened. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > longFrom.characters || text.split("\n").length > longFrom.lines;
  return (
    <div className="max-w-[34rem] lg:min-w-46 xl:min-w-56">
      <p className={cn("whitespace-pre-line [overflow-wrap:anywhere]", isLong && !open && "line-clamp-4")}>
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
