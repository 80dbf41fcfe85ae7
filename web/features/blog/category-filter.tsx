import type { FormEvent } from "react";
import { cn } from "../../lib/cn";

interface CategoryFilterProps {
  label: string;
  allLabel: string;
  categories: readonly string[];
  /** null is all. */
  selected: string | null;
  onSelect: (category: string | null) => void;
}

/** Buttons of a form, so that filtering also works without the script. */
export function CategoryFilter({ label, allLabel, categories, selected, onSelect }: CategoryFilterProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSelect((submitter as HTMLButtonElement | null)?.value || null);
  }

  return (
    <form action="/blog" onSubmit={handleSubmit}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{label}</legend>
        {[null, ...categories].map((category) => (
          <button
            key={category ?? ""}
            type="submit"
            {...(category !== null && { name: "category", value: category })}
            aria-pressed={category === selected}
            className={cn(
              "min-h-11 rounded-full border px-5 font-semibold transition-colors",
              category === selected
                ? "border-ink bg-ink text-paper"
                : "border-edge bg-transparent text-ink hover:border-ink hover:bg-white",
            )}
          >
            {category ?? allLabel}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
