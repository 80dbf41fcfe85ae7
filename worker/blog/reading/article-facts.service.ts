import type { Article, ArticleSource, Post } from "../../contract/blog";
import { canReadersOpen } from "../../contract/studio/brief";
import type { Deps } from "../../deps";
import { withShownPictures } from "../pictures-shown/cover";
import { type FactsColumn, findFacts } from "./article-facts.repository";

export type ArticleFacts = Pick<Article, "author" | "reviewer" | "assisted" | "sources">;

/** A post in whatever state it is as visitors would read it. */
export async function readAsVisitors<Stored extends Post>(deps: Deps, post: Stored) {
  const found = await findFacts(deps.db, post.id);
  return {
    ...withShownPictures(post, found ?? { pictures: [], cover: null }),
    ...toFacts(found?.facts ?? null),
  };
}

/** What is stored as it goes over the wire: each address once, and only addresses that readers can open. */
export function toFacts(facts: FactsColumn | null): ArticleFacts {
  const { author = null, reviewer = null, isGenerated = 0, named, confirmed = [] } = facts ?? {};
  const sources = new Map<string, ArticleSource>();
  for (const { title, url } of [...(named ?? []), ...confirmed.map((url) => ({ title: "", url }))]) {
    const address = URL.parse(url.trim());
    if (!address || address.username || !canReadersOpen(address.href) || sources.has(address.href)) continue;
    sources.set(address.href, { title: title || address.host, url: address.href });
  }
  return { author, reviewer, assisted: isGenerated === 1, sources: [...sources.values()] };
}
