import { cn } from "../lib/cn";

interface WordmarkProps {
  name: string;
  /** The logo's URL, or "" for the default drawing. */
  logo?: string;
  logoWithName?: boolean;
  /** Smaller on tablets. */
  compact?: boolean;
  onDark?: boolean;
}

/** Longer names use a smaller font. */
export const longName = 18;

/** The brand: logo or default drawing, and name. */
export function Wordmark({ name, logo = "", logoWithName = true, compact, onDark }: WordmarkProps) {
  const [first, ...rest] = name.split(" ");
  const isLong = name.length > longName;
  return (
    <span
      className={cn(
        "inline-flex min-w-0 items-center gap-2.5 text-[min(1.3rem,6.4vw)] font-extrabold tracking-[-0.04em]",
        compact && "md:max-lg:text-base",
      )}
    >
      {logo ? (
        // Inline styles, because no page of the default brand shows a logo.
        <img
          src={logo}
          alt={logoWithName ? "" : name}
          style={{
            ...{ height: "2.1em", width: "auto", maxWidth: logoWithName ? "5em" : "11em", flexShrink: 0 },
            ...{ objectFit: "contain" },
            ...(onDark && { background: "#fff", padding: "0.15em 0.3em", borderRadius: 4 }),
          }}
        />
      ) : (
        <svg viewBox="0 0 40 28" className="h-[1.35em] w-auto shrink-0" aria-hidden="true">
          <path d="M4 20a16 16 0 0 1 32 0Z" className="fill-fajar" />
          <path d="M12 20a8 8 0 0 1 16 0Z" className="fill-amber" />
          <path d="M0 22h40M8 27h24" stroke="currentColor" strokeWidth="2.6" />
        </svg>
      )}
      {(!logo || logoWithName) && (
        <span
          style={
            isLong
              ? {
                  fontSize: "min(0.95rem,3.9vw)",
                  lineHeight: 1.15,
                  overflowWrap: "anywhere",
                  maxWidth: "15rem",
                }
              : undefined
          }
        >
          {first}
          <span className="font-medium"> {rest.join(" ")}</span>
        </span>
      )}
    </span>
  );
}
