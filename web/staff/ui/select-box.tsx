import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";

interface SelectBoxProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onSelect: (value: Value) => void;
  /** For filter bars: smaller, with a label for screen readers only. */
  inLine?: boolean;
  className?: string;
}

/** The classes of fields in filter bars. */
export const lineInputStyles =
  "block min-h-10 w-full rounded-md border border-edge bg-white px-3 py-1.5 text-sm text-ink placeholder:text-hint focus-visible:border-ink pointer-coarse:min-h-11";

/** A small labelled select. */
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
