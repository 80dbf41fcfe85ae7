import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { emptyTrash } from "../../worker/blog/expiry.job";
import { createPost as storePost } from "../../worker/blog/posts/post.service";
import { pendingChange } from "../../worker/contract/desk/revisions";
import { blogPosts, postRevisions } from "../../worker/db/schema/blog";
import { createDeps } from "../../worker/deps";
import { dayMs } from "../../worker/utc-day";
import { inHours, postValues } from "./posts";
import { type Call, createPost, db, send } from "./worker";

export type StoredPost = typeof blogPosts.$inferSelect;
/** Writes to a post, with a slug where the write names one. Answers whether it was accepted. */
type Write = (call: Call, post: StoredPost, slug: string) => Promise<boolean>;

const toPostPath = ({ id }: StoredPost, step = "") => `/api/blog/${id}${step}`;
const toVersion = ({ updatedAt }: StoredPost) => ({ version: updatedAt.toISOString() });
const isAccepted = ({ status }: Response) => {
  expect(status).toBeLessThan(500);
  return status < 400;
};

const step =
  (name: string, values: (slug: string) => object = () => ({})): Write =>
  async (call, post, slug) =>
    isAccepted(await call(toPostPath(post, name), "POST", { ...toVersion(post), ...values(slug) }));
const bulk =
  (action: string): Write =>
  async (call, post) => {
    const response = await call("/api/blog/bulk", "POST", {
      ...{ action, items: [{ id: post.id, ...toVersion(post) }] },
    });
    const { results } = await response.json<{ results: { ok: boolean }[] }>();
    return results[0]?.ok === true;
  };
const create =
  (values: () => object): Write =>
  async (call, _post, slug) =>
    isAccepted(await call("/api/blog", "POST", postValues({ slug, ...values() })));

/** Every way to write a post or its slug. */
export const writes = {
  create: create(() => ({})),
  "create a draft": create(() => ({ status: "draft" })),
  "create a schedule": create(() => ({ publishAt: inHours(1) })),
  "store what AI wrote": async (_call, _post, slug) => {
    const authorship = { authorId: null, generationItemId: crypto.randomUUID() };
    const input = { ...postValues(), slug, status: "review" as const };
    return storePost(createDeps(env), input, authorship).then(
      () => true,
      () => false,
    );
  },
  insert: (_call, _post, slug) =>
    createPost({ slug }).then(
      () => true,
      () => false,
    ),
  save: async (call, post, slug) => isAccepted(await call(toPostPath(post), "PUT", postValues({ slug }))),
  "restore a version": async (call, post, slug) => {
    const { title, summary, image, category, content } = postValues();
    const [kept] = await db
      .insert(postRevisions)
      .values({
        ...{ title, summary, image, category, content, slug },
        postId: post.id,
        kind: "save" as const,
        createdAt: new Date(),
      })
      .returning();
    return isAccepted(
      await call(toPostPath(post, `/revisions/${kept?.id}/restore`), "POST", toVersion(post)),
    );
  },
  "promote a change": async (call, post, slug) => {
    const proposed = await call(
      ...([toPostPath(post, "/pending"), "PUT"] as const),
      postValues({ slug, baseVersion: toVersion(post).version }),
    );
    if (!isAccepted(proposed)) return false;
    const { baseVersion, updatedAt } = pendingChange.parse(await proposed.json());
    return isAccepted(await call(toPostPath(post, "/pending/promote"), "POST", { baseVersion, updatedAt }));
  },
  publish: step("/publish"),
  "publish several": bulk("publish"),
  schedule: step("/publish", () => ({ publishAt: inHours(1) })),
  withdraw: step("/unpublish"),
  "withdraw several": bulk("unpublish"),
  "move to the trash": step("/trash"),
  "move several to the trash": bulk("trash"),
  "take out of the trash": step("/restore", (slug) => ({ slug })),
  "empty the trash": async () =>
    (await emptyTrash({ ...createDeps(env), clock: () => new Date(Date.now() + 31 * dayMs) })) > 0,
  delete: async (call, post) => isAccepted(await call(toPostPath(post), "DELETE")),
} satisfies Record<string, Write>;

export type WriteName = keyof typeof writes;

/** Writes to the stored post of an id. */
export async function write(name: WriteName, call: Call, id: number, slug = ""): Promise<boolean> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return post ? writes[name](call, post, slug) : false;
}

/**
 * Compares what visitors find at every slug with what they must find, which is told by what they could read there
 * before: a public post that has the slug, else the last post that was public there and is public still, else nothing.
 */
export function watchAddresses() {
  const slugs = new Set<string>();
  /** The posts that were public at a slug, the last of them at the end. */
  const publicAt = new Map<string, number[]>();
  return async () => {
    const { id, slug, status, publishedAt } = blogPosts;
    const posts = await db.select({ id, slug, status, publishedAt }).from(blogPosts);
    const live = posts.filter(
      (post) => post.status === "published" && post.publishedAt.getTime() <= Date.now(),
    );
    for (const post of posts) if (!post.slug.includes("/")) slugs.add(post.slug);
    for (const post of live) {
      const others = (publicAt.get(post.slug) ?? []).filter((other) => other !== post.id);
      publicAt.set(post.slug, [...others, post.id]);
    }
    const slugById = new Map(live.map((post) => [post.id, post.slug]));
    const expected: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const slug of slugs) {
      const last = publicAt.get(slug)?.findLast((post) => slugById.has(post));
      const leadsTo = last && slugById.get(last);
      expected[slug] = !leadsTo ? "404" : leadsTo === slug ? "200" : `301 /api/blog/slug/${leadsTo}`;
      // Another visitor each time, whom no rate limit stops.
      const headers = { "CF-Connecting-IP": crypto.randomUUID() };
      const response = await send(`/api/blog/slug/${slug}`, { headers });
      found[slug] = [response.status, response.headers.get("Location") ?? ""].join(" ").trim();
    }
    expect(found).toEqual(expected);
  };
}
