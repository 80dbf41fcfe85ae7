import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createBatch,
  createBrief,
  depsWith,
  draftAbout,
  findItem,
  writerThat,
} from "../../../tests/support/generation";
import { createPost, createUser, db } from "../../../tests/support/worker";
import type { SessionUser } from "../../contract/auth";
import { blogPosts, postPending } from "../../db/schema/blog";
import { generationItems } from "../../db/schema/generation";
import { subjects } from "../catalogue/subjects";
import { generateOne } from "../orders/order.service";
import { createLocalWriter } from "../writers/local/local-writer";
import { type Assignment, type Draft, type Writer, WriterError } from "../writers/writer";
import { refreshPost } from "./refresh.service";

const longAgo = new Date(Date.now() - 300 * 24 * 60 * 60 * 1000);
const { content, title, summary } = draftAbout("nama domain");
const anew = draftAbout("nama domain usaha").content;

async function editor(): Promise<SessionUser> {
  const { user } = await createUser();
  return { ...user, role: "editor" };
}

/** An article of the writer that nobody has changed for long. */
const createOld = (values: Partial<typeof blogPosts.$inferInsert> = {}) =>
  createPost({
    ...{ title, summary, content, generationItemId: "butir", category: "SEO" },
    ...{ publishedAt: longAgo, updatedAt: longAgo, ...values },
  });

function rewriting(repair: (assignment: Assignment, draft: Draft) => Promise<Draft>) {
  const writer: Writer = { ...writerThat(async ({ topic }) => draftAbout(topic)), repair };
  return depsWith({ writer });
}

const waiting = () => db.select().from(postPending);

test("a change that one begins while the writer writes is not overwritten", async () => {
  const user = await editor();
  const post = await createOld();
  const deps = rewriting(async (_assignment, draft) => {
    const { slug, image, category } = post;
    const own = { title: "Usulan saya", slug, image, category, summary, content };
    await db
      .insert(postPending)
      .values({ postId: post.id, baseVersion: longAgo, updatedAt: new Date(), authorId: user.id, ...own });
    return { ...draft, content: anew };
  });
  await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({
    code: "conflict",
    message: "Usulan perubahan sudah menunggu di artikel ini. Selesaikan usulan itu dulu.",
  });
  expect(await waiting()).toMatchObject([{ title: "Usulan saya" }]);
});

test("the writer is told the brief of the article and its seed", async () => {
  const brief = await createBrief({ keyPhrase: "nama domain", ownFacts: "Pernah." });
  const [item = ""] = await createBatch(1, { briefId: brief.id });
  const post = await createOld({ generationItemId: item });
  await db.update(generationItems).set({ postId: post.id, seed: 7 }).where(eq(generationItems.id, item));
  const told: Assignment[] = [];
  const deps = rewriting(async (assignment, draft) => {
    told.push(assignment);
    return { ...draft, content: anew };
  });
  await refreshPost(deps, post.id, await editor());
  expect(told).toMatchObject([{ brief: { id: brief.id, ownFacts: "Pernah." }, seed: 7 }]);
});

test("a writer of settled texts writes nothing over what staff have edited", async () => {
  const user = await editor();
  const deps = depsWith({ writer: createLocalWriter() });
  const topic = subjects[0]?.title ?? "";
  const { id } = await generateOne(deps, { topic, landing: "published" }, { ...user, role: "owner" });
  const [written] = await db.select().from(blogPosts);
  const edited = `${written?.content}<p>Ditambah oleh staf.</p>`;
  const age = { publishedAt: longAgo, updatedAt: longAgo };
  await db.update(blogPosts).set({ ...age, content: edited });
  await expect(refreshPost(deps, id, user)).rejects.toMatchObject({
    code: "conflict",
    message:
      "Artikel ini sudah disunting orang, jadi penulis tidak menulisnya ulang, dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
  });
  await db.update(blogPosts).set({ ...age, content: `${edited}<p><a href="/blog/hilang">Lama</a></p>` });
  expect((await refreshPost(deps, id, user)).content).toBe(`${edited}<p>Lama</p>`);
});

test("what the writer makes of it is not kept where it may not be stored", async () => {
  const user = await editor();
  const post = await createOld();
  const deps = rewriting(async (_assignment, draft) => ({
    ...draft,
    content: `${anew}<p>[isi di sini]</p>`,
  }));
  await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({
    code: "upstream_failed",
    message: expect.stringMatching(/^Hasil penyegaran belum memenuhi aturan: /),
  });
  expect(await waiting()).toEqual([]);
  await db.update(blogPosts).set({ content: `${content}<p><a href="/blog/hilang">Lama</a></p>` });
  expect((await refreshPost(deps, post.id, user)).content).toBe(`${content}<p>Lama</p>`);
});

test("while articles wait for the allowance no writer is asked, and one that is used up lets them wait", async () => {
  const user = await editor();
  const post = await createOld();
  const [item = ""] = await createBatch(1);
  let asked = 0;
  const deps = rewriting(async () => {
    asked += 1;
    throw new WriterError("stop", "Jatah habis", 7200);
  });
  for (let round = 0; round < 2; round += 1) {
    await expect(refreshPost(deps, post.id, user)).rejects.toMatchObject({ code: "rate_limited" });
  }
  expect(asked).toBe(1);
  expect((await findItem(item)).notBefore?.getTime()).toBeGreaterThan(Date.now() + 7_000_000);
});
