import { cn } from "../lib/cn";

/** A spinner; `label` is visible and read by screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={cn("flex items-center justify-center gap-3 text-ink-soft", className)}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full motion-reduce:animate-none border-[3px] border-line border-t-fajar"
      />
      <span>{label}</span>
    </div>
  );
}
