import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { articlesPerPage } from "../../../worker/contract/blog";
import { blogAddress, parseBlogFilter } from "../../../worker/contract/blog-address";
import { articleListQuery, categoriesQuery } from "../../api/blog";
import { Button, buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { ArticleCard } from "./article-card";
import { CategoryFilter } from "./category-filter";
import { Pagination } from "./pagination";

export interface ArticleListCopy {
  filterLabel: string;
  allCategories: string;
  readMore: string;
  loading: string;
  empty: { title: string; description: string; action: { label: string; to: string } };
  error: { title: string; description: string; action: string };
  pagination: { label: string; previous: string; next: string; page: string };
}

/** The articles of the page and category in the address, with the filter and the pages. */
export function ArticleList({ copy }: { copy: ArticleListCopy }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseBlogFilter(search);
  const list = useQuery(articleListQuery(filter));
  const categories = useQuery(categoriesQuery());

  if (list.isPending) return <Spinner label={copy.loading} className="py-24" />;
  if (list.isError) {
    return (
      <Notice role="alert" title={copy.error.title} description={copy.error.description}>
        <Button onClick={() => window.location.reload()}>{copy.error.action}</Button>
      </Notice>
    );
  }

  const { posts, total } = list.data;
  const names = categories.data?.map(({ category }) => category) ?? [];
  const [first, ...rest] = posts;
  const featured = filter.page === 1 ? first : undefined;

  return (
    <>
      {names.length > 1 && (
        <CategoryFilter
          label={copy.filterLabel}
          allLabel={copy.allCategories}
          categories={names}
          selected={filter.category}
          onSelect={(category) => navigate(blogAddress({ page: 1, category }))}
        />
      )}
      {first === undefined ? (
        <Notice title={copy.empty.title} description={copy.empty.description}>
          <Link to={copy.empty.action.to} className={buttonStyles()}>
            {copy.empty.action.label}
          </Link>
        </Notice>
      ) : (
        <div aria-busy={list.isPlaceholderData} className="mt-12 transition-opacity aria-busy:opacity-50">
          {featured && <ArticleCard article={featured} readMore={copy.readMore} featured />}
          <ul className="mt-14 grid gap-x-8 gap-y-14 first:mt-0 sm:grid-cols-2 lg:grid-cols-6">
            {(featured ? rest : posts).map((article, index) => (
              <li key={article.id} className={featured && index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
                <ArticleCard article={article} readMore={copy.readMore} />
              </li>
            ))}
          </ul>
          <Pagination
            label={copy.pagination.label}
            previousLabel={copy.pagination.previous}
            nextLabel={copy.pagination.next}
            pageLabel={copy.pagination.page}
            page={filter.page}
            pageCount={Math.max(1, Math.ceil(total / articlesPerPage))}
            addressOf={(page) => blogAddress({ ...filter, page })}
          />
        </div>
      )}
    </>
  );
}
