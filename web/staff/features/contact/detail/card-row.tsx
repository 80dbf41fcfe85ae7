import type { ReactNode } from "react";
import { cn } from "../../../../lib/cn";

interface CardRowProps {
  /** The id of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled row of the enquiry's card. */
export function CardRow({ id, title, children }: CardRowProps) {
  return (
    <section aria-labelledby={id} className="px-4 py-4 @lg:px-5">
      <h3 id={id} className="mb-2 text-sm font-semibold tracking-normal text-ink-soft">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The error of a change. */
export function RowProblem({ children }: { children: string }) {
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
      {children}
    </p>
  );
}

interface ChipProps {
  /** The toggle state. */
  pressed?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A short choice. */
export function Chip({ pressed, onSelect, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onSelect}
      className={cn(
        "min-h-11 rounded-full border px-4 text-sm font-semibold",
        pressed ? "border-ink bg-ink text-paper" : "border-edge bg-white hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}
