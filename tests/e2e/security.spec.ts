import { pageLoader } from "../../worker/contract/inline-scripts";
import { securityHeaders } from "../../worker/http/security-headers";
import { expect, hydrated, open, signIn, storeContact, test, unique } from "./journey";
import { changePost, openForm, storePost } from "./posts";
import { livePartsIn, missingPicture, vectorsOfThisWidth, watchForLife } from "./watch-for-life";

/** For what has nothing to do with the width of the window. */
const atDesk = { tag: "@desk" };

test("what watches the vectors sees one that comes to life", atDesk, async ({ page, watch }) => {
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

test("no stored vector comes to life on an article's page, in its metadata or in the staff's list", async ({
  page,
  watch,
}, { project }) => {
  test.slow();
  watch.allow(missingPicture);
  await signIn(page, "admin");
  const seen = await watchForLife(page);
  const post = await storePost(page);
  for (const [name, html] of vectorsOfThisWidth(project.name)) {
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

test("no vector comes to life in the preview while it is written", async ({ page, watch }, { project }) => {
  test.slow();
  watch.allow(missingPicture);
  await signIn(page, "admin");
  const seen = await watchForLife(page);
  await page.clock.install();
  await openForm(page);
  const body = page.getByRole("region", { name: "Pratinjau" }).locator(".article-body");
  for (const [name, html] of vectorsOfThisWidth(project.name)) {
    await test.step(name, async () => {
      const marker = unique("penanda");
      await page.getByLabel("Konten").fill(`<p>${marker}</p>${html}`);
      // The preview follows half a second after the last key.
      await page.clock.runFor(600);
      await expect(body).toContainText(marker);
      expect(await livePartsIn(page, ".article-body")).toEqual([]);
      expect(await seen()).toEqual([]);
    });
  }
});

test("no vector comes to life in the list of enquiries", async ({ page }, { project }) => {
  await signIn(page, "kontak");
  const seen = await watchForLife(page);
  const marker = unique("penanda").replaceAll(" ", "");
  const vectors = vectorsOfThisWidth(project.name).map(([, html]) => html);
  // Few enquiries of many vectors each: a visitor may not send more.
  for (let index = 0; index < vectors.length; index += 8) {
    const some = vectors.slice(index, index + 8);
    await storeContact(page, {
      name: `${some[0]?.slice(0, 70)} ${marker}`,
      message: some.join("\n"),
      phoneNumber: `"><img src=x>`,
    });
  }
  await page.goto(`/admin/contact?q=${marker}`);
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

test(
  "files, rendered pages, the staff's shell and the API carry the same security headers",
  atDesk,
  async ({ page }) => {
    await open(page, "/blog");
    const script = await page.locator("script[data-entry]").getAttribute("data-entry");
    const paths = [
      ...["/", "/about", "/login", "/favicon.svg", "/manifest.webmanifest", script ?? ""],
      ...["/blog", "/blog/perawatan-website-bulanan", "/tidak-ada", "/admin/blog", "/_shell-article"],
      ...["/api/auth/me", "/api/blog", "/api/contact", "/api/tidak-ada"],
    ];
    const expected = Object.fromEntries(
      Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const path of paths) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      // Pictures may be shown elsewhere.
      const policy = path === "/favicon.svg" && { "cross-origin-resource-policy": "cross-origin" };
      expect([path, response.headers()]).toEqual([path, expect.objectContaining({ ...expected, ...policy })]);
    }
    await signIn(page, "admin");
    const own = await storePost(page, { category: unique("Sendiri") });
    const { etag = "" } = (await page.request.get(`/blog/${own.slug}`)).headers();
    const unchanged = await page.request.get(`/blog/${own.slug}`, { headers: { "If-None-Match": etag } });
    expect(unchanged.status()).toBe(304);
    expect(unchanged.headers()).toEqual(expect.objectContaining(expected));
  },
);

test(
  "the policy stops an inline script, a handler, an eval and a script from elsewhere",
  atDesk,
  async ({ page, watch }) => {
    watch.allow(/Content Security Policy|jahat\.example|csp/i);
    await open(page, "/about");
    const ran = await page.evaluate(async (loader) => {
      const results: string[] = [];
      Object.assign(window, { ran: (what: string) => results.push(what) });
      const script = document.createElement("script");
      script.textContent = "ran('inline')";
      const image = document.createElement("div");
      image.innerHTML = `<img src="/favicon.svg" onload="ran('handler')">`;
      const foreign = document.createElement("script");
      foreign.src = "https://jahat.example/x.js";
      // A text that the policy knows brings no other site's code either.
      const loading = document.createElement("script");
      loading.dataset.entry = "https://jahat.example/y.js";
      loading.dataset.font = "https://jahat.example/z.js";
      // On a slow line it asks for no font.
      Object.defineProperty(navigator, "connection", { value: undefined });
      loading.textContent = loader;
      const stopped = Promise.all(
        ["x", "y", "z"].map(
          (name) =>
            new Promise((resolve) =>
              document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
                if (blockedURI === `https://jahat.example/${name}.js`) resolve(name);
              }),
            ),
        ),
      );
      const loaded = new Promise((resolve) => image.querySelector("img")?.addEventListener("load", resolve));
      document.body.append(script, image, foreign, loading);
      await Promise.all([stopped, loaded]);
      try {
        // biome-ignore lint/security/noGlobalEval: that it does not run is what is tested
        window.eval("ran('eval')");
      } catch {
        results.push("eval refused");
      }
      return results;
    }, pageLoader);
    expect(ran).toEqual(["eval refused"]);
    await hydrated(page);
  },
);

test("no page of this site can be framed", atDesk, async ({ page, watch, baseURL }) => {
  watch.allow(/frame|refused|X-Frame-Options|Content Security Policy|ERR_BLOCKED/i);
  await page.route("https://pembingkai.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto("https://pembingkai.example/");
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(() => page.frames()[1]?.url()).not.toBe("about:blank");
  expect(await page.frames()[1]?.locator("form").count()).toBe(0);
});
