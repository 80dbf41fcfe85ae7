import { Suspense } from "react";
import { articleMetadata, missingArticleMetadata } from "../../../worker/contract/blog-metadata";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { site } from "../../../worker/contract/site";
import { articleContent as copy } from "../../article/article-content";
import { ArticleView } from "../../article/article-view";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { CtaBand } from "../features/marketing/cta-band";
import { ShareArticle } from "../features/reading/share-article";
import { articleSlug } from "../lib/article-slug";
import { type ReadArticle, usePageData } from "../lib/page-data";
import { usePlace } from "../lib/place";
import { usePageMeta } from "../lib/use-page-meta";
import { FetchedArticle } from "./fetched-parts";

const failureMetadata: PageMetadata = {
  page: "notFound",
  title: `${copy.failure.title} | ${site.name}`,
  description: copy.failure.description,
  canonicalPath: null,
};

export default function ArticlePage() {
  const slug = articleSlug(usePlace().pathname);
  const { article } = usePageData();
  if (article?.slug === slug) return <Article article={article} />;
  const loading = <Loading slug={slug} />;
  return (
    <Suspense fallback={loading}>
      <FetchedArticle slug={slug} loading={loading} failure={{ ...copy.failure, metadata: failureMetadata }}>
        {(fetched) => <Article article={fetched} />}
      </FetchedArticle>
    </Suspense>
  );
}

function Loading({ slug }: { slug: string }) {
  usePageMeta(
    { page: "blog", title: `${copy.loading} | ${site.name}`, canonicalPath: `/blog/${slug}` },
    false,
  );
  return <Spinner label={copy.loading} className="min-h-[60vh]" />;
}

function Article({ article }: { article: ReadArticle }) {
  const { post, related, isUnlisted } = article;
  usePageMeta(post ? articleMetadata(post) : missingArticleMetadata);
  if (post) {
    return (
      <>
        <ArticleView article={post} outline={article.outline} related={related} copy={copy}>
          {!isUnlisted && <ShareArticle key={post.slug} article={post} />}
        </ArticleView>
        <CtaBand {...copy.cta} />
      </>
    );
  }
  return (
    <div className="page-grid py-10">
      <Notice headingLevel="h1" title={copy.error.title} description={copy.error.description}>
        <a href={copy.blog.to} className={buttonStyles()}>
          {copy.error.action}
        </a>
      </Notice>
    </div>
  );
}
