import type { HandedData } from "../../../worker/contract/page-data";
import type { SiteData } from "./page-data";

/**
 * The data that a page was handed, with the text of its article as it stands in the HTML. Where it does not, because
 * something else has changed the page, there is no article, and it is fetched.
 */
export function withText({ article, ...others }: HandedData, page: Element): SiteData {
  if (!article?.post) return article ? { ...others, article } : others;
  const { post, readingMinutes, ...about } = article;
  const html = htmlOf(page.querySelector(".article-body"));
  if (html === undefined) return others;
  const contents = htmlOf(page.querySelector(".article-contents > ol")) ?? "";
  return { ...others, article: { ...about, post, outline: { html, contents, readingMinutes } } };
}

/** HTML leaves out the line break that it drops itself at the beginning of a `pre`. */
function htmlOf(element: Element | null): string | undefined {
  return element?.innerHTML.replace(/(<pre[^>]*>)\n/g, "$1\n\n");
}
