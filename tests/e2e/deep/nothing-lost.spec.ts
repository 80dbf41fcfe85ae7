import type { Browser, Page } from "@playwright/test";
import { markdownPath } from "../../../worker/contract/feeds";
import { expect, signIn, test } from "../journey";
import { openForm, postValues, readPost, type StoredPost, stored, storePost, titleField } from "../posts";
import { viewports } from "../viewports";

const states = ["draft", "review", "scheduled", "published", "pending"] as const;
type State = (typeof states)[number];

const autosaves = "**/api/blog/*/autosave";

/** Stores a post and brings it into a state. */
async function storeIn(page: Page, state: State): Promise<StoredPost> {
  const post = await storePost(page, { status: "draft" });
  const steps = {
    ...{ draft: null, review: "submit", scheduled: "publish", published: "publish", pending: "publish" },
  };
  const step = steps[state];
  if (!step) return post;
  const publishAt = state === "scheduled" && { publishAt: new Date(Date.now() + 864e5).toISOString() };
  const data = { version: post.updatedAt, ...publishAt };
  const response = await page.request.post(`/api/blog/${post.id}/${step}`, { data });
  expect(response.status()).toBe(200);
  const moved = await response.json();
  if (state === "pending") {
    const change = {
      ...postValues(),
      title: `${post.title} usulan`,
      slug: post.slug,
      version: moved.updatedAt,
    };
    expect((await page.request.put(`/api/blog/${post.id}/autosave`, { data: change })).status()).toBe(200);
  }
  return moved;
}

/** What the form of a post has to go on with: the change that waits beside it, or the post. */
async function readWritten(page: Page, { id }: StoredPost): Promise<{ title: string; content: string }> {
  const change = await page.request.get(`/api/blog/${id}/pending`);
  return change.status() === 200 ? change.json() : readPost(page, id);
}

/** Types at the end of the title and of the text. */
async function type(page: Page, words: string): Promise<void> {
  await titleField(page).press("End");
  await titleField(page).pressSequentially(` ${words}`);
  await page.getByLabel("Konten").press("ControlOrMeta+End");
  await page.getByLabel("Konten").pressSequentially(`<p>${words}</p>`);
}

/** Ends the process of a page, as a browser that runs out of memory does, and opens another one. */
async function crash(page: Page): Promise<Page> {
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => {});
  await crashed;
  await page.close();
  return page.context().newPage();
}

async function openDevice(browser: Browser, baseURL: string | undefined, width: keyof typeof viewports) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: viewports[width] });
  const page = await context.newPage();
  await signIn(page, "admin");
  return page;
}

for (const state of states) {
  test(`nothing that is typed into a post (${state}) is lost`, async ({ browser, baseURL }) => {
    let page = await openDevice(browser, baseURL, "phone");
    const post = await storeIn(page, state);
    await openForm(page, post.id);
    await type(page, "satu");
    await stored(page);
    expect(await readWritten(page, post)).toMatchObject({
      title: expect.stringMatching(/satu$/),
      content: expect.stringMatching(/<p>satu<\/p>$/),
    });

    await test.step("the network and then the page are gone", async () => {
      await page.context().setOffline(true);
      await type(page, "dua");
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await expect.poll(kept).toContain("<p>dua</p>");
      page = await crash(page);
      await page.context().setOffline(false);
      await openForm(page, post.id);
      await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
      await expect(titleField(page)).toHaveValue(/satu dua$/);
      await stored(page);
      await expect.poll(async () => (await readWritten(page, post)).content).toMatch(/<p>dua<\/p>$/);
    });

    await test.step("the server is gone", async () => {
      await page.route(autosaves, (route) =>
        route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }),
      );
      const failed = page.waitForResponse((response) => response.status() === 502);
      await type(page, "tiga");
      await failed;
      await page.unroute(autosaves);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await stored(page);
      await expect.poll(async () => (await readWritten(page, post)).content).toMatch(/<p>tiga<\/p>$/);
    });

    const other = await openDevice(browser, baseURL, "desktop");
    await test.step("another device goes on, and the first one meets what it has stored", async () => {
      await openForm(other, post.id);
      await expect(titleField(other)).toHaveValue(/satu dua tiga$/);
      await type(other, "empat");
      await stored(other);
      await type(page, "lima");
      const conflict = page.getByRole("alert").filter({ hasText: "Bandingkan, lalu pilih" });
      await expect(conflict).toContainText("tiga lima");
      await expect(conflict).toContainText("tiga empat");
      expect((await readWritten(other, post)).title).toMatch(/tiga empat$/);
      await conflict.getByRole("button", { name: "Simpan Versi Saya" }).click();
      await stored(page);
      await expect.poll(async () => (await readWritten(other, post)).title).toMatch(/tiga lima$/);
    });

    // The article alone: the page shows titles of other articles too.
    const seen = await (await browser.newContext({ ...(baseURL && { baseURL }) })).request.get(
      markdownPath(post.slug),
    );
    const isOut = state === "published" || state === "pending";
    expect(seen.status()).toBe(isOut ? 200 : 404);
    expect(await seen.text()).not.toMatch(/satu|dua|tiga|empat|lima|usulan/);
    for (const one of [page, other]) await one.context().close();
  });
}
