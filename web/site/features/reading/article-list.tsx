import { blogAddress } from "../../../../worker/contract/blog-address";
import { articlesPerPage } from "../../../../worker/contract/limits";
import type { BlogListData } from "../../../../worker/contract/page-data";
import { ArticleCard } from "../../../article/article-card";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Pagination } from "../../../ui/pagination";
import type { blogContent } from "../../content/blog";

interface ArticleListProps {
  list: BlogListData;
  copy: typeof blogContent.list;
}

/** A page of articles with pagination. */
export function ArticleList({ list, copy }: ArticleListProps) {
  const { filter, posts, total } = list;
  const [first, ...rest] = posts;
  const featured = filter.page === 1 ? first : undefined;
  const others = featured ? rest : posts;

  if (first === undefined) return <NoArticles list={list} copy={copy} />;
  return (
    <div className="mt-7 sm:mt-12">
      {featured && <ArticleCard article={featured} readMore={copy.readMore} featured />}
      {others.length > 0 && (
        <ul
          className={cn(
            "grid gap-x-8 gap-y-10 sm:gap-y-14 sm:grid-cols-2 lg:grid-cols-6",
            featured && "mt-10 sm:mt-12",
          )}
        >
          {others.map((article, index) => (
            <li
              key={article.id}
              data-reveal="idle"
              className={featured && index < 2 ? "lg:col-span-3" : "lg:col-span-2"}
            >
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
        pageCount={countPages(total)}
        addressOf={(page) => blogAddress({ ...filter, page })}
      />
    </div>
  );
}

function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / articlesPerPage));
}

/** The empty state: no article, none in this category, or a page beyond the last. */
function NoArticles({ list: { filter, total, categories }, copy }: Pick<ArticleListProps, "list" | "copy">) {
  const { missingPage } = copy;
  const { title, description, action } =
    total > 0
      ? {
          title: missingPage.title,
          description: missingPage.description(countPages(total)),
          action: { label: missingPage.action, to: blogAddress({ ...filter, page: 1 }) },
        }
      : categories.length > 0
        ? copy.missingCategory
        : copy.empty;
  return (
    <Notice title={title} description={description}>
      <a href={action.to} className={buttonStyles()}>
        {action.label}
      </a>
    </Notice>
  );
}
