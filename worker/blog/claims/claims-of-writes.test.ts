import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import {
  claiming,
  claimingElse,
  confirmAll,
  createGenerated,
  expectNotedAsWritten,
  harmless,
  notedTexts,
  storedClaims,
} from "../../../tests/support/claims";
import { countedDatabase } from "../../../tests/support/counted-database";
import { meanwhile } from "../../../tests/support/meanwhile";
import { postValues, readPost, toIso } from "../../../tests/support/posts";
import { readAnswer } from "../../../tests/support/refusal";
import { createPost, db, editorId, signIn } from "../../../tests/support/worker";
import { pendingChange } from "../../contract/desk/revisions";
import { writtenDefault } from "../../contract/site-content/site-content";
import { blogPosts, postPending, postRevisions } from "../../db/schema/blog";
import { postClaims } from "../../db/schema/generation";
import { createDeps } from "../../deps";
import { startFormatRun, undoLastRun } from "../format/format.service";
import { createPost as createByService } from "../posts/post.service";

const later = (hours = 5) => new Date(Date.now() + hours * 3_600_000);
const save = (title: string, content: string, more: Record<string, unknown> = {}) =>
  postValues({ title, content, summary: "Ringkasan yang cukup panjang untuk disimpan.", ...more });
/** An article of the writer. */
const input = {
  ...{ title: "Memilih nama domain", slug: "memilih-nama-domain", image: "/images/a.svg", category: "SEO" },
  ...{ summary: "Ringkasan yang cukup panjang untuk disimpan.", content: claiming },
};
const actions = async () => (await readAudit("action")).flat();

async function insertRevision(postId: number, content: string): Promise<number> {
  const [row] = await db
    .insert(postRevisions)
    .values({
      ...{ postId, kind: "save" as const, createdAt: new Date(1), slug: `dahulu-${postId}`, content },
      ...{ title: "Memilih nama domain", summary: "Ringkasan yang cukup panjang.", image: "/images/a.svg" },
      category: "SEO",
    })
    .returning();
  return row?.id ?? 0;
}

const countChecks = async () => (await db.all(sql`SELECT post_id FROM post_checks`)).length;

describe("what an article of the writer claims is noted", () => {
  test("when it is stored, and what we say ourselves is confirmed by our own page", async () => {
    const content = `${claiming}<p>Paket Basic dari kami mulai Rp 2.500.000 saja.</p>`;
    const authorship = { authorId: null, generationItemId: "a" };
    const post = await createByService(createDeps(env), { ...input, content, status: "review" }, authorship);
    expect(post.openClaims).toBe((await storedClaims(post.id)).filter((row) => row.verdict === null).length);
    expect((await notedTexts(post.id)).present).toContain("37%");
    await expectNotedAsWritten();
    expect(await actions()).toEqual(["post.generated"]);
  });

  test("when it is saved: what is new is open, what is gone is not present, and verdicts stay", async () => {
    const { call } = await signIn("editor");
    const post = await createGenerated({ status: "review", content: claiming });
    await confirmAll(post.id);
    const saved = await readPost(await call(`/api/blog/${post.id}`, "PUT", save(post.title, claimingElse)));
    expect(saved.openClaims).toBe(1);
    expect(await notedTexts(post.id)).toEqual({ present: ["61%"], waiting: [] });
    const back = await readPost(await call(`/api/blog/${post.id}`, "PUT", save(post.title, claiming)));
    expect(back.openClaims).toBe(0);
    const rows = (await storedClaims(post.id)).sort((a, b) => a.text.localeCompare(b.text));
    expect(rows).toMatchObject([
      { text: "37%", is_present: 1, verdict: "confirmed", source: "uji" },
      { text: "61%", is_present: 0, verdict: null },
    ]);
    await expectNotedAsWritten();
  });

  test("when an earlier version is restored", async () => {
    const { call } = await signIn("editor");
    const post = await createGenerated({ status: "draft" });
    const revision = await insertRevision(post.id, claiming);
    const body = { version: toIso(post.updatedAt) };
    const path = `/api/blog/${post.id}/revisions/${revision}/restore`;
    expect(await readPost(await call(path, "POST", body))).toMatchObject({ openClaims: 1 });
    await expectNotedAsWritten();
  });

  test("when its format changes, and when that is undone", async () => {
    const old = "Penjualan **toko** naik 37% dalam setahun.\n\n## Judul\n\nPilih nama yang mudah diingat.";
    const post = await createGenerated({ status: "draft", content: old });
    const [claim] = await storedClaims(post.id);
    await confirmAll(post.id);
    await startFormatRun(createDeps(env), await editorId());
    expect((await db.select().from(blogPosts))[0]?.content).toContain("<h2>");
    expect(await countChecks()).toBe(1);
    await expectNotedAsWritten();
    const noted = (await storedClaims(post.id)).find(({ key }) => key === claim?.key);
    expect(noted).toMatchObject({ is_present: 1, verdict: "confirmed" });
    await undoLastRun(createDeps(env), await editorId());
    expect((await db.select().from(blogPosts))[0]?.content).toBe(old);
    expect(await countChecks()).toBe(1);
    await expectNotedAsWritten();
  });

  test("when a change is proposed, proposed anew and dropped; the post itself stays as it is noted", async () => {
    const { call } = await signIn("editor");
    const post = await createGenerated({ content: claiming });
    const path = `/api/blog/${post.id}/pending`;
    const propose = async (content: string) =>
      pendingChange.parse(
        await (
          await call(path, "PUT", { ...save(post.title, content), baseVersion: toIso(post.updatedAt) })
        ).json(),
      );
    await propose(`${claiming}${claimingElse}`);
    expect(await notedTexts(post.id)).toEqual({ present: ["37%"], waiting: ["37%", "61%"] });
    await expectNotedAsWritten();
    await propose(claimingElse);
    expect(await notedTexts(post.id)).toEqual({ present: ["37%"], waiting: ["61%"] });
    await expectNotedAsWritten();
    expect((await call(path, "DELETE")).status).toBe(204);
    expect(await notedTexts(post.id)).toEqual({ present: ["37%"], waiting: [] });

    const growth = (from: number) =>
      Array.from({ length: 300 }, (_, index) => `<p>Penjualan naik ${from + index}% tahun itu.</p>`);
    for (let round = 1; round <= 9; round += 1) {
      // Saved anew, or dropped and made anew.
      if (round > 5) await call(path, "DELETE");
      await propose(growth(round * 1000).join(""));
    }
    // 500 former ones, those of two changes, and those above.
    expect((await storedClaims(post.id)).length).toBeLessThan(1110);
  });

  test("when a change is promoted", async () => {
    const { call } = await signIn("editor");
    const post = await createGenerated({ content: claiming });
    const path = `/api/blog/${post.id}/pending`;
    const body = { ...save(post.title, claimingElse), baseVersion: toIso(post.updatedAt) };
    const change = pendingChange.parse(await (await call(path, "PUT", body)).json());
    await confirmAll(post.id);
    const { baseVersion, updatedAt } = change;
    const promoted = await readPost(await call(`${path}/promote`, "POST", { baseVersion, updatedAt }));
    expect(promoted.openClaims).toBe(0);
    expect(await notedTexts(post.id)).toEqual({ present: ["61%"], waiting: [] });
    await expectNotedAsWritten();
  });
});

