import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";
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
}

/** A small labelled input. */
export function SmallField({ id, type = "text", label, suggestions, onType, ...rest }: SmallFieldProps) {
  const list = suggestions && `${id}-suggestions`;
  const input = {
    ...{ id, ...rest },
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {type === "text" ? (
        <input type="text" list={list} className={cn(inputStyles, "min-h-11 py-2")} {...input} />
      ) : (
        <TimeInput type={type} className="min-h-11 px-3 py-2" {...input} />
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
