import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";

interface SmallFieldProps {
  id: string;
  type: "date" | "time" | "text";
  label: string;
  value: string;
  min?: string;
  onType: (value: string) => void;
}

/** A small labelled input of a dialog, with the browser's own way to choose a date or a time. */
export function SmallField({ id, label, onType, ...input }: SmallFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        onChange={(event) => onType(event.target.value)}
        className={cn(inputStyles, "min-h-11 py-2")}
        {...input}
      />
    </div>
  );
}