describe("a scheduled article of the writer goes back to review", () => {
  async function scheduled() {
    const [{ call, user }, post] = [
      await signIn("editor"),
      await createGenerated({ publishedAt: later(), updatedAt: new Date(1000) }),
    ];
    await db.update(blogPosts).set({ reviewerId: user.id, reviewedAt: new Date(1) });
    return { call, post, path: `/api/blog/${post.id}` };
  }
  const reopened = { status: "review", reviewer: null, reviewedAt: null, publishedAt: null };
  const storedStatus = async () => (await db.select().from(blogPosts))[0];

  test("when it is saved with something new to check, and the answer says so", async () => {
    const { call, post, path } = await scheduled();
    const answer = await readPost(await call(path, "PUT", save(post.title, claiming)));
    expect(answer).toMatchObject({ ...reopened, openClaims: 1 });
    expect((await storedStatus())?.publishedAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await actions()).toEqual(["post.updated", "post.claims-reopened"]);
  });

  test("when such a version is restored", async () => {
    const { call, post, path } = await scheduled();
    const revision = await insertRevision(post.id, claiming);
    const body = { version: toIso(post.updatedAt) };
    const restored = await readPost(await call(`${path}/revisions/${revision}/restore`, "POST", body));
    expect(restored).toMatchObject(reopened);
    expect(await actions()).toEqual(["post.version-restored", "post.claims-reopened"]);
  });

  test("when the site's content no longer confirms it; an article in review has an open claim then too", async () => {
    const enterprise = "<p>Paket Enterprise kami seharga Rp 25.000.000.</p>";
    const scheduled = await createGenerated({ content: enterprise, publishedAt: later(), slug: "terjadwal" });
    const waiting = await createGenerated({ content: enterprise, status: "review", slug: "menunggu" });
    const deleted = await createGenerated({ content: enterprise, status: "trash", slug: "sampah" });
    const content = "<p>Paket Professional kami berisi 15 halaman, sedangkan paket Basic 5 halaman.</p>";
    const other = await createGenerated({ content, publishedAt: later(), slug: "lain" });
    const checked = await createGenerated({ content: enterprise, status: "review", slug: "diperiksa" });
    const decided = db
      .update(postClaims)
      .set({ decidedAt: new Date() })
      .where(eq(postClaims.postId, checked.id));
    const DB = meanwhile(/UPDATE post_claims SET verdict = NULL/, () => decided.run());
    const { call } = await signIn("owner");
    const { packages, portfolio, faq } = writtenDefault;
    const keys = JSON.parse(
      JSON.stringify({ packages, portfolio, faq }).replaceAll("Enterprise", "Korporat"),
    );
    const saved = await call("/api/site-content/pending", "PUT", { version: 0, keys });
    const { pending } = await saved.json<{ pending: { updatedAt: number } }>();
    const version = { version: 0, updatedAt: pending.updatedAt };
    const published = await call("/api/site-content/publish", "POST", version, { DB });
    expect((await published.json<{ stale: object[] }>()).stale).toHaveLength(3);
    expect(await storedClaims(checked.id)).toMatchObject([{ verdict: "confirmed" }]);
    for (const { id } of [scheduled, waiting]) {
      expect(await readPost(await call(`/api/blog/${id}?view=staff`))).toMatchObject(reopened);
      expect(await storedClaims(id)).toMatchObject([{ verdict: null }]);
    }
    expect(await storedClaims(deleted.id)).toMatchObject([{ verdict: null }]);
    expect(await readPost(await call(`/api/blog/${other.id}?view=staff`))).toMatchObject({ openClaims: 0 });
  });

  test("when its format makes another claim of it", async () => {
    await scheduled();
    // The sign stands between the digits until the body is formatted.
    await db
      .update(blogPosts)
      .set({ content: "Penjualan toko itu naik 3**7**% dalam setahun.\n\n## Judul\n\nIsi." });
    await db.run(sql`INSERT INTO post_checks VALUES (1, 'uji', 1)`);
    await startFormatRun(createDeps(env), await editorId());
    await expectNotedAsWritten();
    expect((await storedStatus())?.status).toBe("review");
    expect(await actions()).toEqual(["post.claims-reopened", "post.formatted"]);
  });

  test("but not for what has nothing new, nor when people wrote it, nor when it is out already", async () => {
    const { call, post, path } = await scheduled();
    const same = await readPost(await call(path, "PUT", save(post.title, `${harmless}<p>Juga lain.</p>`)));
    expect(same).toMatchObject({ status: "published", openClaims: 0 });
    const ours = await createPost({ publishedAt: later() });
    const kept = await readPost(await call(`/api/blog/${ours.id}`, "PUT", save("Judul kami", claiming)));
    expect(kept).toMatchObject({ status: "published", openClaims: 0 });
    const live = await createGenerated();
    const edited = await readPost(await call(`/api/blog/${live.id}`, "PUT", save(live.title, claiming)));
    expect(edited).toMatchObject({ status: "published", openClaims: 1 });
    expect(edited.publishedAt).not.toBeNull();
  });
});

