import { cn } from "../../../../lib/cn";
import type { WritingWay } from "./writing-way";

const ways = [
  ["visual", "Visual"],
  ["html", "HTML"],
] as const;

interface WaySwitchProps {
  way: WritingWay;
  onChoose: (way: WritingWay) => void;
}

/** Chooses how the text is written. */
export function WaySwitch({ way, onChoose }: WaySwitchProps) {
  return (
    <fieldset aria-label="Cara menulis" className="flex rounded-full border border-edge bg-white p-0.5">
      {ways.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={way === value}
          onClick={() => onChoose(value)}
          className={cn(
            "min-h-9 rounded-full px-4 text-sm font-semibold pointer-coarse:min-h-10",
            way === value ? "bg-ink text-paper" : "text-ink hover:bg-sand",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
