import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { type Post, post } from "../../worker/contract/blog";
import type { PostAction } from "../../worker/contract/desk/post-states";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import { blogPosts } from "../../worker/db/schema/blog";
import { type Call, createPost, db } from "./worker";

/** What staff send to store a post; its slug is like no other. */
export const postValues = (values: Record<string, unknown> = {}) => ({
  title: "Cara memilih domain",
  slug: `cara-memilih-domain-${crypto.randomUUID()}`,
  summary: "Panduan singkat memilih nama domain usaha.",
  content: "<p>Nama domain yang baik itu pendek, mudah dieja, dan mudah diingat.</p>",
  image: "/images/blog/default.svg",
  category: "Domain",
  ...values,
});

/** A post as staff get it of a call. */
export async function readPost(answer: Response | Promise<Response>, status = 200): Promise<StaffPost> {
  const response = await answer;
  expect([response.status, response.status === status ? "" : await response.clone().text()]).toEqual([
    status,
    "",
  ]);
  return staffPost.parse(await response.json());
}

/** A stored post as it is read, a draft unless said otherwise. */
export async function written(call: Call, values: Record<string, unknown> = {}): Promise<StaffPost> {
  const response = call("/api/blog", "POST", postValues({ status: "draft", ...values }));
  const { cleaned: _cleaned, ...stored } = await readPost(response, 201);
  return stored;
}

/** Takes an action on a post in the version that was read; the post afterwards. */
export function act(
  call: Call,
  action: PostAction,
  { id, updatedAt: version }: { id: number; updatedAt: Date | string | null },
  more: Record<string, unknown> = {},
): Promise<StaffPost> {
  return readPost(call(`/api/blog/${id}/${action}`, "POST", { version, ...more }));
}

/** Saves other words in a post, at its slug; the post afterwards. */
export const change = (call: Call, { id, slug }: { id: number; slug: string }): Promise<StaffPost> =>
  readPost(call(`/api/blog/${id}`, "PUT", postValues({ slug })));

/** A stored post as visitors read it, published unless said otherwise. */
export async function createdBy(call: Call, values: Record<string, unknown> = {}): Promise<Post> {
  const response = await call("/api/blog", "POST", postValues(values));
  expect(response.status).toBe(201);
  return post.parse(await response.json());
}

/** The row of a post. */
export async function storedPost(id: number) {
  return (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
}

export const hour = 3_600_000;
export const inHours = (hours: number, from = Date.now()) => new Date(from + hours * hour).toISOString();
/** A text of a version. */
export const toIso = (at: Date | number) => new Date(at).toISOString();

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
