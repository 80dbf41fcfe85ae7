import { byteLength, type PostInput, type PostPreviewAnswer } from "../../contract/blog";
import { maxContentBytes } from "../../contract/limits";
import { picturesUsed } from "../../contract/media/picture-use";
import { seenLength } from "../../contract/text";
import { AppError } from "../../errors";
import { cleanArticle, textOf } from "./article-html";

/** UTF-16 units: at most 600 KB in UTF-8, so that a row stays below the 2 MB that D1 takes. */
const maxSearchTextLength = 200_000;

/** Pictures of the library in one article: they are noted beside it, and a row of D1 has room for no more than 2 MB. */
const maxPictures = 500;

/** An article as it would be stored: what visitors will see of it. */
export function previewContent(content: string): PostPreviewAnswer {
  const { html, levels, cleaned } = cleanArticle(content);
  if (levels > maxLevels)
    throwInvalidContent(
      `Konten bersusun lebih dari ${maxLevels} tingkat. Kurangi elemen di dalam elemen, misalnya kutipan di dalam kutipan.`,
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

/** More than anybody writes. Whatever reads an article as a tree does work at each level. */
const maxLevels = 100;

function throwInvalidContent(message: string): never {
  throw new AppError("validation_failed", message, { fields: { content: message } });
}
