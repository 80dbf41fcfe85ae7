import { type BriefState, briefStateNames } from "../../../../../worker/contract/studio/brief";
import { cn } from "../../../../lib/cn";

const tones: Record<BriefState, string> = {
  idea: "bg-sand",
  outlined: "bg-peach",
  written: "bg-leaf-pale text-leaf",
};

/** How far a brief is, in a word. */
export function BriefMark({ state }: { state: BriefState }) {
  return (
    <span
      className={cn(
        "inline-block rounded-md px-2 py-0.5 text-sm font-semibold whitespace-nowrap",
        tones[state],
      )}
    >
      {briefStateNames[state]}
    </span>
  );
}
