import {
  countPostsByCategory,
  findPublicSlugs,
  findTakenTitles,
  listSimilarPosts,
} from "../../blog/for-generation/existing-posts.service";
import type { Deps } from "../../deps";
import { subjectOf } from "../briefs/brief.service";
import { articleSlugsIn } from "../checks/article-parts";
import type { Standard } from "../checks/checked-text";
import type { Assignment, Draft, Writer } from "../writers/writer";

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
