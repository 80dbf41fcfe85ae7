import { useState } from "react";
import { cn } from "../../lib/cn";

/** Characters and lines up to which a text is shown whole, and how a longer one is cut. */
const cuts = {
  aside: { characters: 220, lines: 5, className: "line-clamp-4" },
  main: { characters: 1200, lines: 18, className: "line-clamp-[14]" },
};

/** A text with its line breaks; a long one is cut until it is opened, later where it is what one has come for. */
export function LongText({ text, isMain }: { text: string; isMain?: boolean }) {
  const [open, setOpen] = useState(false);
  const { characters, lines, className } = cuts[isMain ? "main" : "aside"];
  const isLong = text.length > characters || text.split("\n").length > lines;
  return (
    <div className={isMain ? "max-w-[65ch]" : "max-w-[34rem] lg:min-w-46 xl:min-w-56"}>
      <p className={cn("whitespace-pre-line [overflow-wrap:anywhere]", isLong && !open && className)}>
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
