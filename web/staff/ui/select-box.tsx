import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";

interface SelectBoxProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onSelect: (value: Value) => void;
}

/** A small labelled choice, for filters above a list. */
export function SelectBox<Value extends string>(props: SelectBoxProps<Value>) {
  const { id, label, value, options, onSelect } = props;

  function handleChange(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onSelect(option.value);
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold max-md:sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        className={cn(inputStyles, "min-h-11 py-2")}
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
