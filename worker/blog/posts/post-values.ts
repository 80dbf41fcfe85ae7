import { AppError } from "../../app-error";
import { byteLength, type PostInput, type PostPreviewAnswer } from "../../contract/blog";
import { maxContentBytes } from "../../contract/limits";
import { picturesUsed } from "../../contract/media/picture-use";
import { seenLength } from "../../contract/text";
import { cleanArticle, textOf } from "./article-html";

/** UTF-16 units: at most 600 KB in UTF-8, so that a row stays below the 2 MB that D1 takes. */
const maxSearchTextLength = 200_000;

/** Pictures of the library in one article: they are noted beside it, and a row of D1 has room for no more than 2 MB. */
const maxPictures = 500;

/** An article as it would be stored: what visitors will see of it. */
export function previewContent(content: string): PostPreviewAnswer {
  if (depthOf(content) > maxUncleanedDepth)
    throwInvalidContent("Konten berisi terlalu banyak tag yang tidak ditutup");
  const { html, cleaned } = cleanArticle(content);
  if (depthOf(html) > maxDepth)
    throwInvalidContent(
      `Konten bersusun lebih dari ${maxDepth} tingkat. Kurangi elemen di dalam elemen, misalnya kutipan di dalam kutipan.`,
    );
  return { content: html, cleaned };
}

/** What is stored of a post that staff wrote, its HTML cleaned, and how; 400 where nothing of it would be shown. */
export function toValues({ title, slug, summary, image, category, ...written }: PostInput) {
  const { content, cleaned } = previewContent(written.content);
  const contentText = searchTextOf(content);
  if (seenLength(contentText) === 0 && !content.includes("<img")) {
    throwInvalidContent("Konten tidak berisi teks yang boleh ditampilkan");
  }
  // Cleaning can make it longer: a bare "&" is stored as "&amp;".
  if (byteLength(content) > maxContentBytes) throwInvalidContent("Konten terlalu besar (maksimal 1 MB)");
  const used = picturesUsed({ content, image });
  if (used.length > maxPictures)
    throwInvalidContent(`Artikel memuat paling banyak ${maxPictures} gambar dari Pustaka`);
  const pictures = JSON.stringify(used);
  return { values: { title, slug, summary, image, category, content, contentText, pictures }, cleaned };
}

/** The words of an article, as many as a row of D1 has room for beside the article. */
export function searchTextOf(cleaned: string): string {
  return textOf(cleaned).slice(0, maxSearchTextLength).toWellFormed();
}

/** The time to clean HTML grows with the square of the elements that stand open: at this depth 100 KB take 85 ms. */
const maxUncleanedDepth = 2000;
/** More than anybody writes. Whatever reads an article as a tree does work at each level. */
const maxDepth = 100;

function throwInvalidContent(message: string): never {
  throw new AppError("validation_failed", message, { fields: { content: message } });
}

/** Elements that need no closing tag, or have none: they do not pile up. */
const unclosed = new Set(
  "area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr".split(
    " ",
  ),
);

/** How many elements stand in each other at most, roughly, in one pass over HTML of any kind. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (unclosed.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
