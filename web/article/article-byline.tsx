import type { ShownArticle } from "../../worker/contract/blog";
import { formatLongDate } from "../lib/format";

const dayMs = 86_400_000;

/** Author, reviewer, last change and AI disclosure of an article. */
export function ArticleByline({ article }: { article: ShownArticle }) {
  const { publishedAt, updatedAt, assisted } = article;
  const isChanged = Date.parse(updatedAt ?? "") - Date.parse(publishedAt ?? "") >= dayMs;
  const lines = listPeople(article);
  if (lines.length === 0 && !isChanged && !assisted) return null;
  return (
    <div className="mt-6 flex flex-col gap-2 border-t border-line pt-4 text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {lines.map((line) => (
          <li key={line} className="font-semibold text-ink">
            {line}
          </li>
        ))}
        {isChanged && (
          <li>
            Diperbarui <time dateTime={updatedAt ?? undefined}>{formatLongDate(updatedAt)}</time>
          </li>
        )}
      </ul>
      {assisted && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <span className="rounded-full border border-edge px-2.5 font-semibold text-ink">Dibantu AI</span>
          {article.reviewer
            ? "Disusun dengan bantuan AI, lalu diperiksa oleh tim kami."
            : "Disusun dengan bantuan AI."}
        </div>
      )}
    </div>
  );
}

function listPeople({ author, reviewer, assisted }: ShownArticle): string[] {
  if (author && author.name === reviewer?.name) {
    return [`${assisted ? "Disusun" : "Ditulis"} dan ditinjau oleh ${author.name}`];
  }
  return [
    ...(author ? [`Oleh ${author.name}`] : []),
    ...(reviewer ? [`Ditinjau oleh ${reviewer.name}`] : []),
  ];
}
