import { env } from "cloudflare:workers";
import { createPost } from "./worker";

/** A day of January 2026, at 00:00 UTC. */
export const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Stores posts of a category, "SEO 1" and so on, each a day newer than the one before. */
export async function createPosts(count: number, category = "SEO"): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await createPost({
      title: `${category} ${number}`,
      slug: `${category.toLowerCase().replaceAll(/\W+/g, "-")}-${number}`,
      category,
      publishedAt: day(number),
    });
  }
}

/** Stores a post of each title, quickly; nobody reads them. */
export async function insertTitles(titles: readonly string[]): Promise<void> {
  const insert = env.DB.prepare(
    "INSERT INTO blog_posts (title, slug, summary, image, category, content) VALUES (?1, ?1, 'r', 'i', 'SEO', 'x')",
  );
  await env.DB.batch(titles.map((title) => insert.bind(title)));
}
