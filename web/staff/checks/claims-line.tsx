import type { ReactNode } from "react";
import { openText } from "./claims";

interface ClaimsLineProps {
  /** 0 says nothing. */
  count: number;
  /** What waits for it: "artikel ini belum bisa terbit". */
  consequence: string;
  /** Opens what they are checked in. */
  onOpen: () => void;
}

/** Says why something would be refused, with the way to change that. */
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
