import { expect, test, vi } from "vitest";
import { readAttribute, readTexts, selectElements } from "../../tests/support/html";
import { day } from "../../tests/support/posts";
import { createPost, send } from "../../tests/support/worker";

test("an unknown path answers 404 with a page that links to others", async () => {
  const response = await send("/tidak-ada");
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(await readTexts(html, "title")).toEqual(["Halaman Tidak Ditemukan"]);
  expect(await readTexts(html, "h1")).toEqual(["404"]);
  expect(html).toContain("Maaf, halaman yang Anda cari tidak ditemukan atau telah dipindahkan.");
  expect(await selectElements(html, 'meta[name="robots"][content="noindex, follow"]')).toHaveLength(1);
  expect(await selectElements(html, 'link[rel="canonical"]')).toEqual([]);
  expect(await readAttribute(html, 'main a[href^="/services#"]', "href")).toEqual([
    "/services#website-development",
    "/services#seo-optimization",
    "/services#mobile-design",
    "/services#ecommerce",
  ]);
});

test("the 404 page links to the two newest articles", async () => {
  await createPost({ slug: "kedua", title: "Kedua", publishedAt: day(2) });
  await createPost({ slug: "lama", title: "Lama", publishedAt: day(1) });
  await createPost({ slug: "terbaru", title: "Terbaru <b>", publishedAt: day(3) });
  const html = await (await send("/tidak-ada")).text();
  expect(await readAttribute(html, 'main a[href^="/blog/"]', "href")).toEqual([
    "/blog/terbaru",
    "/blog/kedua",
  ]);
  expect(html).toContain("Terbaru &lt;b&gt;");
});

test.each([
  "/blog/a/b",
  "/index.html",
  "/_shell-article",
  "/_staff.html",
  "/.env",
  "/%E0%A4%A",
  "/<script>alert(1)</script>",
  "//jahat.example",
])("%s answers 404 with the same page", async (path) => {
  const response = await send(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(await readTexts(html, "title")).toEqual(["Halaman Tidak Ditemukan"]);
  expect(await readTexts(html, "h1")).toEqual(["404"]);
  expect(html).not.toMatch(/<!--page-(head|body|data)-->|alert\(1\)/);
});

test("a trailing slash redirects to the path without it if that exists", async () => {
  await createPost({ slug: "satu" });
  for (const path of ["/blog", "/blog/satu", "/blog?page=1", "/services"]) {
    const { status, headers } = await send(path.replace(/(?=\?)|$/, "/"));
    expect([status, headers.get("Location")]).toEqual([301, `http://localhost${path}`]);
  }
  for (const path of ["/blog/dua/", "/tidak-ada/", "//jahat.example/"])
    expect([path, (await send(path)).status]).toEqual([path, 404]);
});

test.each(["/admin/blog", "/admin/contact", "/admin/blog/new", "/admin/blog/edit/1"])(
  "%s answers an empty shell that is neither indexed nor cached",
  async (path) => {
    await createPost({ title: "Judul rahasia" });
    const response = await send(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(await readTexts(html, "title")).toEqual(["Area Staf"]);
    expect((await readTexts(html, "#root")).join("").trim()).toMatch(
      /^Area staf belum termuat\..*Muat ulang$/s,
    );
    expect(await selectElements(html, 'meta[name="robots"][content="noindex, nofollow"]')).toHaveLength(1);
    expect(await selectElements(html, "#page-data")).toEqual([]);
    expect(await selectElements(html, 'script[type="module"][src^="/assets/"]')).toHaveLength(1);
    expect(html).not.toContain("Judul rahasia");
  },
);

test.each(["/blog", "/blog/satu"])("%s answers 304 to a known ETag, also a day later", async (path) => {
  await createPost({ slug: "satu", publishedAt: day(1), updatedAt: day(1) });
  const first = await send(path);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] });
  const second = await send(path, { headers: { "If-None-Match": etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
  expect(second.headers.get("ETag")).toBe(etag);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(second.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
});

test.each([
  ["/blog", 200],
  ["/blog/satu", 200],
  ["/blog/tidak-ada", 404],
  ["/tidak-ada", 404],
  ["/admin/blog", 200],
])("HEAD %s answers status and headers without a body", async (path, status) => {
  await createPost({ slug: "satu" });
  const response = await send(path, { method: "HEAD" });
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect(await response.text()).toBe("");
});

test("no page sets a cookie", async () => {
  await createPost({ slug: "satu" });
  for (const path of ["/blog", "/blog/satu", "/tidak-ada", "/admin/blog"]) {
    expect((await send(path)).headers.get("Set-Cookie")).toBeNull();
  }
});
