import { env } from "cloudflare:workers";
import { checkPosts } from "../../worker/blog/claims/claim.service";
import { extractClaims } from "../../worker/blog/claims/extract-claims";
import { createContentGenerationStore } from "../../worker/cache/content-generation.store";
import { createGenerationMemory } from "../../worker/cache/generation-memory";
import { createDeps } from "../../worker/deps";
import { claiming, claimingElse, harmless, storedClaims } from "./claims";

/** The version of each post that everybody has read, and of the change that waits. */
export const readVersion = 1000;
export const waitingVersion = 1500;
/** The articles of the writer, and what they are. */
export const inReview = 1;
export const live = 2;
export const scheduled = 3;
export const forgotten = 4;
export const formatted = 5;
/** The version of each that is restored, which claims something else. */
export const revisionOf = (post: number) => post * 10;

const title = "Memilih nama domain";
const summary = "Ringkasan";
/** What claims something else once its format is brought up to date. */
const oldBody = "Penjualan toko itu naik 3**7**% dalam setahun.\n\n## Judul\n\nIsi yang biasa.";
const newBody = "<p>Isi yang biasa saja.</p>\n<h2>Judul</h2>\n<p>Isi.</p>";

const tables = [
  ...["audit_events", "approved_claims", "format_changes", "format_runs", "slug_redirects"],
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
export async function prepareClaims(): Promise<object> {
  const future = Date.now() + 3_600_000;
  const post = (id: number, status: string, publishedAt: number, content: string) =>
    `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, published_at, updated_at,
        status, generation_item_id, author_id)
     VALUES (${id}, '${title}', 'artikel-${id}', '${summary}', '/a.svg', 'SEO', ${quoted(content)}, 'kata', ${publishedAt},
        ${readVersion}, '${status}', 'butir-${id}', 1)`;
  const revision = (postId: number) =>
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${revisionOf(postId)}, ${postId}, 'save', 1, 'artikel-${postId}', '${title}', '${summary}', '/a.svg', 'SEO',
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
     VALUES (${live}, ${readVersion}, ${waitingVersion}, 1, 'artikel-${live}', '${title}', '${summary}', '/a.svg', 'SEO',
       ${quoted(claimingElse)})`,
    "INSERT INTO format_runs (id, state, updated, total, created_at, updated_at) VALUES ('lama', 'done', 1, 1, 1, 1)",
    `INSERT INTO format_changes (run_id, post_id, content, content_text, written_at)
     VALUES ('lama', ${formatted}, ${quoted(oldBody)}, 'kata', ${readVersion})`,
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await confirmed(scheduled, oldBody);
  await env.DB.prepare("UPDATE blog_posts SET reviewer_id = 1, reviewed_at = 1 WHERE id IN (3, 4, 5)").run();
  await checkPosts(createDeps(env), [inReview, live, scheduled, formatted]);
  await waiting();
  await env.DB.prepare("DELETE FROM audit_events").run();
  await createContentGenerationStore(env.KV, env.DB, { memory: createGenerationMemory() }).moveOn();
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
export function keyIn(content: string): string {
  return extractClaims({ title, summary, content })[0]?.key ?? "";
}

/** What was approved for the public while something in it was not confirmed. */
export async function approvedTooEarly(): Promise<unknown[]> {
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

/** A body that an edit writes: it claims nothing, what the post does, or something else. */
export const bodies = { harmless, claiming, claimingElse };

/** What a claim of a post was said to be. */
export async function verdictOf(postId: number, key: string): Promise<string | null | undefined> {
  return (await storedClaims(postId)).find((claim) => claim.key === key)?.verdict;
}
