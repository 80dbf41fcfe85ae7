import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createBatch,
  createBrief,
  deliver,
  depsWith,
  draftAbout,
  findItem,
  listStoredPosts,
  writerThat,
} from "../../../tests/support/generation";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createPost, db } from "../../../tests/support/worker";
import { firstWritingRules } from "../../contract/studio/writing-rules";
import { createDatabase } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { postProvenance, topicBriefs, writingRules } from "../../db/schema/generation";
import { type Assignment, type Writer, WriterError } from "../writers/writer";

/** A writer whose assignments are kept. */
function keepingWriter() {
  const assignments: Assignment[] = [];
  const writer = writerThat(async (assignment) => {
    assignments.push(assignment);
    return draftAbout(assignment.topic);
  });
  return { writer, assignments };
}

const storedRules = (version: number) => ({
  ...{ ...firstWritingRules, version, sample: `Contoh ${version}` },
  createdAt: new Date(),
});

test("a writer is told the rules, what is taken, and where an article may lead", async () => {
  await db.insert(writingRules).values([storedRules(1), storedRules(2)]);
  await createPost({ title: "Panduan topik nomor satu", slug: "panduan-topik" });
  await createPost({ title: "Draf rahasia tentang topik nomor", slug: "rahasia", status: "draft" });
  for (let index = 0; index < 12; index += 1) await createPost({ title: `Lain ${index}` });
  const [id = ""] = await createBatch(1);
  const { writer, assignments } = keepingWriter();
  await deliver(depsWith({ writer }), [id]);
  const [assignment] = assignments;
  expect(assignment).toMatchObject({ brief: null, rules: { version: 2, sample: "Contoh 2" } });
  expect(assignment?.takenTitles).toContain("Panduan topik nomor satu");
  expect(assignment?.takenTitles).not.toContain("Draf rahasia tentang topik nomor");
  const links = assignment?.links ?? [];
  expect(links).toHaveLength(12);
  expect(links[0]).toEqual({ path: "/blog/panduan-topik", title: "Panduan topik nomor satu" });
  expect(links.slice(-4)).toEqual([
    { path: "/services", title: "Layanan" },
    { path: "/pricing", title: "Harga" },
    { path: "/portfolio", title: "Portofolio" },
    { path: "/contact", title: "Kontak" },
  ]);
  expect(JSON.stringify(links)).not.toContain("rahasia");
});

test("a writer that repeats itself is told of titles of drafts too, and finds its next one", async () => {
  await createPost({ title: "Judul di draf", status: "draft" });
  const [id = ""] = await createBatch(1);
  const { writer, assignments } = keepingWriter();
  await deliver(depsWith({ writer: { ...writer, repeats: true } }), [id]);
  expect(assignments[0]?.takenTitles).toContain("Judul di draf");
});

test("an article of a brief is written by it, and its provenance says so with the brief's sources", async () => {
  const sources = [{ title: "Peraturan", url: "https://contoh.example/peraturan" }];
  const brief = await createBrief({ title: "Domain untuk toko kue", sources, ownFacts: "Pernah." });
  const [id = ""] = await createBatch(1, { briefId: brief.id });
  const { writer, assignments } = keepingWriter();
  const model = { model: "@cf/uji", promptVersion: "p7", tokens: 812 };
  const write: Writer["write"] = async (...given) => ({ ...(await writer.write(...given)), ...model });
  await deliver(depsWith({ writer: { ...writer, write } }), [id]);
  expect(assignments[0]?.brief).toMatchObject({ id: brief.id, ownFacts: "Pernah.", sources });
  const [post] = await listStoredPosts();
  expect(await db.select().from(postProvenance)).toEqual([
    { postId: post?.id, writer: "Penulis uji", ...model, rulesVersion: 0, briefId: brief.id, sources },
  ]);
  expect(await db.select().from(topicBriefs)).toMatchObject([{ state: "written" }]);
});

test("a brief that is deleted while it is written still brings its article, without naming it", async () => {
  const brief = await createBrief({ sources: [{ title: "Sumber", url: "https://contoh.example/a" }] });
  const [id = ""] = await createBatch(1, { briefId: brief.id });
  const writer = writerThat(async ({ topic }) => {
    await db.delete(topicBriefs).where(eq(topicBriefs.id, brief.id));
    return draftAbout(topic);
  });
  expect(await deliver(depsWith({ writer }), [id])).toEqual(["ack"]);
  expect(await listStoredPosts()).toHaveLength(1);
  const [provenance] = await db.select().from(postProvenance);
  expect(provenance).toMatchObject({ briefId: null, sources: [{ title: "Sumber" }] });
});

