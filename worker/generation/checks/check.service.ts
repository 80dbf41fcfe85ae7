import { decideClaim, listClaims } from "../../blog/claims/claim.service";
import { getStaffPost } from "../../blog/desk/staff-posts.service";
import {
  countPostsByCategory,
  findPublicSlugs,
  listSimilarPosts,
} from "../../blog/for-generation/existing-posts.service";
import type { SessionUser } from "../../contract/auth";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { Checks, Decided, VerdictInput } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import { findBrief } from "../briefs/brief.service";
import { findItemOfPost } from "../orders/batch.repository";
import { getWritingRules } from "../rules/rules.service";
import { articleSlugsIn, type Standard } from "./article-parts";
import { findFaults } from "./find-faults";

const comparedPosts = 8;

/** What a post claims, and what is wrong with its text as the rules stand now; nothing of a post that people wrote. 404 without one. */
export async function getChecks(deps: Deps, postId: number): Promise<Checks> {
  const [claims, post] = await Promise.all([listClaims(deps, postId), getStaffPost(deps, postId)]);
  if (post.origin !== "ai") return { claims: [], faults: [] };
  return { claims, faults: findFaults(post, await standardFor(deps, post)) };
}

/** Writes down what a member of staff says of a claim; answers the checks as they are then. */
export async function decide(
  deps: Deps,
  { postId, key }: { postId: number; key: string },
  verdict: VerdictInput,
  user: SessionUser,
): Promise<Decided> {
  const moved = await decideClaim(deps, postId, key, verdict, user);
  return { ...(await getChecks(deps, postId)), moved };
}

async function standardFor(deps: Deps, post: StaffPost): Promise<Standard> {
  const [rules, order, alike, slugs, posts, own] = await Promise.all([
    getWritingRules(deps),
    findItemOfPost(deps.db, post.id),
    listSimilarPosts(deps, `${post.title} ${post.summary}`, comparedPosts + 1),
    findPublicSlugs(deps, articleSlugsIn(post.content)),
    countPostsByCategory(deps),
    deps.siteContent.current(),
  ]);
  const existing = alike.filter(({ slug }) => slug !== post.slug);
  return {
    ...{ rules, topic: order?.topic ?? "", existing, own },
    brief: order?.briefId ? await findBrief(deps, order.briefId) : null,
    takenTitles: existing.map(({ title }) => title),
    linkTargets: slugs.map((slug) => ({ path: `/blog/${slug}` })),
    categories: [...categoriesBeside(post, posts), ...(order?.category ? [order.category] : [])],
  };
}

/** Those of the other posts: an article does not make its own category known. */
function categoriesBeside({ category }: StaffPost, posts: ReadonlyMap<string, number>): string[] {
  return [...posts].filter(([name, count]) => name !== category || count > 1).map(([name]) => name);
}
