import { Field, fieldAria } from "../../ui/field";
import { inputStyles } from "../../ui/input-styles";

interface TimeFieldsProps {
  day: string;
  clock: string;
  /** The first and the last day to choose from. */
  min: string;
  max: string;
  error: string | null;
  onChange: (time: { day: string; clock: string }) => void;
}

/** A day and a time of Jakarta, in the browser's own fields. */
export function TimeFields({ day, clock, min, max, error, onChange }: TimeFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field id="publish-day" label="Tanggal" error={error ?? undefined}>
        <input
          type="date"
          required
          min={min}
          max={max}
          value={day}
          onChange={(event) => onChange({ day: event.target.value, clock })}
          className={inputStyles}
          {...fieldAria("publish-day", error ?? undefined)}
        />
      </Field>
      <Field id="publish-clock" label="Jam" hint="WIB">
        <input
          type="time"
          required
          value={clock}
          onChange={(event) => onChange({ day, clock: event.target.value })}
          className={inputStyles}
          {...fieldAria("publish-clock", undefined, "WIB")}
        />
      </Field>
    </div>
  );
}
