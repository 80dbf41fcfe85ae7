import { Link } from "react-router-dom";
import { blogAddress } from "../../../worker/contract/blog-address";
import { articlesPerPage } from "../../../worker/contract/limits";
import type { BlogListData } from "../../../worker/contract/page-data";
import { newPage } from "../../lib/new-page";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Pagination } from "../../ui/pagination";
import { ArticleCard } from "./article-card";

export interface ArticleListCopy {
  readMore: string;
  empty: { title: string; description: string; action: { label: string; to: string } };
  pagination: { label: string; previous: string; next: string; page: string };
}

interface ArticleListProps {
  list: BlogListData;
  copy: ArticleListCopy;
  /** The list that is shown gives way to another one soon. */
  busy?: boolean;
}

/** One page of articles, and the way to the others. */
export function ArticleList({ list, copy, busy }: ArticleListProps) {
  const { filter, posts, total } = list;
  const [first, ...rest] = posts;
  const featured = filter.page === 1 ? first : undefined;
  const others = featured ? rest : posts;

  if (first === undefined) {
    return (
      <Notice title={copy.empty.title} description={copy.empty.description}>
        <Link to={copy.empty.action.to} className={buttonStyles()}>
          {copy.empty.action.label}
        </Link>
      </Notice>
    );
  }
  return (
    <div aria-busy={busy} className="mt-12 transition-opacity aria-busy:opacity-50">
      {featured && <ArticleCard article={featured} readMore={copy.readMore} featured />}
      {others.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-14 first:mt-0 sm:grid-cols-2 lg:grid-cols-6">
          {others.map((article, index) => (
            <li key={article.id} className={featured && index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
              <ArticleCard article={article} readMore={copy.readMore} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={copy.pagination.label}
        previousLabel={copy.pagination.previous}
        nextLabel={copy.pagination.next}
        pageLabel={copy.pagination.page}
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(total / articlesPerPage))}
        addressOf={(page) => blogAddress({ ...filter, page })}
        linkState={newPage}
      />
    </div>
  );
}
