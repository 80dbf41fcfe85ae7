import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { selectElements, textOf } from "../../../tests/support/html";
import { createUser, db, send } from "../../../tests/support/worker";
import { checkPassword } from "../../auth/password/password";
import { cleanArticleHtml } from "../../blog/posts/article-html";
import { picturesUsed } from "../../contract/media/picture-use";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { contactSubmissions } from "../../db/schema/contact";
import { seedArticles } from "./articles";
import { seedContacts } from "./contacts";
import { seed, seedUsers } from "./seed";

const now = new Date("2026-11-20T03:00:00Z");

function wordsOf(html: string): string[] {
  return html.replaceAll(/<[^>]+>/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];
}

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

test("no article of the seed shows a picture of the library, which is empty then", () => {
  const texts = seedArticles.map(({ content, image }) => ({ content: cleanArticleHtml(content), image }));
  expect(texts.flatMap(picturesUsed)).toEqual([]);
});

test("seeding a second time changes nothing", async () => {
  await seed(env.DB, now);
  const before = await everything();
  expect(await seed(env.DB, new Date("2027-01-01T00:00:00Z"))).toBe(false);
  expect(await everything()).toEqual(before);
});

test("a database that has a user already is left alone", async () => {
  await createUser();
  expect(await seed(env.DB, now)).toBe(false);
  expect(await db.$count(blogPosts)).toBe(0);
  expect(await db.$count(users)).toBe(1);
});

test("the three users have the flags that the design gives them, and passwords that are hashed", async () => {
  await seed(env.DB, now);
  const { staff } = await everything();
  expect(staff.map(({ username, isAdmin }) => [username, isAdmin])).toEqual([
    ["admin", true],
    ["kontak", true],
    ["pengguna", false],
  ]);
  for (const { username, password } of staff) {
    expect(password).toMatch(/^scrypt\$16384\$8\$5\$/);
    const given = `${username}-lokal-2026`;
    expect(await checkPassword(given, password)).toEqual({ valid: true, outdated: false });
  }
});

test("each seeded user can log in", async () => {
  await seed(env.DB, now);
  for (const { username, password, name, role } of seedUsers) {
    const response = await send("/api/auth/login", { method: "POST", json: { username, password } });
    expect(await response.json()).toMatchObject({ user: { username, name, role, isAdmin: role !== null } });
  }
});

test("there are at least twelve articles in at least four categories, each with its own slug and title", () => {
  expect(seedArticles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(seedArticles.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(seedArticles.map(({ slug }) => slug)).size).toBe(seedArticles.length);
  expect(new Set(seedArticles.map(({ title }) => title)).size).toBe(seedArticles.length);
});

test.each(seedArticles)("the article $slug keeps the rules of the blog form", (article) => {
  expect(article.title.length).toBeGreaterThanOrEqual(5);
  expect(article.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(article.summary.length).toBeGreaterThanOrEqual(20);
  expect(article.category.length).toBeGreaterThanOrEqual(2);
  expect(article.publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+07:00$/);
  expect(new Date(article.publishedAt).getTime()).toBeLessThan(now.getTime());
});

test.each(seedArticles)("the article $slug is a whole text with headings and a list", async ({ content }) => {
  expect(wordsOf(content).length).toBeGreaterThanOrEqual(500);
  expect((await selectElements(content, "h2")).length).toBeGreaterThanOrEqual(2);
  expect((await selectElements(content, "ul > li, ol > li")).length).toBeGreaterThanOrEqual(2);
  expect(await selectElements(content, "h1")).toEqual([]);
});

test.each(seedArticles)(
  "the article $slug loses no tag, attribute or word when it is cleaned",
  async ({ content }) => {
    const cleaned = cleanArticleHtml(content);
    expect(cleanArticleHtml(cleaned)).toBe(cleaned);
    expect(wordsOf(cleaned)).toEqual(wordsOf(content));
    const elements = async (html: string) =>
      (await selectElements(html, "*")).map(({ attributes }) => attributes);
    expect(await elements(cleaned)).toEqual(await elements(content));
  },
);

test("what is stored of an article is clean", async () => {
  await seed(env.DB, now);
  const { posts } = await everything();
  for (const { content } of posts) expect(cleanArticleHtml(content)).toBe(content);
});

test("every article is read at its address", async () => {
  await seed(env.DB, now);
  const headings = await Promise.all(
    seedArticles.map(async ({ slug }) => textOf(await (await send(`/blog/${slug}`)).text(), "h1")),
  );
  expect(headings).toEqual(seedArticles.map(({ title }) => [title.replaceAll("&", "&amp;")]));
});

test("links inside the articles lead to pages of the site", async () => {
  const slugs = seedArticles.map(({ slug }) => `/blog/${slug}`);
  const pages = ["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/contact"];
  for (const { content } of seedArticles) {
    const links = await selectElements(content, 'a[href^="/"]');
    for (const { attributes } of links)
      expect([...pages, ...slugs]).toContain(attributes.href?.split("#")[0]);
  }
});
