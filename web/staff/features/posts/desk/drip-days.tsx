import { cn } from "../../../../lib/cn";
import { weekdays } from "./drip-plan";

interface DripDaysProps {
  days: readonly number[];
  onChange: (days: readonly number[]) => void;
}

/** The days of a week on which posts go out. */
export function DripDays({ days, onChange }: DripDaysProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Hari</legend>
      <div className="grid grid-cols-7 gap-1">
        {weekdays.map(({ day, short, long }) => {
          const isChosen = days.includes(day);
          return (
            <label
              key={day}
              className={cn(
                "relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border text-sm font-semibold",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
                isChosen ? "border-ink bg-ink text-paper" : "border-edge text-ink hover:border-ink",
              )}
            >
              <input
                type="checkbox"
                aria-label={long}
                checked={isChosen}
                onChange={() => onChange(isChosen ? days.filter((other) => other !== day) : [...days, day])}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {short}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
