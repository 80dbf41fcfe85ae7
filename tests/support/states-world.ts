import { env } from "cloudflare:workers";
import { contentGenerationKey } from "../../worker/cache/content-generation.store";

/** The version of each post that everybody has read. */
export const readVersion = 1000;
/** The address of the post in the trash, which a new post may take. */
export const sharedSlug = "alamat-bersama";

const tables = ["audit_events", "post_notes", "post_revisions", "blog_posts", "users"];

/** Two articles of AI in review (1 and 2), and a post in the trash (3). */
export async function prepareStates(): Promise<object> {
  const post = (id: number, slug: string, status: string, item: string | null) =>
    `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, published_at, updated_at,
        status, generation_item_id, author_id)
     VALUES (${id}, 'semula', '${slug}', 'Ringkasan', '/a.svg', 'SEO', '<p>Isi semula.</p>', 'Isi semula.', 1, ${readVersion},
        '${status}', ${item ? `'${item}'` : "NULL"}, 1)`;
  const statements = [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    ...[post(1, "satu", "review", "a"), post(2, "dua", "review", "b"), post(3, "trash/3", "trash", null)],
    `UPDATE blog_posts SET trashed_slug = '${sharedSlug}', trashed_at = ${Date.now()} WHERE id = 3`,
    "DELETE FROM slug_redirects",
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await env.KV.delete(contentGenerationKey);
  return {};
}
