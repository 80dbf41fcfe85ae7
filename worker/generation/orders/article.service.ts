import {
  countPostsByCategory,
  findGeneratedPost,
  findReadable,
  findTakenTitles,
  listPostsToLink,
  listSimilarPosts,
  listTitles,
  listTitlesToTell,
} from "../../blog/for-generation/existing-posts.service";
import { type Authorship, createPost } from "../../blog/posts/post.service";
import type { Post } from "../../contract/blog";
import { type PostInput, postInput, type StaffPost } from "../../contract/desk/staff-post";
import { pages } from "../../contract/pages";
import { may } from "../../contract/rights";
import type { Fault } from "../../contract/studio/checks";
import { slugify, toPostSlug } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findPause, pauseJobs } from "../../jobs/job.repository";
import type { Attempt, JobHandler } from "../../jobs/job.service";
import { within } from "../../limits";
import { findBrief } from "../briefs/brief.service";
import { subjects } from "../catalogue/subjects";
import { articleSlugsIn, type Standard } from "../checks/article-parts";
import { findFaults, isRefusing } from "../checks/find-faults";
import { getWritingRules } from "../rules/rules.service";
import { findCategory } from "../writers/topic-match";
import {
  type Assignment,
  type Draft,
  type SiteLink,
  screenTimeoutMs,
  type Writer,
  WriterError,
} from "../writers/writer";
import { findItem, type ItemRow, itemWritten } from "./batch.repository";

/** Writes the article of an item and stores it; idempotent. */
export const articleHandler: JobHandler = {
  kind: "article",
  // Nobody waits for the answer, and a consumer may run for 15 minutes.
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
    // The pause comes first, or this article would be claimed again at once.
    if (error instanceof WriterError && error.fault === "stop") await pauseAll(deps, error);
    if (error instanceof WriterError) throw error;
    // The write may have succeeded although its answer was lost.
    const stored = await findGeneratedPost(deps, item.id).catch(() => null);
    if (stored) return stored;
    if (!(error instanceof AppError)) throw error;
    const message = `Artikel tidak dapat disimpan: ${error.message}`;
    throw new WriterError("retry", message, undefined, { cause: error });
  }
}

const slugAttempts = 20;

/** Stores the article of an item with its provenance; throws a `WriterError` if the title has been taken meanwhile. */
async function storeArticle(
  deps: Deps,
  { draft, provenance, brief }: Article,
  { item, landing, createdBy, orderedAt }: Ordered,
): Promise<Post> {
  const { title, summary, content, category } = draft;
  // An article that is to be published needs a brief that somebody with the right to publish has read.
  const because = landing === "published" && (brief || item.hasBrief) ? whyUnread(brief, orderedAt) : null;
  const input = { title, summary, content, category, image: coverFor(category, item.seed) };
  const authorship = { authorId: createdBy, generationItemId: item.id, provenance, heldBackBecause: because };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const typed = requireTyped({ ...input, slug: toPostSlug(title, attempt) });
      return await createPost(deps, { ...typed, status: because ? "review" : landing }, authorship);
    } catch (error) {
      const isSlugTaken = error instanceof AppError && error.code === "conflict";
      if (!isSlugTaken || attempt === slugAttempts) throw error;
      // The title must be free too, not only the slug.
      if (attempt === 1) await refuseTakenTitle(deps, title);
    }
  }
}

/** Cleans a generated article like the input of staff; a `WriterError` if it breaks the same limits. */
export function requireTyped(written: PostInput): PostInput {
  const { data, error } = postInput.safeParse(written);
  if (data) return data;
  throw new WriterError("retry", `Artikel belum memenuhi aturan: ${error.issues[0]?.message}`);
}

/** The reason why the article may not be published unread; null if somebody who may publish could have read the brief. */
function whyUnread(brief: ArticleBrief | null, orderedAt: Date): string | null {
  if (!brief) return "bahannya dihapus setelah dipesan";
  const { updatedAt, owner, ownerRole } = brief;
  if (new Date(updatedAt) > orderedAt) return "bahannya diubah setelah dipesan";
  return owner && !may(ownerRole, "posts.publish") ? "bahannya milik seorang penulis" : null;
}

