import { hashPassword } from "../../auth/password/password";
import { cleanArticleHtml, extractText } from "../../blog/posts/article-html";
import { createDatabase } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { seedArticles } from "./articles";
import { seedContacts } from "./contacts";
import { contactStatements } from "./seed-contact";

/** Users of the local seed. They are in no migration, so that they never exist on a deployed site. */
export const seedUsers = [
  { username: "admin", password: "admin-lokal-2026", name: "Admin Lokal", role: "owner" },
  { username: "kontak", password: "kontak-lokal-2026", name: "Staf Kontak Lokal", role: "editor" },
  { username: "pengguna", password: "pengguna-lokal-2026", name: "Pengguna Lokal", role: null },
] as const;

/** Fills an empty local database; returns false, without a change, if a user exists. */
export async function seed(binding: D1Database, now: Date): Promise<boolean> {
  const db = createDatabase(binding);
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return false;

  const userRows = await Promise.all(
    seedUsers.map(async ({ password, ...user }) => ({
      ...user,
      isAdmin: user.role === "owner" || user.role === "editor",
      password: await hashPassword(password),
    })),
  );
  const postRows = seedArticles.map(({ publishedAt, content, ...article }) => ({
    ...article,
    content: cleanArticleHtml(content),
    contentText: extractText(cleanArticleHtml(content)),
    publishedAt: new Date(publishedAt),
    updatedAt: new Date(publishedAt),
  }));
  // One statement per post, because a statement is limited to 100 parameters in D1.
  await db.batch([
    db.insert(users).values(userRows),
    // Oldest first, so that ids follow the time.
    ...seedContacts.toReversed().flatMap((contact) => contactStatements(db, contact, now)),
    ...postRows.map((row) => db.insert(blogPosts).values(row)),
  ]);
  return true;
}
