import { cn } from "../../lib/cn";
import { inputStyles } from "../../ui/input-styles";

interface TextBoxProps {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** What the browser offers while typing. */
  suggestions?: readonly string[];
  onType: (value: string) => void;
}

/** A small labelled line of text. */
export function TextBox({ id, label, suggestions, onType, ...input }: TextBoxProps) {
  const listId = suggestions && `${id}-suggestions`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        list={listId}
        onChange={(event) => onType(event.target.value)}
        className={cn(inputStyles, "min-h-11 py-2")}
        {...input}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}
