import { maxQuestionLength } from "../../../../worker/contract/search-address";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";

interface SearchFormProps {
  copy: { label: string; placeholder: string; button: string };
  /** The current query. */
  question?: string;
}

/** The search form, which works without JavaScript. */
export function SearchForm({ copy, question }: SearchFormProps) {
  return (
    <search>
      <form action="/search" className="mt-8 flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label={copy.label}
          defaultValue={question}
          maxLength={maxQuestionLength}
          placeholder={copy.placeholder}
          className="min-h-12 w-full min-w-0 rounded-full border border-edge bg-white px-5 text-ink placeholder:text-hint"
        />
        <button type="submit" className={cn(buttonStyles("dark"), "shrink-0")}>
          {copy.button}
        </button>
      </form>
    </search>
  );
}
