import { cn } from "../../../../lib/cn";
import { inputStyles } from "../../../../ui/input-styles";

interface SizeFieldProps {
  id: string;
  label: string;
  value: string;
  most: number;
  onType: (value: string) => void;
}

/** A small count. */
export function SizeField({ id, label, value, most, onType }: SizeFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        className={cn(inputStyles, "min-h-11 py-2")}
      />
    </div>
  );
}
