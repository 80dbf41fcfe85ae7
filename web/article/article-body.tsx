const beforeTable =
  '<div class="table-scroll" role="group" aria-label="Tabel, geser ke samping bila terpotong" tabindex="0">';

/** A table of many columns is pushed sideways on a phone, also with the keyboard, rather than broken up. */
function makeTablesScroll(html: string): string {
  return html.replaceAll("<table", `${beforeTable}<table`).replaceAll("</table>", "</table></div>");
}

/** Article HTML as visitors see it. `html` must come from the server, which cleans it on every write. */
export function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by worker/blog/posts/article-html on every write
  return <div className="article-body" dangerouslySetInnerHTML={{ __html: makeTablesScroll(html) }} />;
}
