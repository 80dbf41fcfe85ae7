import {
  countPostsByCategory,
  findPublicSlugs,
  findTakenTitles,
  listPostsToLink,
  listSimilarPosts,
  listTitles,
  listTitlesToTell,
} from "../../blog/for-generation/existing-posts.service";
import type { Authorship } from "../../blog/posts/post.service";
import { pages } from "../../contract/pages";
import type { Fault } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import type { Attempt } from "../../jobs/job.service";
import { findBrief, subjectOf } from "../briefs/brief.service";
import { articleSlugsIn, type Standard } from "../checks/article-parts";
import { findFaults, isRefusing } from "../checks/find-faults";
import { getWritingRules } from "../rules/rules.service";
import { askWithin } from "../writers/ask-writer";
import { type Assignment, type Draft, type SiteLink, type Writer, WriterError } from "../writers/writer";
import { listTakenTopics } from "./free-topics.service";
import type { ItemRow } from "./item.repository";

/** A draft that may be stored, and how it came about. */
export interface Article {
  draft: Draft;
  provenance: NonNullable<Authorship["provenance"]>;
}

/**
 * Lets the writer plan and write the article of an item and, where it has faults, mend it once, all within the time of the attempt.
 * Throws a `WriterError` where faults remain with which nothing is stored.
 */
export async function writeArticle(deps: Deps, item: ItemRow, attempt: Attempt): Promise<Article> {
  const assignment = await assignmentOf(deps, item, attempt.number);
  const draft = await draftWithin(deps, assignment, attempt.timeoutMs);
  const { rules, brief } = assignment;
  const { model, promptVersion, tokens } = draft;
  return {
    draft,
    provenance: {
      ...{ writer: deps.writer.name, model, promptVersion, tokens, rulesVersion: rules.version },
      ...{ briefId: brief?.id ?? null, sources: brief?.sources ?? [] },
    },
  };
}

/** As everything stands now: who changes the rules or the brief afterwards changes the next article. */
async function assignmentOf(deps: Deps, item: ItemRow, attempt: number): Promise<Assignment> {
  const { topic, category, briefId } = item;
  const [ground, links, brief] = await Promise.all([
    readGround(deps),
    readLinks(deps, topic),
    briefId === null ? null : findBrief(deps, briefId),
  ]);
  return { topic, category, brief, links, ...ground, seed: item.seed + attempt - 1 };
}

async function draftWithin(deps: Deps, assignment: Assignment, timeoutMs: number): Promise<Draft> {
  /** Good enough to be stored, whatever becomes of mending it. */
  let acceptable: Draft | undefined;
  let refused: readonly Fault[] = [];
  try {
    return await askWithin(timeoutMs, async (signal) => {
      const outline = await deps.writer.outline(assignment, signal);
      const first = await deps.writer.write(assignment, outline, signal);
      const faults = await faultsOf(deps, first, assignment);
      refused = faults.filter(isRefused);
      if (refused.length === 0) acceptable = first;
      if (!isWorthMending(deps.writer, faults)) return first;
      const messages = faults.map(({ message }) => message);
      const mended = await deps.writer.repair(assignment, first, messages, signal);
      const left = await faultsOf(deps, mended, assignment);
      refused = left.filter(isRefused);
      if (refused.length > 0) {
        if (acceptable) return { ...acceptable, tokens: mended.tokens };
        throw new WriterError("retry", refusalFor(refused));
      }
      // Mending that made it worse has cost its tokens all the same.
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

/** A writer of settled texts can only take other ones, which is worth it for what is refused alone. */
function isWorthMending({ repeats }: Writer, faults: readonly Fault[]): boolean {
  return repeats ? faults.some(isRefused) : faults.length > 0;
}

async function faultsOf(deps: Deps, draft: Draft, assignment: Assignment): Promise<Fault[]> {
  return findFaults(draft, await standardFor(deps, draft, assignment));
}

const isRefused = ({ kind }: Fault) => isRefusing(kind);

/** Says which faults an article is refused for. */
function refusalFor(faults: readonly Fault[]): string {
  return `Artikel belum memenuhi aturan: ${faults.map(({ message }) => message).join("; ")}`;
}

const comparedPosts = 8;

/** What a draft is checked against: what was ordered, and what exists at this moment. */
export async function standardFor(
  deps: Deps,
  { title, summary, content }: Draft,
  { topic, category, brief, rules, links }: Assignment,
): Promise<Standard> {
  const [takenTitles, existing, slugs, posts] = await Promise.all([
    findTakenTitles(deps, [title]),
    listSimilarPosts(deps, `${title} ${summary}`, comparedPosts),
    findPublicSlugs(deps, articleSlugsIn(content)),
    countPostsByCategory(deps),
  ]);
  const categories = [...posts.keys(), ...(category === null ? [] : [category])];
  const linkTargets = [...links, ...slugs.map((slug) => ({ path: `/blog/${slug}` }))];
  return {
    ...askedFor(deps.writer, title, { topic, brief }),
    ...{ rules, takenTitles, existing, linkTargets, categories },
  };
}

/**
 * What an article has to be about. One that the writer has for these words answers them, even where they are colloquial
 * and stand nowhere in it.
 */
function askedFor(
  { match }: Writer,
  title: string,
  { topic, brief }: Pick<Assignment, "topic" | "brief">,
): Pick<Standard, "topic" | "brief"> {
  const subjects = [topic, ...(brief ? [subjectOf(brief)] : [])];
  const isMeant = subjects.some((subject) => match(subject).titles?.includes(title));
  return isMeant ? { topic: title, brief: brief && { ...brief, keyPhrase: "" } } : { topic, brief };
}

const titlesNamed = 100;
const mostLinks = 12;
const linkedPages: readonly SiteLink[] = [pages.services, pages.pricing, pages.portfolio, pages.contact].map(
  ({ path, name }) => ({ path, title: name }),
);

/** What every article is written with, whatever it is about, as it stands now. */
export async function readGround(deps: Deps): Promise<Pick<Assignment, "takenTitles" | "rules">> {
  const [takenTitles, rules] = await Promise.all([listTitlesFor(deps), getWritingRules(deps)]);
  return { takenTitles, rules };
}

/** Where an article about something may lead: our own articles, then the pages that sell. */
export async function readLinks(deps: Deps, topic: string): Promise<SiteLink[]> {
  const posts = await listPostsToLink(deps, topic, mostLinks - linkedPages.length);
  return [...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })), ...linkedPages];
}

/** A model is told what is public alone; who writes within the house has to know of drafts too, or repeats them. */
async function listTitlesFor(deps: Deps): Promise<string[]> {
  if (!deps.writer.repeats) return listTitlesToTell(deps, titlesNamed);
  const [newest, taken] = await Promise.all([listTitles(deps, titlesNamed), listTakenTopics(deps)]);
  return [...new Set([...newest, ...taken])];
}
