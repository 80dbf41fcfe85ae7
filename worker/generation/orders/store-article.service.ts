import { AppError } from "../../app-error";
import { findTakenTitles } from "../../blog/for-generation/existing-posts.service";
import { createPost } from "../../blog/posts/post.service";
import type { Post } from "../../contract/blog";
import { slugify } from "../../contract/slug";
import type { Deps } from "../../deps";
import { WriterError } from "../writers/writer";
import { coverFor } from "./cover";
import { findOrder, type ItemRow } from "./item.repository";
import type { Article } from "./write-article.service";

const slugAttempts = 20;
const maxSlugLength = 120;

/** Stores the article of an item with how it came about; a `WriterError` where its title was taken meanwhile. */
export async function storeArticle(deps: Deps, { draft, provenance }: Article, item: ItemRow): Promise<Post> {
  const { title, summary, content, category } = draft;
  const input = { title, summary, content, category, image: coverFor(category, item.seed) };
  const { landing, createdBy } = await findOrder(deps.db, item.batchId);
  const authorship = { authorId: createdBy, generationItemId: item.id, provenance };
  const base = slugify(title).slice(0, maxSlugLength).replace(/-+$/, "");
  for (let attempt = 1; ; attempt += 1) {
    try {
      const slug = attempt === 1 ? base : `${base}-${attempt}`;
      return await createPost(deps, { ...input, slug, status: landing }, authorship);
    } catch (error) {
      const isSlugTaken = error instanceof AppError && error.code === "conflict";
      if (!isSlugTaken || attempt === slugAttempts) throw error;
      // A free address does not make another article of one with the same title.
      if (attempt === 1) await refuseTakenTitle(deps, title);
    }
  }
}

async function refuseTakenTitle(deps: Deps, title: string): Promise<void> {
  const taken = await findTakenTitles(deps, [title]);
  if (taken.length === 0) return;
  throw new WriterError(
    "retry",
    `Artikel belum memenuhi aturan: judul “${title}” sudah dipakai artikel lain`,
  );
}
