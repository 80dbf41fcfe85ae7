import type { SearchHit, TextPart } from "../../../../worker/contract/search";
import { ArticleImage } from "../../../article/article-image";
import { formatLongDate } from "../../../lib/format";

/** The hits of a search, best first, with marked words. */
export function SearchResults({ title, hits }: { title: string; hits: readonly SearchHit[] }) {
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-8">
        {hits.map((hit) => (
          <li key={hit.id} data-reveal="idle">
            <Result hit={hit} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Result({ hit }: { hit: SearchHit }) {
  return (
    <article className="group relative grid wrap-anywhere gap-x-8 gap-y-5 border-t-2 border-ink py-7 sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_16rem]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="font-bold text-fajar-deep">{hit.category}</span>
          <time dateTime={hit.publishedAt ?? undefined}>{formatLongDate(hit.publishedAt)}</time>
        </p>
        <h3 className="mt-2 text-xl sm:text-2xl">
          <a
            href={`/blog/${hit.slug}`}
            className="decoration-amber decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
          >
            <Parts parts={hit.titleParts} />
          </a>
        </h3>
        <p className="mt-3 max-w-[65ch] text-ink-soft">
          <Parts parts={hit.passage} />
        </p>
      </div>
      <ArticleImage src={hit.image} cover={hit.cover} alt="" className="max-sm:hidden" />
    </article>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <mark key={index} className="rounded-sm bg-peach text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
