import { AppError } from "../../app-error";
import { findGeneratedPost, findTakenTitles } from "../../blog/for-generation/existing-posts.service";
import { createPost } from "../../blog/posts/post.service";
import type { Post } from "../../contract/blog";
import { slugify, toPostSlug } from "../../contract/slug";
import type { Deps } from "../../deps";
import type { Attempt, JobHandler } from "../../jobs/job.service";
import { topicCategories } from "../catalogue/topic";
import { WriterError } from "../writers/writer";
import { holdAll } from "./hold.service";
import { findItem, itemWritten } from "./item.repository";
import { type Article, writeArticle } from "./write-article.service";

/** Writes the article of an item and stores it, at most once however often it runs. */
export const articleHandler: JobHandler = {
  kind: "article",
  // Nobody waits at the screen; a consumer may run for 15 minutes.
  timeoutMs: 240_000,
  maxRunning: 2,
  failed: { once: "Terjadi kesalahan saat menulis artikel", always: "Penulisan gagal berulang kali" },
  run: async (deps, itemId, attempt) => {
    const ordered = await findItem(deps.db, itemId);
    if (!ordered) return [];
    const post = (await findGeneratedPost(deps, itemId)) ?? (await writePost(deps, ordered, attempt));
    return itemWritten(itemId, post.id, deps.clock());
  },
};

type Ordered = NonNullable<Awaited<ReturnType<typeof findItem>>>;

async function writePost(deps: Deps, ordered: Ordered, attempt: Attempt): Promise<Post> {
  const { item } = ordered;
  try {
    return await storeArticle(deps, await writeArticle(deps, item, attempt), ordered);
  } catch (error) {
    // Before the article waits itself: given back, it would be the next to ask for the allowance that is used up.
    if (error instanceof WriterError && error.fault === "stop") await holdAll(deps, error);
    if (error instanceof WriterError) throw error;
    // Only the database's answer may have been lost.
    const stored = await findGeneratedPost(deps, item.id).catch(() => null);
    if (stored) return stored;
    if (!(error instanceof AppError)) throw error;
    const message = `Artikel tidak dapat disimpan: ${error.message}`;
    throw new WriterError("retry", message, undefined, { cause: error });
  }
}

const slugAttempts = 20;

/** Stores the article of an item with how it came about; a `WriterError` where its title was taken meanwhile. */
async function storeArticle(
  deps: Deps,
  { draft, provenance }: Article,
  { item, landing, createdBy }: Ordered,
): Promise<Post> {
  const { title, summary, content, category } = draft;
  const input = { title, summary, content, category, image: coverFor(category, item.seed) };
  const authorship = { authorId: createdBy, generationItemId: item.id, provenance };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const slug = toPostSlug(title, attempt);
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

/** Pictures of a category in `web/public/images/blog/topics`. */
const coversPerCategory = 3;

/** Path of a picture for a new article: one of its category's, or the general one. */
function coverFor(category: string, seed: number): string {
  const known = topicCategories.find((name) => name.toLowerCase() === category.toLowerCase());
  if (!known) return "/images/blog/default.svg";
  return `/images/blog/topics/${slugify(known)}-${(Math.abs(seed) % coversPerCategory) + 1}.svg`;
}
