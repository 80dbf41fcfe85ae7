import { useSearchParams } from "react-router-dom";
import { parseBlogFilter } from "../../worker/contract/blog-address";
import { blogListMetadata } from "../../worker/contract/blog-metadata";
import { blogContent } from "../content/blog";
import { ArticleList } from "../features/blog/article-list";
import { NewsletterBox } from "../features/blog/newsletter-box";
import { usePageMeta } from "../lib/use-page-meta";
import { PageHero } from "../ui/page-hero";

export default function BlogPage() {
  const [search] = useSearchParams();
  usePageMeta(blogListMetadata(parseBlogFilter(search)));
  const { list, newsletter } = blogContent;
  return (
    <>
      <PageHero eyebrow={list.eyebrow} title={list.title} description={list.description} />
      <div className="page-grid pt-12 pb-20">
        <ArticleList copy={list} />
      </div>
      <NewsletterBox copy={newsletter} />
    </>
  );
}
