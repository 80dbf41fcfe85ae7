import { env } from "cloudflare:workers";
import { createContentGenerationStore } from "../../worker/cache/content-generation.store";
import { createGenerationMemory } from "../../worker/cache/generation-memory";

/** The version of each post that everybody has read, and of the change that waits. */
export const readVersion = 1000;
export const waitingVersion = 1500;
export const keptRevision = 1;

/** A post in review that shows `shown`, one that is out and one that is scheduled, both without pictures. */
export const ready = 1;
export const live = 2;
export const scheduled = 3;
/** A draft that shows `shown` and whose format is old. */
const old = 4;

/** A picture that `ready` shows, one that only the history of `live` does, and one that its waiting change does. */
export const shown = 1;
export const loose = 2;
export const waiting = 3;

const hashOf = (picture: number) => String(picture).repeat(32);

/** The text of a version: it shows a picture without words of its own. */
export const showing = (picture: number) =>
  `<p>Isi yang cukup panjang.</p>\n<p><img alt="" src="/media/${hashOf(picture)}.jpg" loading="lazy" /></p>`;
const plain = "<p>Isi yang cukup panjang.</p>";
const usesOf = (picture: number | null) =>
  picture === null ? "[]" : JSON.stringify([{ hash: hashOf(picture), field: "content", isDescribed: false }]);

const tables = [
  "audit_events",
  "format_changes",
  "format_runs",
  "slug_redirects",
  "media_uses",
  "blog_posts",
  "media",
  "users",
];

/** Everything anew; every picture has words in the library. */
export async function preparePictureUses(): Promise<object> {
  const future = Date.now() + 3_600_000;
  const text = (picture: number | null) =>
    `'Judul', 'Ringkasan', '/a.svg', 'SEO', '${picture === null ? plain : showing(picture)}'`;
  const post = (id: number, status: string, publishedAt: number, picture: number | null) =>
    `INSERT INTO blog_posts (id, slug, status, published_at, updated_at, author_id, content_text, pictures,
       title, summary, image, category, content)
     VALUES (${id}, 'artikel-${id}', '${status}', ${publishedAt}, ${readVersion}, 1, 'kata', '${usesOf(picture)}',
       ${text(picture)})`;
  const picture = (id: number) =>
    `INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, alt, created_at)
     VALUES (${id}, '${hashOf(id)}', 'berkas-${id}', 'gambar-${id}.jpg', 'image/jpeg', 900, 600, 1000, 'Toko', 1)`;
  const statements = [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    ...[shown, loose, waiting].map(picture),
    post(ready, "review", 1, shown),
    post(live, "published", 1, null),
    post(scheduled, "published", future, null),
    post(old, "draft", 1, shown),
    `UPDATE blog_posts SET content = '## Judul lama' || char(10, 10) || content WHERE id = ${old}`,
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${keptRevision}, ${live}, 'save', 1, 'artikel-${live}', ${text(loose)})`,
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, pictures,
       title, summary, image, category, content)
     VALUES (${live}, ${readVersion}, ${waitingVersion}, 1, 'artikel-${live}', '${usesOf(waiting)}', ${text(waiting)})`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await createContentGenerationStore(env.KV, env.DB, { memory: createGenerationMemory() }).moveOn();
  return {};
}
