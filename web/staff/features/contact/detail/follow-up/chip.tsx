import type { ReactNode } from "react";
import { cn } from "../../../../../lib/cn";

interface ChipProps {
  /** Among others of which one is chosen. */
  pressed?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A short choice that fills something in. */
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
