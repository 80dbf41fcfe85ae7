import type { StaffPost } from "../../contract/desk/staff-post";
import type { Deps } from "../../deps";
import { findReadableSlugs } from "../ageing/aged-posts.repository";
import { getStaffPost } from "../desk/staff-posts.service";
import { readingOf } from "../reading/public-posts.repository";
import {
  countByCategory,
  findByGenerationItem,
  findTitles,
  listByWords,
  listNewestTitles,
  listPublicByWords,
  listPublicPosts,
  listPublicTitles,
} from "./existing-posts.repository";

/** Titles of the newest posts that visitors may read, newest first: what a writer may be told. */
export function listTitlesToTell(deps: Deps, limit: number): Promise<string[]> {
  return listPublicTitles(readingOf(deps), limit);
}

/** Titles of the newest posts, newest first, of whatever state but the trash. */
export function listTitles(deps: Deps, limit: number): Promise<string[]> {
  return listNewestTitles(deps.db, limit);
}

/** Those of `titles` that a post of any age has. */
export function findTakenTitles(deps: Deps, titles: readonly string[]): Promise<string[]> {
  return findTitles(deps.db, titles);
}

/** Category → posts in it. */
export function countPostsByCategory(deps: Deps): Promise<Map<string, number>> {
  return countByCategory(deps.db);
}

/** Titles, addresses and words of the posts that are most like a text, best first. */
export async function listSimilarPosts(
  deps: Deps,
  text: string,
  limit: number,
): Promise<{ title: string; slug: string; text: string }[]> {
  const words = wordsOf(text);
  return words.length === 0 ? [] : listByWords(deps.db, words, limit);
}

/** Posts that visitors may read: those that are most like a text, then the newest. */
export async function listPostsToLink(
  deps: Deps,
  text: string,
  limit: number,
): Promise<{ title: string; slug: string }[]> {
  const reading = readingOf(deps);
  const words = wordsOf(text);
  const [alike, newest] = await Promise.all([
    words.length === 0 ? [] : listPublicByWords(reading, words, limit),
    listPublicPosts(reading, limit),
  ]);
  const bySlug = new Map([...alike, ...newest].map((post) => [post.slug, post]));
  return [...bySlug.values()].slice(0, limit);
}

/** Those of `slugs` at which visitors find a post, also by a former address. */
export async function findPublicSlugs(deps: Deps, slugs: readonly string[]): Promise<string[]> {
  return [...(await findReadableSlugs(readingOf(deps), slugs))];
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, 20);
}

/** The post that was written for an item of a batch, while it exists. */
export async function findGeneratedPost(deps: Deps, itemId: string): Promise<StaffPost | null> {
  const id = await findByGenerationItem(deps.db, itemId);
  return id === null ? null : getStaffPost(deps, id);
}
