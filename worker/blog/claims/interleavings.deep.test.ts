import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import {
  claiming,
  claimingElse,
  expectNotedAsWritten,
  harmless,
  noteClaims,
  scheduledWithOpenClaims,
  storedClaims,
} from "../../../tests/support/claims";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { db } from "../../../tests/support/worker";
import { createContentVersionStore, createVersionMemory } from "../../cache/content-version";
import { addDays, toDay, toMoment } from "../../contract/jakarta";
import { blogPosts } from "../../db/schema/blog";
import { AppError } from "../../errors";
import { dripPosts, transit, transitMany } from "../desk/transition.service";
import { startFormatRun, undoLastRun } from "../format/format.service";
import { dropPending, promotePending, proposeChange } from "../pending/pending.service";
import { changePost } from "../posts/post.service";
import { restoreRevision } from "../revisions/revision.service";
import { decideClaim } from "./claim.service";
import { extractClaims } from "./extract-claims";

/** The version of each post that everybody has read, and of the change that waits. */
const readVersion = 1000;
const waitingVersion = 1500;
/** The articles of the writer, and what they are. */
const inReview = 1;
const live = 2;
const scheduled = 3;
const forgotten = 4;
const formatted = 5;
/** The version of each that is restored, which claims something else. */
const toRevisionId = (post: number) => post * 10;

const title = "Memilih nama domain";
const summary = "Ringkasan yang cukup panjang.";
/** What claims something else once its format is brought up to date. */
const oldBody = "Penjualan toko itu naik 3**7**% dalam setahun.\n\n## Judul\n\nIsi yang biasa.";
const newBody = "<p>Isi yang biasa saja.</p>\n<h2>Judul</h2>\n<p>Isi.</p>";

const tables = [
  ...["audit_events", "approved_claims", "format_changes", "format_runs", "jobs"],
  ...["post_revisions", "blog_posts", "users"],
];

/** Notes in the same moment what was confirmed when something was approved for the public. */
const observer = [
  "CREATE TABLE IF NOT EXISTS approved_claims (revision_id INTEGER, key TEXT)",
  `CREATE TRIGGER IF NOT EXISTS approved_claims_observed AFTER INSERT ON post_revisions WHEN new.kind = 'approve' BEGIN
     INSERT INTO approved_claims SELECT new.id, key FROM post_claims
     WHERE post_id = new.post_id AND verdict = 'confirmed';
   END`,
];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Articles of the writer: one in review and one that is out, each with an open claim, a change beside the latter with
 * another, a schedule whose claims are confirmed, one that nobody has read, and one whose format was just changed.
 */
async function prepareClaims(): Promise<object> {
  const future = Date.now() + 3_600_000;
  const post = (id: number, status: string, publishedAt: number, content: string) =>
    `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, published_at, updated_at,
        status, generation_item_id, author_id)
     VALUES (${id}, '${title}', 'artikel-${id}', '${summary}', '/images/a.svg', 'SEO', ${quoted(content)}, 'kata', ${publishedAt},
        ${readVersion}, '${status}', 'butir-${id}', 1)`;
  const revision = (postId: number) =>
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${toRevisionId(postId)}, ${postId}, 'save', 1, 'artikel-${postId}', '${title}', '${summary}', '/images/a.svg', 'SEO',
       ${quoted(claimingElse)})`;
  const statements = [
    ...observer,
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    post(inReview, "review", 1, claiming),
    post(live, "published", 1, claiming),
    post(scheduled, "published", future, oldBody),
    post(forgotten, "published", future, claiming),
    post(formatted, "published", future, newBody),
    ...[inReview, live, scheduled].map(revision),
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, title, summary, image, category, content)
     VALUES (${live}, ${readVersion}, ${waitingVersion}, 1, 'artikel-${live}', '${title}', '${summary}', '/images/a.svg', 'SEO',
       ${quoted(claimingElse)})`,
    "INSERT INTO format_runs (id, state, updated, total, created_at, updated_at) VALUES ('lama', 'done', 1, 1, 1, 1)",
    `INSERT INTO post_revisions (id, post_id, kind, created_at, title, slug, summary, image, category, content)
     SELECT 900, id, 'reformat', 1, title, slug, summary, image, category, ${quoted(oldBody)} FROM blog_posts WHERE id = ${formatted}`,
    `INSERT INTO format_changes (run_id, post_id, revision_id, written_at)
     VALUES ('lama', ${formatted}, 900, ${readVersion})`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await confirmed(scheduled, oldBody);
  await env.DB.prepare("UPDATE blog_posts SET reviewer_id = 1, reviewed_at = 1 WHERE id IN (3, 4, 5)").run();
  for (const post of await db.select().from(blogPosts)) if (post.id !== forgotten) await noteClaims(post);
  await waiting();
  await env.DB.prepare("DELETE FROM audit_events").run();
  await createContentVersionStore(env.KV, env.DB, { memory: createVersionMemory() }).bump();
  return {};
}

/** What a text claims is confirmed before it is noted. */
async function confirmed(postId: number, content: string): Promise<void> {
  for (const { key } of extractClaims({ title, summary, content })) await claimed(postId, key, "confirmed");
}

async function waiting(): Promise<void> {
  for (const { key } of extractClaims({ title, summary, content: claimingElse })) {
    await claimed(live, key, null);
    await env.DB.prepare("UPDATE post_claims SET is_waiting = 1 WHERE post_id = ? AND key = ?")
      .bind(live, key)
      .run();
  }
}

