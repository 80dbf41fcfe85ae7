import { expect, test } from "vitest";
import { isTest, readText, sources } from "../support/files";

/** Who may touch the table of posts, and why; everybody else reads what `publicPosts` gives. */
const doors: Record<string, string> = {
  "worker/blog/reading/public-posts.repository.ts":
    "is the door of everything that visitors read, and tells staff who made a hidden post",
  "worker/blog/posts/post.repository.ts":
    "writes posts, and asks what they show before they come before the public",
  "worker/blog/posts/new-post.repository.ts": "stores new posts",
  "worker/blog/access/own-post.service.ts": "offers an address that no post has",
  "worker/blog/claims/claim.service.ts": "asks whose a post is before somebody ticks its claims",
  "worker/blog/claims/note-claims.repository.ts": "notes what posts claim, and takes schedules back for it",
  "worker/blog/desk/transition.repository.ts":
    "finds what staff have chosen, brings posts from one state into another, and schedules them",
  "worker/blog/desk/sentences-saying.service.ts": "finds the posts of every state that state a changed fact",
  "worker/blog/desk/staff-posts.service.ts": "counts the posts of staff, and lists them by day",
  "worker/blog/expiry.job.ts": "empties the trash",
  "worker/blog/desk/staff-posts.repository.ts": "is the door of what staff read, in every state",
  "worker/blog/format/format.repository.ts": "brings the posts of every state into form",
  "worker/blog/for-generation/existing-posts.service.ts":
    "knows of every state what is written about already",
  "worker/blog/index-now/index-now.service.ts": "tells search engines nothing of what is still to come",
  "worker/blog/notes/note.service.ts": "puts notes to a post that is there",
  "worker/blog/pending/pending.repository.ts": "keeps changes beside posts that are out",
  "worker/blog/preview-links/preview-link.service.ts": "copies posts for readers with a link",
  "worker/blog/ageing/aged-posts.service.ts": "notes what was found of posts that are still there",
  "worker/cache/content-version.ts": "asks when something becomes public, and not what",
  "worker/command-line/seed/seed.ts": "makes the first posts",
  "worker/db/schema/blog.ts": "is the table",
  "worker/moving/export/export.service.ts": "hands an owner the posts of every state",
  "worker/moving/import/import.repository.ts": "stores what is moved in, and finds what is there already",
  "worker/moving/import/import-run.service.ts": "asks whether what was moved in is public",
  "worker/moving/import/import-undo.service.ts": "takes back what was moved in",
  "worker/media/library/media.repository.ts": "tells staff which posts use a picture, in every state",
  "worker/today/today.service.ts": "counts what waits for staff",
  "worker/generation/orders/batch.repository.ts": "tells staff which post came of an order",
};

/** The table, in Drizzle or in SQL; neither its search index nor the type of a row is one. */
const table = /\bblogPosts\b(?!\.\$infer| \} from)|\bblog_posts\b/;

const touching = sources.filter((file) => !isTest(file) && table.test(readText(file)));

test("visitors read posts through one door, which knows who may read what when", () => {
  expect(touching.filter((file) => !(file in doors))).toEqual([]);
});

test("whoever is let in besides uses it", () => {
  expect(Object.keys(doors).filter((file) => !touching.includes(file))).toEqual([]);
});