async function refuseTakenTitle(deps: Deps, title: string): Promise<void> {
  const taken = await findTakenTitles(deps, [title]);
  if (taken.length === 0) return;
  throw new WriterError(
    "retry",
    `Artikel belum memenuhi aturan: judul “${title}” sudah dipakai artikel lain`,
  );
}

/** The number of pictures of each category in `web/public/images/blog/topics`. */
const coversPerCategory = 3;

/** The path of the cover of a new article: one of its category's pictures, or the general one. */
function coverFor(category: string, seed: number): string {
  const known = findCategory(category);
  if (!known) return "/images/blog/default.svg";
  return `/images/blog/topics/${slugify(known)}-${(Math.abs(seed) % coversPerCategory) + 1}.svg`;
}

type ArticleBrief = NonNullable<Awaited<ReturnType<typeof findBrief>>>;

export interface Article {
  draft: Draft;
  provenance: NonNullable<Authorship["provenance"]>;
  /** The brief in the version that the writer used. */
  brief: ArticleBrief | null;
}

/**
 * Has the writer plan and write the article of an item and correct its faults once, within the time of the attempt.
 * Throws a `WriterError` if refusing faults remain.
 */
export async function writeArticle(deps: Deps, item: ItemRow, attempt: Attempt): Promise<Article> {
  const assignment = await toAssignment(deps, item, attempt.number);
  const draft = await draftWithin(deps, assignment, attempt.timeoutMs);
  const { rules, brief } = assignment;
  const { model, promptVersion, tokens } = draft;
  return {
    draft,
    brief,
    provenance: {
      ...{ writer: deps.writer.name, model, promptVersion, tokens, rulesVersion: rules.version },
      ...{ briefId: brief?.id ?? null, sources: brief?.sources ?? [] },
    },
  };
}

/** Reads the current rules and the current brief. */
async function toAssignment(
  deps: Deps,
  item: ItemRow,
  attempt: number,
): Promise<Assignment & { brief: ArticleBrief | null }> {
  const { topic, category, briefId } = item;
  const [context, links, brief] = await Promise.all([
    readWritingContext(deps),
    readLinks(deps, topic),
    briefId === null ? null : findBrief(deps, briefId),
  ]);
  return { topic, category, brief, links, ...context, seed: item.seed + attempt - 1 };
}

async function draftWithin(deps: Deps, assignment: Assignment, timeoutMs: number): Promise<Draft> {
  /** The draft that is stored if the correction fails. */
  let acceptable: Draft | undefined;
  let refused: readonly Fault[] = [];
  try {
    return await askWithin(timeoutMs, async (signal) => {
      const outline = await deps.writer.outline(assignment, signal);
      const first = await deps.writer.write(assignment, outline, signal);
      const faults = await findDraftFaults(deps, first, assignment);
      refused = faults.filter(isRefused);
      if (refused.length === 0) acceptable = first;
      if (!isWorthMending(deps.writer, faults)) return first;
      const messages = faults.map(({ message }) => message);
      const mended = await deps.writer.repair(assignment, first, messages, signal);
      const left = await findDraftFaults(deps, mended, assignment);
      refused = left.filter(isRefused);
      if (refused.length > 0) {
        if (acceptable) return { ...acceptable, tokens: mended.tokens };
        throw new WriterError("retry", refusalFor(refused));
      }
      // A correction that made the draft worse has used tokens too.
      return acceptable && left.length > faults.length ? { ...acceptable, tokens: mended.tokens } : mended;
    });
  } catch (error) {
    if (acceptable) return acceptable;
    if (refused.length > 0 && error instanceof WriterError && error.fault === "permanent") {
      throw new WriterError("permanent", refusalFor(refused), undefined, { cause: error });
    }
    throw error;
  }
}

/** The local writer can only choose other texts, which is worth it for refusing faults alone. */
function isWorthMending({ repeats }: Writer, faults: readonly Fault[]): boolean {
  return repeats ? faults.some(isRefused) : faults.length > 0;
}

/** `post` is the post that the draft is to replace. */
export async function findDraftFaults(
  deps: Deps,
  draft: Draft,
  assignment: Assignment,
  post?: StaffPost,
): Promise<Fault[]> {
  return findFaults(draft, await standardFor(deps, draft, assignment, [assignment.category], post));
}

const isRefused = ({ kind }: Fault) => isRefusing(kind);

