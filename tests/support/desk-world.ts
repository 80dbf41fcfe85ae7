import { env } from "cloudflare:workers";
import { createContentGenerationStore } from "../../worker/cache/content-generation.store";
import { createGenerationMemory } from "../../worker/cache/generation-memory";

/** The moment of the version that everybody has read. */
export const readVersion = 2000;
/** The same of the change that waits. */
export const waitingVersion = 2500;
/** The version of the history that is restored. */
export const keptRevision = 1;

/** A live post with a history, and a change that waits beside it. */
export async function prepareDesk(): Promise<object> {
  const values = (title: string) => `'${title}', 'Ringkasan', '/a.svg', 'SEO', '<p>Isi ${title}.</p>'`;
  const statements = [
    ...["audit_events", "slug_redirects", "blog_posts", "users"].map((table) => `DELETE FROM ${table}`),
    `INSERT INTO users (id, username, password, name, is_admin, role)
     VALUES (1, 'rina', '-', 'Rina', 1, 'editor'), (2, 'sari', '-', 'Sari', 0, 'writer')`,
    `INSERT INTO blog_posts (id, slug, updated_at, content_text, title, summary, image, category, content)
     VALUES (1, 'semula', ${readVersion}, 'kata', ${values("semula")})`,
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${keptRevision}, 1, 'save', 1000, 'dahulu', ${values("dahulu")})`,
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, title, summary, image, category, content)
     VALUES (1, ${readVersion}, ${waitingVersion}, 2, 'usulan', ${values("usulan")})`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await createContentGenerationStore(env.KV, env.DB, { memory: createGenerationMemory() }).moveOn();
  return {};
}