describe("of what people wrote", () => {
  test("nothing is noted, however it is written", async () => {
    const { call } = await signIn("editor");
    const post = await readPost(await call("/api/blog", "POST", save("Judul kami", claiming)), 201);
    await call(`/api/blog/${post.id}`, "PUT", save("Judul kami", claimingElse));
    const { updatedAt: baseVersion } = (await db.select().from(blogPosts))[0] ?? { updatedAt: new Date() };
    const body = { ...save("Judul kami", claiming), baseVersion: toIso(baseVersion) };
    expect(await readAnswer(await call(`/api/blog/${post.id}/pending`, "PUT", body))).toEqual([200]);
    expect(await db.$count(postPending)).toBe(1);
    expect([await countChecks(), await db.$count(postClaims)]).toEqual([0, 0]);
  });

  test("a save takes a round trip to read and one to write", async () => {
    const { call } = await signIn("editor");
    const post = await createPost();
    const { database, count } = countedDatabase(env.DB);
    await call(`/api/blog/${post.id}`, "PUT", save("Judul kami", claiming));
    const plain = await call(`/api/blog/${post.id}`, "PUT", save("Judul kami", claimingElse), {
      DB: database,
    });
    expect(plain.status).toBe(200);
    // The session, the post, the write, the audit log, and twice what the state of the posts is.
    expect(count.roundTrips).toBe(6);
  });
});

test("an order that publishes at once goes on, and the log says how much nobody has checked", async () => {
  const authorship = { authorId: await editorId(), generationItemId: "a" };
  const post = await createByService(createDeps(env), input, authorship);
  expect(post).toMatchObject({ status: "published", openClaims: 1 });
  expect(await readAudit("action", "subjectId", "label")).toEqual([
    ["post.generated", post.id, "Memilih nama domain"],
    ["post.unreviewed", post.id, "Memilih nama domain (1 klaim belum diperiksa)"],
  ]);
});