function refusalFor(faults: readonly Fault[]): string {
  return `Artikel belum memenuhi aturan: ${faults.map(({ message }) => message).join("; ")}`;
}

const comparedPosts = 8;

/** The data that a text is checked against: the order, and the existing posts except `post`, which the text belongs to. */
export async function standardFor(
  deps: Deps,
  { title, summary, content }: Pick<Draft, "title" | "summary" | "content">,
  { links = [], ...ordered }: Pick<Standard, "topic" | "brief" | "rules"> & { links?: readonly SiteLink[] },
  categories: readonly (string | null | undefined)[],
  post?: StaffPost,
): Promise<Standard> {
  const [takenTitles, existing, slugs, posts, own] = await Promise.all([
    findTakenTitles(deps, [title]),
    listSimilarPosts(deps, `${title} ${summary}`, comparedPosts + 1),
    findReadable(deps, articleSlugsIn(content)),
    countPostsByCategory(deps),
    deps.siteContent.current(),
  ]);
  // A category that only this post has counts as unknown.
  const others = [...posts].filter(([name, count]) => name !== post?.category || count > 1);
  return {
    ...{ ...ordered, own },
    takenTitles: takenTitles.filter((taken) => taken !== post?.title),
    existing: existing.filter(({ slug }) => slug !== post?.slug),
    linkTargets: [...links, ...[...slugs].map((slug) => ({ path: `/blog/${slug}` }))],
    categories: [...others.map(([name]) => name), ...categories.filter((name) => name != null)],
  };
}

const titlesNamed = 100;
const mostLinks = 12;
const linkedPages: readonly SiteLink[] = [pages.services, pages.pricing, pages.portfolio, pages.contact].map(
  ({ path, name }) => ({ path, title: name }),
);

/** The parts of an assignment that do not depend on the topic. */
export async function readWritingContext(deps: Deps): Promise<Pick<Assignment, "takenTitles" | "rules">> {
  const [takenTitles, rules] = await Promise.all([listTitlesFor(deps), getWritingRules(deps)]);
  return { takenTitles, rules };
}

/** The links that an article about the topic may contain: articles first, then the sales pages. */
export async function readLinks(deps: Deps, topic: string): Promise<SiteLink[]> {
  const posts = await listPostsToLink(deps, topic, mostLinks - linkedPages.length);
  return [...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })), ...linkedPages];
}

/** Models receive the titles of public posts only. The local writer also gets those of drafts, so that it does not repeat them. */
async function listTitlesFor(deps: Deps): Promise<string[]> {
  if (!deps.writer.repeats) return listTitlesToTell(deps, titlesNamed);
  const titles = subjects.map(({ title }) => title);
  const [newest, taken] = await Promise.all([listTitles(deps, titlesNamed), findTakenTitles(deps, titles)]);
  return [...new Set([...newest, ...taken])];
}

/**
 * Asks the writer while a person waits. 429 while the writer's allowance is used up; if this request uses it up, all
 * queued articles are paused first.
 */
export async function askAtScreen<T>(deps: Deps, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const now = deps.clock();
  const until = await findPause(deps.db, "article", now);
  if (until) throw heldUntil(until, now);
  try {
    return await askWithin(screenTimeoutMs, ask);
  } catch (error) {
    if (error instanceof WriterError && error.fault === "stop") await pauseAll(deps, error);
    throw error;
  }
}

export function heldUntil(until: Date, now: Date): AppError {
  return new AppError("rate_limited", "Jatah harian penulis sudah habis dan pulih pukul 07.00 WIB", {
    retryAfter: secondsUntil(until, now),
  });
}

export function secondsUntil(until: Date, now: Date): number {
  return Math.ceil((until.getTime() - now.getTime()) / 1000);
}

/** Pauses all queued articles until the writer's allowance is renewed. */
async function pauseAll(deps: Deps, { message, retryAfter = 3600 }: WriterError): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + retryAfter * 1000);
  await pauseJobs(deps.db, "article", { until, error: message, now });
}

/** Aborts the writer after `ms` and throws a `WriterError` then. */
function askWithin<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    const late = new WriterError("retry", `Penulis belum selesai setelah ${ms / 1000} detik`);
    controller.abort(late);
    return late;
  };
  // The writer may ignore the signal.
  return within(ms, stop, ask(controller.signal));
}
