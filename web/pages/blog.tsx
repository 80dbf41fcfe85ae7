import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { blogAddress, parseBlogFilter } from "../../worker/contract/blog-address";
import { blogListMetadata } from "../../worker/contract/blog-metadata";
import { blogContent } from "../content/blog";
import { ArticleList } from "../features/blog/article-list";
import { NewsletterBox } from "../features/blog/newsletter-box";
import { usePageData } from "../lib/page-data";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";
import { Spinner } from "../ui/spinner";

const FetchedBlogList = lazy(() => import("../features/blog/fetched-blog-list"));
const { list: copy, newsletter } = blogContent;

export default function BlogPage() {
  const [search] = useSearchParams();
  const filter = parseBlogFilter(search);
  usePageMeta(blogListMetadata(filter));
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} description={copy.description} />
      <div className="page-grid pt-12 pb-20">
        <BlogList filter={filter} />
      </div>
      <NewsletterBox copy={newsletter} />
    </>
  );
}

function BlogList({ filter }: { filter: ReturnType<typeof parseBlogFilter> }) {
  const { blogList } = usePageData();
  if (blogList && blogAddress(blogList.filter) === blogAddress(filter)) {
    return <ArticleList list={blogList} copy={copy} />;
  }
  const loading = <Spinner label={copy.loading} className="py-24" />;
  return (
    <Suspense fallback={loading}>
      <FetchedBlogList filter={filter} loading={loading} previous={blogList} error={copy.error}>
        {(list, busy) => <ArticleList list={list} copy={copy} busy={busy} />}
      </FetchedBlogList>
    </Suspense>
  );
}
