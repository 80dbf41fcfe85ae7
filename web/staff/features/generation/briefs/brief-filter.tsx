import {
  type Brief,
  type BriefState,
  briefStateNames,
  briefStates,
} from "../../../../../worker/contract/studio/brief";
import { cn } from "../../../../lib/cn";

interface BriefFilterProps {
  briefs: readonly Brief[];
  state: BriefState | "";
  onChoose: (state: BriefState | "") => void;
}

/** Narrows the list to one state. */
export function BriefFilter({ briefs, state, onChoose }: BriefFilterProps) {
  const options = [
    { value: "", label: "Semua", count: briefs.length } as const,
    ...briefStates.map((value) => ({
      ...{ value, label: briefStateNames[value] },
      count: briefs.filter((brief) => brief.state === value).length,
    })),
  ];
  return (
    <fieldset className="mt-6 max-md:mt-4">
      <legend className="sr-only">Status bahan</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label, count }) => (
          <label
            key={label}
            className={cn(
              "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm font-semibold",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
              value === state ? "border-ink bg-ink text-paper" : "border-edge bg-white hover:border-ink",
            )}
          >
            <input
              type="radio"
              name="brief-state"
              checked={value === state}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
            <span className="font-normal tabular-nums">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
