/** Article HTML of an outline: made of what the server has cleaned on every write, or taken from the page it has made. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by worker/blog/posts/article-html on every write
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
