import {
  countPostsByCategory,
  findPublicSlugs,
  findTakenTitles,
  listSimilarPosts,
} from "../../blog/for-generation/existing-posts.service";
import type { Deps } from "../../deps";
import type { Standard } from "../checks/checked-text";
import type { Assignment, Draft } from "../writers/writer";

const comparedPosts = 8;
/** An article of this site in a link; what stands before it may be the site's own address. */
const articleLink = /href="[^"]*?\/blog\/([a-z0-9-]+)/g;

/** What a draft is checked against: what was ordered, and what exists at this moment. */
export async function standardFor(
  deps: Deps,
  { title, summary, content }: Draft,
  { topic, category, brief, rules, links }: Assignment,
): Promise<Standard> {
  const linked = [...content.matchAll(articleLink)].map(([, slug = ""]) => slug);
  const [takenTitles, existing, slugs, posts] = await Promise.all([
    findTakenTitles(deps, [title]),
    listSimilarPosts(deps, `${title} ${summary}`, comparedPosts),
    findPublicSlugs(deps, linked),
    countPostsByCategory(deps),
  ]);
  const categories = [...posts.keys(), ...(category === null ? [] : [category])];
  const linkTargets = [...links, ...slugs.map((slug) => ({ path: `/blog/${slug}` }))];
  return { rules, brief, topic, takenTitles, existing, linkTargets, categories };
}
