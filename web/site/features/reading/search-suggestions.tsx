import type { PostCategory, PostSummary } from "../../../../worker/contract/blog";
import { blogAddress } from "../../../../worker/contract/blog-address";
import { ArticleCard } from "../../../article/article-card";

interface SearchSuggestionsProps {
  copy: { categories: string; latest: string };
  readMore: string;
  categories: readonly PostCategory[];
  latest: readonly PostSummary[];
}

/** Suggestions after a search without a hit. */
export function SearchSuggestions({ copy, readMore, categories, latest }: SearchSuggestionsProps) {
  return (
    <>
      {categories.length > 0 && (
        <nav aria-label={copy.categories} className="mt-10">
          <h2 className="text-2xl">{copy.categories}</h2>
          <ul className="mt-5 flex flex-wrap gap-2">
            {categories.map(({ category, count }) => (
              <li key={category}>
                <a
                  href={blogAddress({ page: 1, category })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-5 font-semibold transition-colors hover:border-ink hover:bg-white"
                >
                  {category} <span className="text-sm text-ink-soft tabular-nums">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {latest.length > 0 && (
        <section aria-labelledby="latest-title" className="mt-14">
          <h2 id="latest-title" className="text-2xl">
            {copy.latest}
          </h2>
          <ul className="mt-7 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {latest.map((article) => (
              <li key={article.id} data-reveal="idle">
                <ArticleCard article={article} readMore={readMore} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
