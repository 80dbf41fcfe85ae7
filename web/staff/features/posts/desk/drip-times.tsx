import { Plus, X } from "lucide";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { TimeInput } from "../../../ui/time-fields";

interface DripTimesProps {
  times: readonly string[];
  onChange: (times: readonly string[]) => void;
}

/** Hours offered one after the other. */
const offered = ["09:00", "15:00", "12:00", "18:00", "06:00", "21:00"];

/** The hours at which posts go out on each of the days. */
export function DripTimes({ times, onChange }: DripTimesProps) {
  const next = offered.find((time) => !times.includes(time));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Jam (WIB)</legend>
      <ul className="flex flex-wrap gap-2">
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hours may be the same while one types
          <li key={index} className="flex items-center gap-1">
            <TimeInput
              type="time"
              aria-label={`Jam terbit ke-${index + 1}`}
              value={time}
              onChange={(event) => onChange(times.with(index, event.target.value))}
              className="min-h-11 w-32 px-3 py-2"
            />
            {times.length > 1 && (
              <button
                type="button"
                aria-label={`Hapus jam ke-${index + 1}`}
                onClick={() => onChange(times.toSpliced(index, 1))}
                className="inline-flex size-9 items-center justify-center rounded-full hover:bg-sand"
              >
                <Icon node={X} className="size-4" />
              </button>
            )}
          </li>
        ))}
        {next && (
          <li>
            <Button variant="quiet" onClick={() => onChange([...times, next])} className="px-3.5">
              <Icon node={Plus} className="size-4" />
              Tambah jam
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