test("a draft with faults is mended once, with all of them told", async () => {
  await createPost({ title: "Judul yang sama" });
  const [id = ""] = await createBatch(1);
  const told: (readonly string[])[] = [];
  const writer: Writer = {
    ...writerThat(async ({ topic }) => ({ ...draftAbout(topic), title: "Judul yang sama" })),
    repair: async (_assignment, draft, faults) => {
      told.push(faults);
      return { ...draft, title: "Panduan yang lain sekali" };
    },
  };
  expect(await deliver(depsWith({ writer }), [id])).toEqual(["ack"]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContainEqual(expect.stringContaining("hampir sama dengan “Judul yang sama”"));
  expect((await listStoredPosts()).map(({ title }) => title)).toEqual([
    "Judul yang sama",
    "Panduan yang lain sekali",
  ]);
});

test("a draft that is faulty after mending is not stored, and its item says why", async () => {
  await createPost({ title: "Judul yang sama" });
  const [id = ""] = await createBatch(1);
  let mended = 0;
  const writer: Writer = {
    ...writerThat(async ({ topic }) => ({ ...draftAbout(topic), title: "Judul Yang Sama" })),
    repair: async (_assignment, draft) => {
      mended += 1;
      return draft;
    },
  };
  expect(await deliver(depsWith({ writer }), [id])).toEqual([30]);
  expect(mended).toBe(1);
  const { state, error } = await findItem(id);
  expect(state).toBe("queued");
  expect(error).toMatch(/^Artikel belum memenuhi aturan: .*hampir sama dengan “Judul yang sama”/);
  expect(await listStoredPosts()).toHaveLength(1);
});

test("of a draft and what mending made of it the better is kept, with what both took", async () => {
  const [id = ""] = await createBatch(1);
  const writer: Writer = {
    ...writerThat(async ({ topic }) => ({
      ...draftAbout(topic),
      summary: "Ringkasan yang pendek.",
      tokens: 5,
    })),
    repair: async (_assignment, draft) => ({
      ...{ ...draft, tokens: 9 },
      content: `${draft.content}<p>Di era digital yang serba cepat ini, tidak dapat dipungkiri semua berubah.</p>`,
    }),
  };
  await deliver(depsWith({ writer }), [id]);
  expect((await listStoredPosts())[0]?.content).not.toContain("era digital");
  expect(await db.select().from(postProvenance)).toMatchObject([{ tokens: 9 }]);
});

test("what a writer cannot mend fails with the list of its faults", async () => {
  await createPost({ title: "Judul yang sama" });
  const [id = ""] = await createBatch(1);
  const writer: Writer = {
    ...writerThat(async ({ topic }) => ({ ...draftAbout(topic), title: "Judul Yang Sama" })),
    repair: () => Promise.reject(new WriterError("permanent", "Tidak punya susunan lain.")),
  };
  expect(await deliver(depsWith({ writer }), [id])).toEqual(["ack"]);
  expect(await findItem(id)).toMatchObject({
    state: "failed",
    error: expect.stringMatching(/^Artikel belum memenuhi aturan: .*hampir sama dengan “Judul yang sama”/),
  });
});

test("a title that another post takes while an article is written gets no second address", async () => {
  const [id = ""] = await createBatch(1);
  const title = "Panduan topik nomor 0";
  const binding = meanwhile(/INSERT INTO blog_posts/, () =>
    createPost({ title, slug: "panduan-topik-nomor-0" }),
  );
  expect(await deliver(depsWith({ db: createDatabase(binding) }), [id])).toEqual([30]);
  expect((await findItem(id)).error).toBe(
    `Artikel belum memenuhi aturan: judul “${title}” sudah dipakai artikel lain`,
  );
  expect((await listStoredPosts()).map(({ slug }) => slug)).toEqual(["panduan-topik-nomor-0"]);
});

test("an address that another title has, or had, is left to it", async () => {
  const { id: other } = await createPost({ title: "Judul lain", slug: "panduan-topik-nomor-0" });
  const [id = ""] = await createBatch(1);
  await deliver(depsWith(), [id]);
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.generationItemId, id));
  expect(post).toMatchObject({ slug: "panduan-topik-nomor-0-2" });
  expect(post?.id).not.toBe(other);
});
