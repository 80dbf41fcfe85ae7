import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";

interface SelectBoxProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onSelect: (value: Value) => void;
  /** In a line of filters: smaller, and its label is for screen readers alone. */
  inLine?: boolean;
  className?: string;
}

/** How a field of a line of filters looks. */
export const lineInputStyles =
  "block min-h-10 w-full rounded-md border border-edge bg-white px-3 py-1.5 text-sm text-ink placeholder:text-hint focus-visible:border-ink pointer-coarse:min-h-11";

/** A small labelled choice, for filters above a list. */
export function SelectBox<Value extends string>(props: SelectBoxProps<Value>) {
  const { id, label, value, options, onSelect, inLine, className } = props;

  function handleChange(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onSelect(option.value);
  }

  return (
    <div className={className}>
      <label htmlFor={id} className={inLine ? "sr-only" : "mb-1.5 block text-sm font-semibold"}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        className={inLine ? lineInputStyles : cn(inputStyles, "min-h-11 py-2")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
