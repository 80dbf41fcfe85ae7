import { Suspense } from "react";
import { type BlogFilter, blogAddress, parseBlogFilter } from "../../../worker/contract/blog-address";
import { blogListMetadata } from "../../../worker/contract/blog-metadata";
import type { BlogListData } from "../../../worker/contract/page-data";
import { Spinner } from "../../ui/spinner";
import { blogContent } from "../content/blog";
import { ArticleList } from "../features/reading/article-list";
import { CategoryFilter } from "../features/reading/category-filter";
import { NewsletterBox } from "../features/reading/newsletter-box";
import { SearchForm } from "../features/reading/search-form";
import { usePageData } from "../lib/page-data";
import { useSearchParams } from "../lib/place";
import { usePageMeta } from "../lib/use-page-meta";
import { HeroPicture } from "../ui/hero-picture";
import { PageHero } from "../ui/page-hero";
import { FetchedBlogList } from "./fetched-parts";

const { list: copy, newsletter } = blogContent;

export default function BlogPage() {
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        description={copy.description}
        art={<HeroPicture src="/images/hero-blog.svg" />}
      >
        <SearchForm copy={copy.search} />
      </PageHero>
      <div className="page-grid pt-8 pb-20 sm:pt-12">
        <BlogList />
      </div>
      <NewsletterBox copy={newsletter} />
    </>
  );
}

function BlogList() {
  const search = useSearchParams();
  const filter = parseBlogFilter(search);
  const { blogList: given } = usePageData();
  const filterOf = ({ categories }: BlogListData) => (
    <CategoryFilter copy={copy} categories={categories} selected={filter.category} />
  );
  if (given && blogAddress(given.filter) === blogAddress(filter)) {
    return (
      <>
        {filterOf(given)}
        <Listing list={given} />
      </>
    );
  }
  const loading = <Loading filter={filter} />;
  return (
    <>
      {given && filterOf(given)}
      <Suspense fallback={given ? <Listing list={given} busy /> : loading}>
        <FetchedBlogList filter={filter} loading={loading} previous={given} error={copy.error}>
          {(list, busy) => (
            <>
              {!given && filterOf(list)}
              <Listing list={list} busy={busy} />
            </>
          )}
        </FetchedBlogList>
      </Suspense>
    </>
  );
}

function Listing({ list, busy = false }: { list: BlogListData; busy?: boolean }) {
  usePageMeta(blogListMetadata(list.filter, list.posts));
  return <ArticleList list={list} copy={copy} busy={busy} />;
}

function Loading({ filter }: { filter: BlogFilter }) {
  usePageMeta(blogListMetadata(filter, []));
  return <Spinner label={copy.loading} className="py-24" />;
}
