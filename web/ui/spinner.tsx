import { cn } from "../lib/cn";

interface SpinnerProps {
  /** Visible, and read by screen readers. */
  label: string;
  /** Whether the page has nothing else: the label is its heading. */
  isPage?: boolean;
  className?: string;
}

export function Spinner({ label, isPage, className }: SpinnerProps) {
  const Label = isPage ? "h1" : "span";
  return (
    <div role="status" className={cn("flex items-center justify-center gap-3 text-ink-soft", className)}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full motion-reduce:animate-none border-[3px] border-line border-t-fajar"
      />
      <Label className="font-normal tracking-normal">{label}</Label>
    </div>
  );
}
