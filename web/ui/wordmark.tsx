import { cn } from "../lib/cn";

/** The brand: half a sun over the horizon, and the name; `compact` sets it in two lines where a tablet has no room. */
export function Wordmark({ name, compact }: { name: string; compact?: boolean }) {
  const [first, ...rest] = name.split(" ");
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2.5 text-[min(1.3rem,6.4vw)] font-extrabold tracking-[-0.04em]",
        compact && "md:max-lg:text-base md:max-lg:leading-none",
      )}
    >
      <svg viewBox="0 0 40 28" className="h-[1.35em] w-auto shrink-0" aria-hidden="true">
        <path d="M4 20a16 16 0 0 1 32 0Z" className="fill-fajar" />
        <path d="M12 20a8 8 0 0 1 16 0Z" className="fill-amber" />
        <path d="M0 22h40M8 27h24" stroke="currentColor" strokeWidth="2.6" />
      </svg>
      <span>
        {first}
        <span className={cn("font-medium", compact && "md:max-lg:block")}> {rest.join(" ")}</span>
      </span>
    </span>
  );
}
