import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";
import { formatDay } from "../../lib/format";
import { Field, fieldAria } from "../../ui/field";
import { inputStyles } from "../../ui/input-styles";

interface TimeInputProps extends ComponentProps<"input"> {
  type: "date" | "time";
  value: string;
}

/**
 * The browser's own field for a day or a time of Jakarta. Browsers show it in their own language: until somebody types
 * in it, it is covered with the same in Indonesian.
 */
export function TimeInput({ className, ...input }: TimeInputProps) {
  const { type, value } = input;
  const filled = type === "date" ? formatDay(value) : value.replace(":", ".");
  const text = filled || (type === "date" ? "hh/bb/tttt" : "jj.mm");
  return (
    <span className="relative block min-w-0">
      <input
        className={cn(
          inputStyles,
          "peer",
          className,
          "not-focus:text-transparent forced-colors:not-focus:text-[CanvasText]",
        )}
        {...input}
      />
      <span
        aria-hidden="true"
        className={cn(
          "pointer-events-none absolute inset-y-0 right-10 left-3 flex items-center overflow-hidden whitespace-nowrap tabular-nums peer-focus:hidden forced-colors:hidden",
          filled === "" && "text-hint",
        )}
      >
        {text}
      </span>
    </span>
  );
}

interface TimeFieldsProps {
  day: string;
  clock: string;
  /** The first and the last day to choose from. */
  min: string;
  max: string;
  error: string | null;
  onChange: (time: { day: string; clock: string }) => void;
}

/** A day and a time of Jakarta. */
export function TimeFields({ day, clock, min, max, error, onChange }: TimeFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[3fr_2fr]">
      <Field id="publish-day" label="Tanggal" error={error ?? undefined}>
        <TimeInput
          type="date"
          required
          min={min}
          max={max}
          value={day}
          onChange={(event) => onChange({ day: event.target.value, clock })}
          {...fieldAria("publish-day", error ?? undefined)}
        />
      </Field>
      <Field id="publish-clock" label="Jam" hint="WIB">
        <TimeInput
          type="time"
          required
          value={clock}
          onChange={(event) => onChange({ day, clock: event.target.value })}
          {...fieldAria("publish-clock", undefined, "WIB")}
        />
      </Field>
    </div>
  );
}
