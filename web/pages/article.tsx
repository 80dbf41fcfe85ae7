import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { articleMetadata } from "../../worker/contract/blog-metadata";
import { metadataOf } from "../../worker/contract/page-metadata";
import { pages } from "../../worker/contract/pages";
import { articleQuery } from "../api/blog";
import { blogContent } from "../content/blog";
import { ArticleView } from "../features/blog/article-view";
import { usePageMeta } from "../lib/use-page-meta";
import { buttonStyles } from "../ui/button";
import { Notice } from "../ui/notice";
import { Spinner } from "../ui/spinner";

const copy = { ...blogContent.article, readMore: blogContent.list.readMore };

export default function ArticlePage() {
  const { slug = "" } = useParams();
  const article = useQuery(articleQuery(slug));
  usePageMeta(
    article.data ? articleMetadata(article.data) : { ...metadataOf(pages.notFound), canonicalPath: null },
  );

  if (article.isPending) return <Spinner label={copy.loading} className="min-h-[60vh]" />;
  if (article.isError || !article.data) {
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
  return <ArticleView article={article.data} copy={copy} />;
}
