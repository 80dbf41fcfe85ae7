import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { contentVersionKey } from "../../cache/content-version";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { addDays, dayOf, momentOf } from "../../contract/jakarta";
import { AppError } from "../../errors";
import { changePost, createOwnPost, removePost } from "../posts/post.service";
import { dripPosts, restoreFromTrash, transit, transitMany } from "./transition.service";

/** The version of each post that everybody has read. */
const readVersion = 1000;
/** The address of the post in the trash, which a new post may take. */
const sharedSlug = "alamat-bersama";

const tables = ["audit_events", "post_notes", "post_revisions", "blog_posts", "users"];

/** Two articles of AI in review (1 and 2), and a post in the trash (3). */
async function prepareStates(): Promise<object> {
  const post = (id: number, slug: string, status: string, item: string | null) =>
    `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, published_at, updated_at,
        status, generation_item_id, author_id)
     VALUES (${id}, 'semula', '${slug}', 'Ringkasan yang cukup panjang.', '/images/a.svg', 'SEO', '<p>Isi semula.</p>', 'Isi semula.', 1, ${readVersion},
        '${status}', ${item ? `'${item}'` : "NULL"}, 1)`;
  const statements = [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    ...[post(1, "satu", "review", "a"), post(2, "dua", "review", "b"), post(3, "trash/3", "trash", null)],
    `UPDATE blog_posts SET trashed_slug = '${sharedSlug}', trashed_at = ${Date.now()} WHERE id = 3`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await env.KV.delete(contentVersionKey);
  return {};
}

const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const version = new Date(readVersion).toISOString();
const both = [1, 2].map((id) => ({ id, version }));
const tomorrow = addDays(dayOf(new Date()), 1);
const plan = { startDate: tomorrow, days: [1, 2, 3, 4, 5, 6, 7], dryRun: false };

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const depsOn = (bindings: Env) => depsOfIsolate(bindings, { aiDailyCeiling: 1 });

const written = (slug: string) => ({
  ...{
    title: "suntingan",
    slug,
    summary: "Ringkasan yang cukup panjang.",
    image: "/images/a.svg",
    category: "SEO",
  },
  content: "<p>Isi suntingan, yang cukup panjang untuk disimpan.</p>",
});

const operations: Group<object>["operations"] = {
  approve: (_world, bindings) => transit(depsOn(bindings), 1, { action: "publish", version }, rina),
  schedule: (_world, bindings) => {
    const publishAt = momentOf(tomorrow, "15:00").toISOString();
    return transit(depsOn(bindings), 1, { action: "publish", version, publishAt }, rina);
  },
  return: (_world, bindings) =>
    transit(depsOn(bindings), 1, { action: "return", version, note: "Ubah" }, rina),
  trash: (_world, bindings) => transit(depsOn(bindings), 1, { action: "trash", version }, rina),
  edit: (_world, bindings) =>
    changePost(depsOn(bindings), 1, { ...written("satu"), baseUpdatedAt: version }, rina),
  bulk: (_world, bindings) => transitMany(depsOn(bindings), { action: "publish", items: both }, rina),
  drip: (_world, bindings) => dripPosts(depsOn(bindings), { ...plan, items: both, times: ["09:00"] }, rina),
  "drip of one": (_world, bindings) =>
    dripPosts(depsOn(bindings), { ...plan, items: both.slice(1), times: ["09:00"] }, rina),
  restore: (_world, bindings) => restoreFromTrash(depsOn(bindings), 3, { version }),
  reuse: (_world, bindings) =>
    createOwnPost(depsOn(bindings), { ...written(sharedSlug), status: "draft" }, rina),
  rename: (_world, bindings) =>
    changePost(depsOn(bindings), 2, { ...written(sharedSlug), baseUpdatedAt: version }, rina),
  delete: (_world, bindings) => removePost(depsOn(bindings), 3),
};

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

interface Row {
  id: number;
  title: string;
  slug: string;
  status: string;
  published_at: number;
  reviewer_id: number | null;
  generation_item_id: string | null;
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  const rows = (await env.DB.prepare("SELECT * FROM blog_posts").all<Row>()).results;
  const first = rows.find(({ id }) => id === 1);
  const bulkDid = (id: number) =>
    succeeded(ran, "bulk").filter(({ value }) =>
      (value as BulkAnswer).results.some((result) => result.id === id && result.ok),
    );
  // Everybody names the same version of a post: one alone gets through.
  const onFirst = ["approve", "schedule", "return", "trash", "edit", "drip"].flatMap((name) =>
    succeeded(ran, name),
  );
  expect(onFirst.length + bulkDid(1).length).toBeLessThanOrEqual(1);
  const onSecond = ["rename", "drip", "drip of one"].flatMap((name) => succeeded(ran, name));
  expect(onSecond.length + bulkDid(2).length).toBeLessThanOrEqual(1);
  // Nothing is out that was edited after it was read, and what is out names who decided.
  if (succeeded(ran, "edit").length > 0)
    expect([first?.status, first?.title]).toEqual(["review", "suntingan"]);
  for (const row of rows.filter(({ status }) => status === "published")) {
    expect([row.title, row.reviewer_id]).toEqual(["semula", 1]);
  }
  const approved = await env.DB.prepare("SELECT post_id FROM post_revisions WHERE kind = 'approve'").all();
  expect(approved.results).toHaveLength(rows.filter(({ status }) => status === "published").length);

  const days = rows
    .filter(({ status, generation_item_id }) => status === "published" && generation_item_id !== null)
    .map(({ published_at }) => dayOf(new Date(published_at)));
  // One editor's own decision is never refused for the ceiling, and may come after a drip or a bulk.
  const isOwnDecision = [...succeeded(ran, "approve"), ...succeeded(ran, "schedule")].length > 0;
  if (!isOwnDecision) expect(new Set(days).size).toBe(days.length);

  // One post has the address; what was restored to it may be deleted, and then another takes it.
  const isDeleted = succeeded(ran, "delete").length > 0;
  const takers = ["reuse", "rename", ...(isDeleted ? [] : ["restore"])].flatMap((name) =>
    succeeded(ran, name),
  );
  expect(takers.length).toBeLessThanOrEqual(1);
  expect(rows.filter(({ slug }) => slug === sharedSlug)).toHaveLength(takers.length);
}

const states: Group<object> = { name: "states", prepare: prepareStates, operations, holds };

test("changes of state keep the rules in sampled orders of two and of three", {
  timeout: 3_600_000,
}, async () => {
  const two = await runPairs(states, 2);
  await runTriples(states, 20);
  expect(two.ran).toBeGreaterThanOrEqual(30);
});
