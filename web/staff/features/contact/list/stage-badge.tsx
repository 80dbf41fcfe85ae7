import { type Stage, stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { cn } from "../../../../lib/cn";

const tones: Record<Stage, string> = {
  new: "bg-amber text-ink",
  contacted: "bg-mist text-ink",
  proposal: "bg-dusk text-paper",
  won: "bg-leaf text-white",
  lost: "bg-sand text-ink-soft",
};

/** How far an enquiry has come, in a word. */
export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <span
      className={cn(
        "inline-block whitespace-nowrap rounded-md px-2 py-px text-[0.8rem] leading-5 font-semibold",
        tones[stage],
      )}
    >
      {stageNames[stage]}
    </span>
  );
}

/** Marks what has come since the reader looked. */
export function NewMark() {
  return (
    <span className="shrink-0 rounded-md bg-fajar px-1.5 text-xs leading-5 font-semibold whitespace-nowrap text-white">
      Baru masuk
    </span>
  );
}
