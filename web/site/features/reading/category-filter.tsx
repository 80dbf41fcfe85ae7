import type { PostCategory } from "../../../../worker/contract/blog";
import { cn } from "../../../lib/cn";

interface CategoryFilterProps {
  copy: { filterLabel: string; allCategories: string };
  categories: readonly PostCategory[];
  /** Null for all categories. */
  selected: string | null;
}

/**
 * Buttons of a form, so that the filter works without JavaScript; nothing for a single category.
 */
export function CategoryFilter({ copy, categories, selected }: CategoryFilterProps) {
  if (categories.length < 2) return null;
  return (
    <form action="/blog">
      <fieldset className="min-w-0">
        <legend className="sr-only">{copy.filterLabel}</legend>
        <div className="flex gap-2 max-sm:bleed-grid max-sm:mx-[calc(50%-50vw)] max-sm:overflow-x-auto py-1.5 sm:flex-wrap">
          {[null, ...categories.map(({ category }) => category)].map((category) => (
            <button
              key={category ?? ""}
              type="submit"
              {...(category !== null && { name: "category", value: category })}
              aria-pressed={category === selected}
              className={cn(
                "min-h-11 shrink-0 rounded-full border px-5 font-semibold transition-colors",
                category === selected
                  ? "border-ink bg-ink text-paper"
                  : "border-edge bg-transparent text-ink hover:border-ink hover:bg-white",
              )}
            >
              {category ?? copy.allCategories}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
