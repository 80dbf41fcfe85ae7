import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { silentQueue } from "../tests/support/deliveries";
import { breakEveryCall, type Flow, type Prepared, type Request } from "../tests/support/fault-flows";
import { stopTimersAndLogs } from "../tests/support/faults";
import { postValues } from "../tests/support/posts";
import { fakeAi, writesArticles } from "../tests/support/recorded-ai";
import { createContact, createPost, db, send, signIn } from "../tests/support/worker";
import { blogPosts, formatRuns } from "./db/schema/blog";
import { contactSubmissions } from "./db/schema/contact";
import { generationItems, jobs } from "./db/schema/generation";

beforeEach(async () => {
  // Loads what an isolate caches.
  await send("/admin/blog");
  stopTimersAndLogs();
});

/** A request of a signed-in account. */
async function asStaff(path: string, init: Request[1] = {}): Promise<Request> {
  const { cookie } = await signIn();
  return [path, { ...init, headers: { Cookie: cookie } }];
}

const gone = (id: number) => async () => {
  expect(await db.$count(contactSubmissions, eq(contactSubmissions.id, id))).toBe(0);
};

/** A queue that takes every message and delivers none. */
const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang ke rumah setiap sore.";

async function createOldPost() {
  await db.delete(blogPosts);
  const post = await createPost({ content: oldBody });
  await send(`/blog/${post.slug}`);
  return post;
}

const shows = (slug: string, text: string) => async () => {
  const html = await (await send(`/blog/${slug}`)).text();
  expect(html.includes(text)).toBe(true);
};

const flows: Record<string, Flow> = {
  "the list of enquiries": {
    reaches: ["DB", "KV"],
    prepare: async () => ({ request: await asStaff("/api/contact?page=1"), again: [200] }),
  },
  "an enquiry that is deleted": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id } = await createContact();
      return {
        request: await asStaff(`/api/contact/${id}`, { method: "DELETE" }),
        again: [204, 404],
        check: gone(id),
      };
    },
  },
  "a person who is erased": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const email = `${crypto.randomUUID()}@contoh.example`;
      const { id } = await createContact({ email });
      const init = { method: "POST", json: { email } };
      return {
        request: await asStaff("/api/contact/person/erase", init),
        again: [200, 404],
        check: gone(id),
      };
    },
  },
  "a new post": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const json = postValues();
      // Requested first, so that a cached 404 must be invalidated.
      await send(`/blog/${json.slug}`);
      const check = async () => {
        expect(await db.$count(blogPosts, eq(blogPosts.slug, json.slug))).toBe(1);
        expect((await send(`/blog/${json.slug}`)).status).toBe(200);
      };
      return { request: await asStaff("/api/blog", { method: "POST", json }), again: [201, 409], check };
    },
  },
  "a changed post": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id, slug, updatedAt } = await createPost();
      await send(`/blog/${slug}`);
      const title = `Judul baru ${crypto.randomUUID()}`;
      const json = { ...postValues({ slug, title }), baseUpdatedAt: updatedAt.toISOString() };
      const request = await asStaff(`/api/blog/${id}`, { method: "PUT", json });
      return { request, again: [200, 409], check: shows(slug, title) };
    },
  },
  "a deleted post": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { id, slug } = await createPost();
      await send(`/blog/${slug}`);
      const check = async () => {
        expect((await send(`/blog/${slug}`)).status).toBe(404);
      };
      return { request: await asStaff(`/api/blog/${id}`, { method: "DELETE" }), again: [204, 404], check };
    },
  },
  "a run over the form of the posts": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { slug } = await createOldPost();
      const request = await asStaff("/api/blog/update-formats", { method: "POST" });
      return { request, again: [200], check: shows(slug, "<h2>Judul lama</h2>") };
    },
  },
  "a run that is undone": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { slug } = await createOldPost();
      const [path, init] = await asStaff("/api/blog/update-formats", { method: "POST" });
      expect((await send(path, init)).status).toBe(200);
      await send(`/blog/${slug}`);
      const request: Request = [`${path}/undo`, init];
      return { request, again: [200, 409], check: shows(slug, "## Judul lama") };
    },
  },
  "one article that Workers AI writes": {
    reaches: ["AI", "DB", "KV"],
    replaced: { WRITER: "workers-ai", AI: fakeAi(writesArticles()).ai } as object,
    prepare: () => ordered("/api/blog/generate", {}, [201]),
    upstream: [
      "Workers AI sedang sibuk atau tidak menjawab",
      "Terjadi kesalahan saat menulis artikel",
      "Penulis belum selesai setelah 90 detik",
      "Artikel tidak dapat disimpan: Layanan sedang tidak menjawab. Silakan coba lagi.",
    ],
  },
  "a batch of articles": {
    reaches: ["DB", "KV", "GENERATION_QUEUE"],
    replaced: { GENERATION_QUEUE: silentQueue },
    prepare: () => ordered("/api/blog/generate-batch", { count: 5 }, [202]),
  },
};

/** Articles are never written twice: each order is in the list exactly once. */
async function ordered(path: string, json: object, again: number[]): Promise<Prepared> {
  await db.delete(generationItems);
  await db.delete(jobs);
  await db.delete(blogPosts);
  const check = async () => {
    const posts = await db.select({ itemId: blogPosts.generationItemId }).from(blogPosts);
    const ids = posts.map(({ itemId }) => itemId).filter((id) => id !== null);
    expect(new Set(ids).size).toBe(posts.length);
    expect(await db.$count(generationItems, inArray(generationItems.id, ids))).toBe(posts.length);
  };
  return { request: await asStaff(path, { method: "POST", json }), again, check };
}

test.each(Object.entries(flows))(
  "whichever call fails, %s answers with a message and works on the next attempt",
  async (_name, flow) => {
    await breakEveryCall(flow);
    expect(await db.$count(formatRuns, eq(formatRuns.state, "running"))).toBe(0);
  },
);
