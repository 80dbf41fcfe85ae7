import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createUser, db } from "../../../tests/support/worker";
import { checkPassword } from "../../auth/password/password";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { contactSubmissions } from "../../db/schema/contact";
import { seedArticles } from "./articles";
import { seedContacts } from "./contacts";
import { seed, seedUsers } from "./seed";

const now = new Date("2026-11-20T03:00:00Z");

async function everything() {
  const [staff, posts, contacts] = await Promise.all([
    db.select().from(users),
    db.select().from(blogPosts),
    db.select().from(contactSubmissions),
  ]);
  return { staff, posts, contacts };
}

test("an empty database is seeded with every user, article and enquiry", async () => {
  expect(await seed(env.DB, now)).toBe(true);
  const { staff, posts, contacts } = await everything();
  expect(staff).toHaveLength(seedUsers.length);
  expect(posts).toHaveLength(seedArticles.length);
  expect(contacts).toHaveLength(seedContacts.length);
});

test("a database with a user is left unchanged", async () => {
  await createUser();
  expect(await seed(env.DB, now)).toBe(false);
  expect(await db.$count(blogPosts)).toBe(0);
  expect(await db.$count(users)).toBe(1);
});

test("the three users have the flags of the design and hashed passwords", async () => {
  await seed(env.DB, now);
  const { staff } = await everything();
  expect(staff.map(({ username, isAdmin }) => [username, isAdmin])).toEqual([
    ["admin", true],
    ["kontak", true],
    ["pengguna", false],
  ]);
  for (const { username, password } of staff) {
    expect(password).toMatch(/^scrypt\$2\$1\$1\$/);
    const given = `${username}-lokal-2026`;
    expect(await checkPassword(given, password)).toEqual({ valid: true, outdated: false });
  }
});
