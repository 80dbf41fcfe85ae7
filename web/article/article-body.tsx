/** Article HTML, which the server has cleaned on every write; on the site it is taken from the rendered page. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by worker/blog/posts/article-html on every write
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
