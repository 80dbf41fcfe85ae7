import { expect, signIn, test } from "./journey";
import { storePost } from "./posts";

test("what is scheduled appears at its time for a visitor with warm copies, and no job runs", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "kontak");
  const publishAt = new Date(Date.now() + 20_000).toISOString();
  const post = await storePost(page, { status: "published", publishAt });
  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  try {
    const statusOf = async (path: string) => (await visitor.request.get(path)).status();
    const lists = ["/blog", "/rss.xml", "/sitemap.xml", "/api/blog?fields=summary"];
    const shown = async () =>
      Promise.all(
        lists.map(async (path) => (await (await visitor.request.get(path)).text()).includes(post.slug)),
      );
    // Twice: the second time from the copies that the first has made.
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await statusOf(`/blog/${post.slug}`)).toBe(404);
      expect(await shown()).toEqual(lists.map(() => false));
    }
    expect(Date.now()).toBeLessThan(Date.parse(publishAt));

    await expect.poll(() => statusOf(`/blog/${post.slug}`), { timeout: 60_000 }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
    expect(await shown()).toEqual(lists.map(() => true));

    const reader = await visitor.newPage();
    await reader.goto("/blog");
    await reader.getByRole("link", { name: post.title }).first().click();
    await expect(reader.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  } finally {
    await visitor.close();
  }
});
