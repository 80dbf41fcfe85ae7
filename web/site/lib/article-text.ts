import type { PageData } from "../../../worker/contract/page-data";
import type { SiteData } from "./page-data";

/** The data that a page was handed with the text of its article, which stands in the HTML only. */
export function withText(data: PageData, page: Element): SiteData {
  const { article, ...others } = data;
  if (!article) return others;
  const { post, readingMinutes = 1, ...about } = article;
  if (!post) return { ...others, article: { ...about, post } };
  const htmlOf = (selector: string) => page.querySelector(selector)?.innerHTML ?? "";
  const outline = {
    html: htmlOf(".article-body"),
    contents: htmlOf(".article-contents > ol"),
    readingMinutes,
  };
  return { ...others, article: { ...about, post, outline } };
}
