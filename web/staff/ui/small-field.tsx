import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";
import { lineInputStyles } from "./select-box";
import { TimeInput } from "./time-fields";

interface SmallFieldProps {
  id: string;
  type?: "date" | "time" | "text";
  label: string;
  value: string;
  min?: string;
  max?: string;
  maxLength?: number;
  placeholder?: string;
  /** What the browser offers while typing. */
  suggestions?: readonly string[];
  onType: (value: string) => void;
  /** In a line of filters: smaller, beside its label. */
  inLine?: boolean;
}

/** A small labelled input. */
export function SmallField({
  id,
  type = "text",
  label,
  suggestions,
  onType,
  inLine,
  ...rest
}: SmallFieldProps) {
  const list = suggestions && `${id}-suggestions`;
  const input = {
    ...{ id, ...rest },
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return (
    <div className={inLine ? "flex min-w-0 items-center gap-2" : "min-w-0"}>
      <label htmlFor={id} className={cn("text-sm", inLine ? "text-ink-soft" : "mb-1.5 block font-semibold")}>
        {label}
      </label>
      {type === "text" ? (
        <input type="text" list={list} className={cn(inputStyles, "min-h-11 py-2")} {...input} />
      ) : (
        <TimeInput
          type={type}
          className={inLine ? cn(lineInputStyles, "md:w-32 lg:w-38") : "min-h-11 px-3 py-2"}
          {...input}
        />
      )}
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}
