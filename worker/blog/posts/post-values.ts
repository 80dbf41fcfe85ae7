import { AppError } from "../../app-error";
import { byteLength, type PostInput } from "../../contract/blog";
import { maxContentBytes } from "../../contract/limits";
import { seenLength } from "../../contract/text";
import { cleanArticleHtml, textOf } from "./article-html";
import { depthOf } from "./html-depth";

/** UTF-16 units: at most 600 KB in UTF-8, so that a row stays below the 2 MB that D1 takes. */
const maxSearchTextLength = 200_000;
/** The time to clean HTML grows with the square of what stands open: one cleaning took 85 ms at this depth. */
const maxDepth = 20_000;

/** What staff have written as it is stored: its HTML cleaned, its words beside it. 400 where nothing of it may be shown. */
export function toPostValues({ title, slug, summary, image, category, content }: PostInput) {
  const cleaned = cleanWritten(content);
  const contentText = searchTextOf(cleaned);
  if (seenLength(contentText) === 0 && !cleaned.includes("<img")) {
    throwInvalidContent("Konten tidak berisi teks yang boleh ditampilkan");
  }
  // Cleaning can make it longer: a bare "&" is stored as "&amp;".
  if (byteLength(cleaned) > maxContentBytes) throwInvalidContent("Konten terlalu besar (maksimal 1 MB)");
  return { title, slug, summary, image, category, content: cleaned, contentText };
}

/** An article as it would be stored: what visitors will see of it. */
export function cleanWritten(content: string): string {
  if (depthOf(content) > maxDepth) throwInvalidContent("Konten berisi terlalu banyak tag yang tidak ditutup");
  return cleanArticleHtml(content);
}

/** The words of an article, as many as a row of D1 has room for beside the article. */
export function searchTextOf(cleaned: string): string {
  return textOf(cleaned).slice(0, maxSearchTextLength).toWellFormed();
}

function throwInvalidContent(message: string): never {
  throw new AppError("validation_failed", message, { fields: { content: message } });
}
