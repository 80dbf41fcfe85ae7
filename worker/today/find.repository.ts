import { sql } from "drizzle-orm";
import { matching } from "../contact/inbox/filter.repository";
import type { Found } from "../contract/today";
import { batchNamed, type Database, hasWords } from "../db/client";

const most = 5;

/** What has all the words, in any case, in its title or name; of the enquiries nothing for whoever may not see them. */
export async function findByWords(db: Database, words: string, usesEnquiries: boolean) {
  const posts = sql<Found>`SELECT id, title, status AS detail FROM blog_posts
    WHERE status <> 'trash' AND ${hasWords(sql`title`, words)} ORDER BY updated_at DESC LIMIT ${most}`;
  const media = sql<Found>`SELECT id, coalesce(nullif(alt, ''), name) AS title, name AS detail FROM media
    WHERE ${hasWords(sql`concat_ws(' ', alt, name)`, words)} ORDER BY id DESC LIMIT ${most}`;
  const contacts = sql<Found>`SELECT id, name AS title, email AS detail FROM contact_submissions
    WHERE ${usesEnquiries ? matching({ words }) : sql`FALSE`} ORDER BY submitted_at DESC, id DESC LIMIT ${most}`;
  return batchNamed(db, { posts, contacts, media });
}
