import { buttonStyles } from "../../../ui/button";
import { inputStyles } from "../../../ui/input-styles";
import type { blogContent } from "../../content/blog";

/** An input and a button that send nothing, as specified. */
export function NewsletterBox({ copy }: { copy: typeof blogContent.newsletter }) {
  return (
    <section aria-labelledby="newsletter-title" className="on-dark bg-dusk text-paper">
      <div className="page-grid grid items-end gap-8 py-14 md:grid-cols-[1fr_1.3fr] lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="text-3xl">
            {copy.title}
          </h2>
          <p className="mt-3 text-peach">{copy.description}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <input
            type="email"
            aria-label={copy.label}
            autoComplete="email"
            placeholder={copy.placeholder}
            className={inputStyles}
          />
          <button type="button" className={`${buttonStyles("primary", "lg")} shrink-0`}>
            {copy.button}
          </button>
        </div>
      </div>
    </section>
  );
}
