import { useState } from "react";
import { cn } from "../../../../lib/cn";

/** Characters and lines from which a message would push everything else out of sight. */
const longFrom = { characters: 1200, lines: 18 };

/** What the sender wrote, as they wrote it. */
export function ContactMessage({ message }: { message: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = message.length > longFrom.characters || message.split("\n").length > longFrom.lines;
  return (
    <section aria-label="Pesan" className="mt-7 border-l-4 border-amber pl-4 @lg:pl-5">
      {message.trim() === "" ? (
        <p className="text-ink-soft italic">Tidak ada pesan.</p>
      ) : (
        <p
          className={cn(
            "max-w-[65ch] text-[1.0625rem] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]",
            isLong && !isOpen && "line-clamp-[14]",
          )}
        >
          {message}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 text-sm font-semibold text-fajar-deep underline underline-offset-2"
        >
          {isOpen ? "Ringkas" : "Tampilkan seluruh pesan"}
        </button>
      )}
    </section>
  );
}
