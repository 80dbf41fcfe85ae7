/** Article HTML as an outline has it. What that was made of must come from the server, which cleans it on every write. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by worker/blog/posts/article-html on every write
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
