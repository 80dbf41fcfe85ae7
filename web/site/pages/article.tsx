import { articleMetadata, missingArticleMetadata } from "../../../worker/contract/blog-metadata";
import { articleContent as copy } from "../../article/article-content";
import { ArticleView } from "../../article/article-view";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { CtaBand } from "../features/marketing/cta-band";
import { ShareArticle } from "../features/reading/share-article";
import { useBusiness } from "../lib/content";
import { usePageData } from "../lib/page";
import { usePageMeta } from "../lib/page-meta";

export default function ArticlePage() {
  const { article } = usePageData();
  const post = article?.post;
  const { name, invitation } = useBusiness();
  usePageMeta(post ? articleMetadata(post, name) : missingArticleMetadata(name));
  if (post) {
    return (
      <>
        <ArticleView article={post} outline={article.outline} related={article.related} copy={copy}>
          {!article.isUnlisted && <ShareArticle article={post} />}
        </ArticleView>
        <CtaBand
          title={invitation.title}
          description={invitation.description}
          primary={{ label: invitation.button, to: "/contact" }}
        />
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
