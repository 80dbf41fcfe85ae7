import { blogListMetadata } from "../../../worker/contract/blog-metadata";
import { blogContent } from "../content/blog";
import { HeroPicture } from "../features/marketing/hero-picture";
import { ArticleList } from "../features/reading/article-list";
import { CategoryFilter } from "../features/reading/category-filter";
import { NewsletterBox } from "../features/reading/newsletter-box";
import { SearchForm } from "../features/reading/search-form";
import { useBusiness } from "../lib/content";
import { usePageData } from "../lib/page";
import { usePageMeta } from "../lib/page-meta";
import { PageHero } from "../ui/page-hero";

const { list: copy, newsletter } = blogContent;
const nothing = { filter: { page: 1, category: null }, posts: [], total: 0, categories: [] };

export default function BlogPage() {
  const { blogList: list = nothing } = usePageData();
  usePageMeta(blogListMetadata(list.filter, list.posts, useBusiness().name));
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        description={copy.description}
        art={<HeroPicture src="/images/hero-blog.svg" loading="lazy" className="max-md:hidden" />}
      >
        <SearchForm copy={copy.search} />
      </PageHero>
      <div className="page-grid pt-8 pb-20 sm:pt-12">
        <CategoryFilter copy={copy} categories={list.categories} selected={list.filter.category} />
        <ArticleList list={list} copy={copy} />
      </div>
      <NewsletterBox copy={newsletter} />
    </>
  );
}
