import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";
import { formatDay } from "../../lib/format";
import { Field, fieldAria } from "../../ui/field";
import { inputStyles } from "../../ui/input-styles";
import { lineInputStyles } from "./select-box";

interface TimeInputProps extends ComponentProps<"input"> {
  type: "date" | "time";
  value: string;
}

/**
 * A native date or time field. Browsers format it in their own language, so an Indonesian text covers it until the user types
 * in it.
 */
export function TimeInput({ className, ...input }: TimeInputProps) {
  const { type, value } = input;
  const filled = type === "date" ? formatDay(value) : value.replace(":", ".");
  const text = filled || (type === "date" ? "hh/bb/tttt" : "jj.mm");
  return (
    <span className="relative block min-w-0 grow">
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

interface TimeFieldProps extends TimeInputProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** For filter bars: smaller, beside its label. */
  inLine?: boolean;
  onType: (value: string) => void;
}

/** A day or a time with its label. */
export function TimeField({ id, label, hint, error, inLine, onType, ...rest }: TimeFieldProps) {
  const input = {
    ...{ ...rest, ...fieldAria(id, error, hint) },
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  if (!inLine)
    return (
      <Field {...{ id, label, hint, error }}>
        <TimeInput {...input} />
      </Field>
    );
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <TimeInput {...input} className={cn(lineInputStyles, "md:w-32 lg:w-38")} />
    </div>
  );
}

/** Fields for a day and a time in Jakarta. */
export interface DayAndClock {
  day: string;
  clock: string;
}

interface TimeFieldsProps {
  time: DayAndClock;
  /** The first and the last day to choose from. */
  min: string;
  max?: string;
  error?: string | undefined;
  onChange: (time: DayAndClock) => void;
}

export function TimeFields({ time, min, max, error, onChange }: TimeFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[3fr_2fr]">
      <TimeField
        {...{ id: "time-day", type: "date", label: "Tanggal", min, max, error }}
        value={time.day}
        onType={(day) => onChange({ ...time, day })}
      />
      <TimeField
        {...{ id: "time-clock", type: "time", label: "Jam (WIB)" }}
        value={time.clock}
        onType={(clock) => onChange({ ...time, clock })}
      />
    </div>
  );
}
