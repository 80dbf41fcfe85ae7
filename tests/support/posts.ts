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
