import { expect, test } from "vitest";
import { explainQueries, findNestedScans } from "../tests/support/query-plans";
import { createContact, createPost, send, signIn } from "../tests/support/worker";
import { findReadable } from "./blog/for-generation/existing-posts.service";
import { createDatabase } from "./db/client";

test.each(
  `/blog /blog?category=SEO /blog/satu /blog/satu.md /search?q=artikel+panjang /sitemap.xml /rss.xml
  /feed.json /llms.txt /tidak-ada /api/blog /api/blog?title=zzzz&page=1&pageSize=9
  /api/blog?sort=title /api/blog?sort=category&category=SEO /api/blog?page=60&pageSize=50
  /api/blog?offset=2900 /api/blog?fields=summary&sort=oldest /api/blog/categories
  /api/blog/search?q=artikel+panjang /api/blog/slug/satu /api/blog/1`.split(/\s+/),
)("no statement of %s scans a table for each row of another", async (path) => {
  expect((await createPost({ slug: "satu" })).id).toBe(1);
  const scans = await findNestedScans(async (DB) => {
    expect((await send(path, { bindings: { DB } })).status).toBe(path === "/tidak-ada" ? 404 : 200);
  });
  expect(scans).toEqual([]);
});

test.each(
  `/api/blog /api/blog?title=zzzz&sort=title&page=2&pageSize=9 /api/blog?status=review&offset=2900
  /api/blog?status=trash /api/blog/1 /api/blog/1/revisions /api/blog/1/notes /api/blog/1/preview-links
  /api/blog/1/checks /api/blog/calendar?from=2026-11-01&to=2026-11-30 /api/blog/refresh /api/contact
  /api/contact?due=overdue&assignee=me /api/contact/1 /api/contact/1/activities
  /api/contact/summary?days=365 /api/audit /api/staff /api/briefs /api/media /api/media?q=logo
  /api/account/sessions`.split(/\s+/),
)("no statement of %s scans a table for each row of another when staff ask", async (path) => {
  const post = await createPost();
  const contact = await createContact();
  expect([post.id, contact.id]).toEqual([1, 1]);
  const { cookie } = await signIn();
  const scans = await findNestedScans(async (DB) => {
    expect((await send(path, { headers: { Cookie: cookie }, bindings: { DB } })).status).toBe(200);
  });
  expect(scans).toEqual([]);
});

test("no statement of a search of enquiries scans a table for each row of another", async () => {
  await createContact();
  const { cookie } = await signIn();
  const json = { q: "pengirim", page: 2, pageSize: 10 };
  const scans = await findNestedScans(async (DB) => {
    const init = { method: "POST", json, headers: { Cookie: cookie }, bindings: { DB } };
    expect((await send("/api/contact/search", init)).status).toBe(200);
  });
  expect(scans).toEqual([]);
});

test("the articles of linked paths are found by an index", async () => {
  const find = (DB: D1Database) =>
    findReadable({ db: createDatabase(DB), clock: () => new Date() }, ["satu", "dua"]);
  const plans = await explainQueries(find);
  expect(plans).not.toEqual([]);
  for (const plan of plans) {
    const [first, ...others] = plan.filter((step) => /^(SCAN|SEARCH) /.test(step));
    expect(first).toMatch(/^SCAN wanted VIRTUAL TABLE/);
    for (const step of others)
      expect(step).toMatch(/slug=\?|INTEGER PRIMARY KEY|blog_posts_public_by_id .*id=\?/);
  }
});

test("the list of tasks reads only the articles with a dead link, not all articles", async () => {
  const { cookie } = await signIn();
  const plans = await explainQueries(async (DB) => {
    expect((await send("/api/today", { headers: { Cookie: cookie }, bindings: { DB } })).status).toBe(200);
  });
  const steps = plans.flat();
  const links = steps.findIndex((step) => /^SEARCH outside_links USING .*outside_links_url/.test(step));
  expect(links).toBeGreaterThan(-1);
  expect(steps[links + 1]).toMatch(/^SEARCH blog_posts USING INTEGER PRIMARY KEY/);
});