function claimed(postId: number, key: string, verdict: string | null): Promise<unknown> {
  return env.DB.prepare(
    `INSERT INTO post_claims (post_id, key, kind, text, sentence, position, verdict, decided_at)
     VALUES (?, ?, 'number', 'x', 'x', 0, ?2, NULL)`.replace(
      "?2, NULL",
      verdict ? `'${verdict}', 1` : "NULL, NULL",
    ),
  )
    .bind(postId, key)
    .run();
}

/** The key of what a post claims in one of the texts. */
function keyIn(content: string): string {
  return extractClaims({ title, summary, content })[0]?.key ?? "";
}

/** What was approved for the public while something in it was not confirmed. */
async function approvedTooEarly(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    "SELECT id, post_id, title, summary, content FROM post_revisions WHERE kind = 'approve'",
  ).all<{ id: number; post_id: number; title: string; summary: string; content: string }>();
  const { results: confirmedThen } = await env.DB.prepare("SELECT * FROM approved_claims").all<{
    revision_id: number;
    key: string;
  }>();
  return results.filter(({ id, ...text }) => {
    const keys = confirmedThen.filter((row) => row.revision_id === id).map(({ key }) => key);
    return extractClaims(text).some(({ key, isKnown }) => isKnown === false && !keys.includes(key));
  });
}

/** What a claim of a post was said to be. */
async function readVerdict(postId: number, key: string): Promise<string | null | undefined> {
  return (await storedClaims(postId)).find((claim) => claim.key === key)?.verdict;
}

const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const version = new Date(readVersion).toISOString();
const tomorrow = addDays(toDay(new Date()), 1);
const plan = { startDate: tomorrow, days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"], dryRun: false };
const confirmation = { verdict: "confirmed", source: "Laporan" } as const;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const depsOn = (bindings: Env) => depsOfIsolate(bindings, { aiDailyCeiling: 3 });

const written = (post: number, content: string) => ({
  ...{
    title: "Memilih nama domain",
    slug: `artikel-${post}`,
    summary: "Ringkasan yang cukup panjang.",
    image: "/images/a.svg",
  },
  ...{ category: "SEO", content },
});

/** A save that names no version, so that it gets through in every order. */
const edit = (post: number, content: string) => (_world: object, bindings: Env) =>
  changePost(depsOn(bindings), post, written(post, content), rina);
const restore = (post: number) => (_world: object, bindings: Env) => {
  const restoring = { postId: post, revisionId: toRevisionId(post), version, slug: undefined };
  return restoreRevision(depsOn(bindings), restoring, rina);
};
const publish = (post: number, hour?: string) => (_world: object, bindings: Env) => {
  const publishAt = hour && toMoment(tomorrow, hour).toISOString();
  return transit(depsOn(bindings), post, { action: "publish", version, publishAt }, rina);
};
const items = [inReview, scheduled, forgotten].map((id) => ({ id, version }));

const operations: Group<object>["operations"] = {
  "edit away": edit(inReview, harmless),
  "edit anew": edit(inReview, claimingElse),
  "edit live": edit(live, claimingElse),
  "edit schedule": edit(scheduled, claiming),
  decide: (_world, bindings) => decideClaim(depsOn(bindings), inReview, keyIn(claiming), confirmation, rina),
  "decide change": (_world, bindings) =>
    decideClaim(depsOn(bindings), live, keyIn(claimingElse), confirmation, rina),
  publish: publish(inReview),
  schedule: publish(inReview, "15:00"),
  move: publish(scheduled, "16:00"),
  "move forgotten": publish(forgotten, "17:00"),
  bulk: (_world, bindings) => transitMany(depsOn(bindings), { action: "publish", items }, rina),
  drip: (_world, bindings) => dripPosts(depsOn(bindings), { ...plan, items: items.slice(0, 2) }, rina),
  restore: restore(inReview),
  "restore schedule": restore(scheduled),
  propose: (_world, bindings) => {
    const updatedAt = new Date(waitingVersion).toISOString();
    const change = { ...written(live, claiming), baseVersion: version, updatedAt };
    return proposeChange(depsOn(bindings), live, change, rina);
  },
  promote: (_world, bindings) => {
    const updatedAt = new Date(waitingVersion).toISOString();
    return promotePending(depsOn(bindings), live, { baseVersion: version, updatedAt }, rina);
  },
  drop: (_world, bindings) => dropPending(depsOn(bindings), live, rina),
  format: (_world, bindings) => startFormatRun(depsOn(bindings), rina.id),
  undo: (_world, bindings) => undoLastRun(depsOn(bindings), rina.id),
};

async function alwaysHolds(): Promise<void> {
  expect(await approvedTooEarly()).toEqual([]);
  await expectNotedAsWritten();
  // The one that nobody has read is as it was until somebody reads it.
  expect(await scheduledWithOpenClaims()).toEqual([]);
  const unknown = await env.DB.prepare(
    "SELECT id FROM blog_posts WHERE id NOT IN (SELECT post_id FROM post_checks)",
  ).all<{ id: number }>();
  expect([[], [{ id: forgotten }]]).toContainEqual(unknown.results);
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await alwaysHolds();
  const did = (name: string) => ran.some((one) => one.name === name && one.error === undefined);
  if (did("decide")) expect(await readVerdict(inReview, keyIn(claiming))).toBe("confirmed");
  if (did("decide change")) expect(await readVerdict(live, keyIn(claimingElse))).toBe("confirmed");
}

const claims: Group<object> = { name: "claims", prepare: prepareClaims, operations, holds };

test("edits, decisions and publications of claims keep the rules in sampled orders of two and of three", async () => {
  expect(await runPairs(claims, 1)).toBeGreaterThanOrEqual(100);
  await runTriples(claims, 20);
});
