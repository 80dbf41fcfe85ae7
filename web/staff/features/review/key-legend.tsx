import { cn } from "../../../lib/cn";

const reading = [
  ["J", "berikutnya"],
  ["K", "sebelumnya"],
] as const;
const deciding = [
  ["S", "setujui"],
  ["T", "kembalikan"],
] as const;

/** What the keys do. */
export function KeyLegend({ decides }: { decides: boolean }) {
  return (
    <ul aria-label="Pintasan keyboard" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {[...reading, ...(decides ? deciding : [])].map(([key, meaning]) => (
        <li key={key}>
          <KeyCap>{key}</KeyCap> {meaning}
        </li>
      ))}
    </ul>
  );
}

export function KeyCap({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={cn(
        "inline-flex min-w-6 justify-center rounded-sm border border-current px-1 font-sans text-xs font-bold",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
