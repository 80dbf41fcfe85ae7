import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { extractClaims } from "../../worker/blog/claims/extract-claims";
import { notingClaims } from "../../worker/blog/claims/note-claims.repository";
import { batchNamed } from "../../worker/db/client";
import type { blogPosts } from "../../worker/db/schema/blog";
import { createPost, db } from "./worker";

/** A text that claims nothing, and two that claim one thing each. */
export const harmless = "<p>Pilih nama yang pendek dan mudah diingat oleh pelanggan.</p>";
export const claiming = "<p>Penjualan toko itu naik 37% dalam setahun terakhir ini.</p>";
export const claimingElse = "<p>Penjualan toko itu turun 61% dalam setahun terakhir ini.</p>";

let items = 0;

/** An article of the writer whose claims are not noted; it claims nothing unless said otherwise. */
export function createForgotten(values: Partial<typeof blogPosts.$inferInsert> = {}) {
  items += 1;
  const title = "Memilih nama domain untuk usaha";
  return createPost({ title, content: harmless, generationItemId: `klaim-${items}`, ...values });
}

/** The same with its claims noted. */
export async function createGenerated(values: Partial<typeof blogPosts.$inferInsert> = {}) {
  const post = await createForgotten(values);
  await noteClaims(post);
  return post;
}

/** Notes what a post claims, as the write of its text does. */
export async function noteClaims(post: Text): Promise<void> {
  const noting = { token: crypto.randomUUID(), at: Date.now() };
  const written = sql`UPDATE blog_posts SET id = id WHERE id = ${post.id}`;
  await batchNamed(db, { written, ...notingClaims(sql`${post.id}`, extractClaims(post), noting) });
}

export interface StoredClaim {
  post_id: number;
  key: string;
  text: string;
  sentence: string;
  is_present: number;
  is_waiting: number;
  verdict: string | null;
  source: string | null;
  decided_by: number | null;
}

export async function storedClaims(postId: number): Promise<StoredClaim[]> {
  const statement = env.DB.prepare("SELECT * FROM post_claims WHERE post_id = ? ORDER BY position, key");
  return (await statement.bind(postId).all<StoredClaim>()).results;
}

/** Words of the claims that the text holds, and of those that the waiting change does. */
export async function notedTexts(postId: number): Promise<{ present: string[]; waiting: string[] }> {
  const rows = await storedClaims(postId);
  return {
    present: rows.filter((row) => row.is_present === 1).map(({ text }) => text),
    waiting: rows.filter((row) => row.is_waiting === 1).map(({ text }) => text),
  };
}

/** Confirms whatever is open. */
export function confirmAll(postId: number): Promise<unknown> {
  return env.DB.prepare(
    "UPDATE post_claims SET verdict = 'confirmed', source = 'uji', decided_at = 1 WHERE post_id = ? AND verdict IS NULL",
  )
    .bind(postId)
    .run();
}

interface Text {
  id: number;
  title: string;
  summary: string;
  content: string;
}

const keysIn = (text: Omit<Text, "id">) =>
  extractClaims(text)
    .map(({ key }) => key)
    .sort();

/** What was noted is what the texts claim: of each post whose claims are known, and of each change that waits. */
export async function expectNotedAsWritten(): Promise<void> {
  const queryRows = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results;
  const claims = await queryRows<StoredClaim>("SELECT * FROM post_claims ORDER BY key");
  const noted = (id: number, flag: "is_present" | "is_waiting") =>
    claims.filter((claim) => claim.post_id === id && claim[flag] === 1).map(({ key }) => key);
  for (const { id, ...text } of await queryRows<Text>(
    "SELECT id, title, summary, content FROM blog_posts WHERE id IN (SELECT post_id FROM post_checks)",
  )) {
    expect([id, noted(id, "is_present")]).toEqual([id, keysIn(text)]);
  }
  const waiting = await queryRows<Text>(
    `SELECT post_id AS id, title, summary, content FROM post_pending
     WHERE post_id IN (SELECT id FROM blog_posts WHERE generation_item_id IS NOT NULL)`,
  );
  for (const { id, ...text } of waiting) {
    expect([id, noted(id, "is_waiting")]).toEqual([id, keysIn(text)]);
  }
  const withChange = new Set(waiting.map(({ id }) => id));
  expect(claims.filter((claim) => claim.is_waiting === 1 && !withChange.has(claim.post_id))).toEqual([]);
}

/** Scheduled articles of the writer that claim something nobody has confirmed. */
export async function scheduledWithOpenClaims(now = Date.now()): Promise<number[]> {
  const statement = env.DB.prepare(`SELECT id FROM blog_posts WHERE status = 'published' AND published_at > ?
    AND generation_item_id IS NOT NULL AND EXISTS (SELECT 1 FROM post_claims
      WHERE post_id = blog_posts.id AND is_present = 1 AND verdict IS NOT 'confirmed')`);
  return (await statement.bind(now).all<{ id: number }>()).results.map(({ id }) => id);
}
