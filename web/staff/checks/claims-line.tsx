import type { ReactNode } from "react";
import { openText } from "./claims";

interface ClaimsLineProps {
  count: number;
  /** The consequence, such as "artikel ini belum bisa terbit". */
  consequence: string;
  /** Opens the checks. */
  onOpen: () => void;
}

/** Warns of open claims that block an action, with a button to check them. */
export function ClaimsLine({ count, consequence, onOpen }: ClaimsLineProps): ReactNode {
  if (count === 0) return null;
  return (
    <p className="text-sm font-medium text-fajar-deep">
      {openText(count)}, jadi {consequence}.{" "}
      <button
        type="button"
        onClick={onOpen}
        className="min-h-9 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        Buka Pemeriksaan
      </button>
    </p>
  );
}
