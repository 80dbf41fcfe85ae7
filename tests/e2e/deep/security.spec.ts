import { openSearch } from "../enquiries";
import { expect, open, signIn, storeContact, test, unique } from "../journey";
import { changePost, openForm, storePost } from "../posts";
import { livePartsIn, missingPicture, watchForLife } from "../watch-for-life";
import { xssVectors } from "../xss-vectors";

test("the watcher reports a vector that comes to life", async ({ page, watch }) => {
  watch.allow(/Content Security Policy|404.*\/x\b/);
  const seen = await watchForLife(page);
  await open(page, "/about");
  await page.evaluate(() => {
    const place = document.createElement("div");
    place.id = "tempat";
    place.innerHTML = `<img src=x onerror=alert(1)><a href="java\tscript:alert(1)">kata</a>`;
    document.body.append(place);
  });
  expect(await livePartsIn(page, "#tempat")).toEqual(["onerror=alert(1)", "href=java\tscript:alert(1)"]);
  await expect.poll(seen).toContainEqual(expect.stringContaining("script-src"));
});

test("no stored vector comes to life on an article page, in its metadata or in the staff list", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(missingPicture);
  await signIn(page, "admin");
  const seen = await watchForLife(page);
  const post = await storePost(page);
  for (const [name, html] of xssVectors) {
    await test.step(name, async () => {
      const marker = unique("penanda");
      const title = `${html.slice(0, 150)} ${marker}`;
      const summary = `${html.slice(0, 400)} ${marker}`;
      const content = `<p>Sebelum ${marker} sebelum vektor yang diuji.</p>${html}`;
      await changePost(page, post, { title, summary, content, category: html.slice(0, 60).padEnd(3, ".") });

      await open(page, `/blog/${post.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(marker);
      expect(await livePartsIn(page, "article .article-body")).toEqual([]);
      expect(await livePartsIn(page, "article header")).toEqual([]);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)).some((json) => JSON.stringify(json).includes(marker))).toBe(
        true,
      );
      expect(await seen()).toEqual([]);
    });
  }
  await page.goto("/admin/blog?q=penanda");
  await expect(page.getByRole("table")).toContainText("penanda");
  expect(await seen()).toEqual([]);
  await page.request.delete(`/api/blog/${post.id}`);
});

test("no vector comes to life in the preview of the editor", async ({ page, watch }) => {
  test.slow();
  watch.allow(missingPicture);
  await signIn(page, "admin");
  const seen = await watchForLife(page);
  await openForm(page);
  const preview = page.getByRole("dialog", { name: "Pratinjau" });
  for (const [name, html] of xssVectors) {
    await test.step(name, async () => {
      const marker = unique("penanda");
      await page.getByLabel("Konten").fill(`<p>${marker}</p>${html}`);
      await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
      await expect(preview.locator(".article-body")).toContainText(marker);
      expect(await livePartsIn(page, "[role=dialog] .article-body")).toEqual([]);
      expect(await seen()).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(preview).toHaveCount(0);
    });
  }
});

test("no vector comes to life in the list of enquiries", async ({ page }) => {
  await signIn(page, "kontak");
  const seen = await watchForLife(page);
  const marker = unique("penanda").replaceAll(" ", "");
  const vectors = xssVectors.map(([, html]) => html);
  // Few enquiries of many vectors each: a visitor may not send more.
  for (let index = 0; index < vectors.length; index += 8) {
    const some = vectors.slice(index, index + 8);
    await storeContact(page, {
      name: `${some[0]?.slice(0, 70)} ${marker}`,
      message: some.join("\n"),
      phoneNumber: `"><img src=x>`,
    });
  }
  await openSearch(page, marker);
  await expect(page.getByRole("row").filter({ hasText: marker })).toHaveCount(Math.ceil(vectors.length / 8));
  const more = page.getByRole("button", { name: "Tampilkan semua" });
  while ((await more.count()) > 0) await more.first().click();
  expect(
    await page
      .getByRole("table")
      .evaluate((table) => table.querySelectorAll("script, img, iframe, style").length),
  ).toBe(0);
  await page
    .getByRole("button", { name: /^Hapus kontak/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toContainText(marker);
  expect(await seen()).toEqual([]);
});

test("another site cannot frame a page", async ({ page, watch, baseURL }) => {
  watch.allow(/frame|refused|X-Frame-Options|Content Security Policy|ERR_BLOCKED/i);
  await page.route("https://pembingkai.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto("https://pembingkai.example/");
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(() => page.frames()[1]?.url()).not.toBe("about:blank");
  expect(await page.frames()[1]?.locator("form").count()).toBe(0);
});
