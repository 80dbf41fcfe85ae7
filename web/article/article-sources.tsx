import type { ArticleSource } from "../../worker/contract/blog";

export function ArticleSources({ sources }: { sources: readonly ArticleSource[] }) {
  return (
    <section aria-labelledby="sources-title" className="mt-14 border-t border-line pt-6">
      <h2 id="sources-title" className="text-xl">
        Sumber
      </h2>
      <ol className="mt-3 list-decimal pl-5 text-ink-soft">
        {sources.map((source) => (
          <li key={source.url} className="py-1 [overflow-wrap:anywhere]">
            <a href={source.url} rel="noopener" className="underline hover:text-fajar-deep">
              {source.title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
