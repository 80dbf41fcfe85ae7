import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { articleMetadata, missingArticleMetadata } from "../../../worker/contract/blog-metadata";
import type { ArticleData } from "../../../worker/contract/page-data";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { site } from "../../../worker/contract/site";
import { articleContent as copy } from "../../article/article-content";
import { ArticleView } from "../../article/article-view";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { CtaBand } from "../features/marketing/cta-band";
import { ShareArticle } from "../features/reading/share-article";
import { late } from "../lib/late";
import { usePageData } from "../lib/page-data";
import { usePageMeta } from "../lib/use-page-meta";

const FetchedArticle = late(() => import("../features/reading/fetched-article"));

const failureMetadata: PageMetadata = {
  page: "notFound",
  title: `${copy.failure.title} | ${site.name}`,
  description: copy.failure.description,
  canonicalPath: null,
};

export default function ArticlePage() {
  const { slug = "" } = useParams();
  const { article } = usePageData();
  if (article?.slug === slug) return <Article article={article} />;
  const loading = <Spinner label={copy.loading} className="min-h-[60vh]" />;
  return (
    <Suspense fallback={loading}>
      <FetchedArticle slug={slug} loading={loading} failure={{ ...copy.failure, metadata: failureMetadata }}>
        {(fetched) => <Article article={fetched} />}
      </FetchedArticle>
    </Suspense>
  );
}

function Article({ article: { post, related, isUnlisted } }: { article: ArticleData }) {
  usePageMeta(post ? articleMetadata(post) : missingArticleMetadata);
  if (post) {
    return (
      <>
        <ArticleView article={post} related={related} copy={copy}>
          {!isUnlisted && <ShareArticle key={post.slug} article={post} />}
        </ArticleView>
        <CtaBand {...copy.cta} />
      </>
    );
  }
  return (
    <div className="page-grid py-10">
      <Notice headingLevel="h1" title={copy.error.title} description={copy.error.description}>
        <Link to={copy.blog.to} className={buttonStyles()}>
          {copy.error.action}
        </Link>
      </Notice>
    </div>
  );
}
