import { placeholders } from "../../../../../worker/contract/inbox/reply-template";
import { becomes, type Placeholder } from "./filled-text";

interface PlaceholderButtonsProps {
  staffName: string;
  onInsert: (placeholder: Placeholder) => void;
}

/** What a template may leave open, to be put in where one writes. */
export function PlaceholderButtons({ staffName, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset className="mt-2.5">
      <legend className="text-ink-soft text-sm">Sisipkan isian otomatis</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-white px-3 text-left text-sm hover:border-ink"
          >
            <span className="font-semibold">{`{${name}}`}</span>
            <span className="truncate text-ink-soft">{`→ ${becomes(name, staffName)}`}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
