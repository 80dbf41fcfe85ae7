import { expect, test, vi } from "vitest";
import { readSource } from "../../tests/support/copies";
import { hostileParts, takeSample } from "../../tests/support/hostile-paths";
import { createPost, send } from "../../tests/support/worker";

let networks = 0;

/** Each request comes from another network, so that no rate limit refuses it. */
function ask(path: string): Promise<Response> {
  networks += 1;
  const address = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  return send(path, { headers: { "CF-Connecting-IP": address } });
}

/** The paths whose responses are cached. */
const cachedPaths = (slug: string, id: number) => [
  ...["/blog", "/blog?category=SEO", `/blog/${slug}`, `/blog/${slug}.md`, "/blog/tidak-ada", "/search"],
  ...["/tidak-ada", "/sitemap.xml", "/rss.xml", "/feed.json", "/llms.txt", "/api/blog?pageSize=9"],
  ...["/api/blog/categories", `/api/blog/slug/${slug}`, `/api/blog/${id}`, "/api/blog"],
];

test("no path, however it is encoded, changes the cached response of another one or breaks the Worker", async () => {
  const { slug, id } = await createPost({ category: "SEO" });
  const paths = cachedPaths(slug, id);
  const before = new Map<string, [number, string]>();
  for (const path of paths) {
    const response = await ask(path);
    before.set(path, [response.status, await response.text()]);
  }
  const parts = [
    ...hostileParts(["blog", `${slug}.md`]),
    ...hostileParts(["api", "blog", "slug", slug]),
    ...hostileParts(["rss.xml"]),
  ];
  const prefixes = [
    ...["/blog/", "/api/blog/slug/", "/api/blog/", "/", "/blog?category=", "/blog?page="],
    ...["/search?q=", "/api/blog/search?q=", "/api/blog?category=", "/api/blog?page=", "/api/blog?sort="],
  ];
  const tried = prefixes.flatMap((prefix, index) =>
    takeSample(parts.slice(index), 150).map((part) => prefix + part),
  );
  const failed: string[] = [];
  for (const path of tried) {
    const response = await ask(path);
    if (response.status >= 500 || response.status === 429) failed.push(`${response.status} ${path}`);
    await response.body?.cancel();
  }
  expect(failed).toEqual([]);
  expect(tried.length).toBeGreaterThan(1500);
  for (const path of paths) {
    const response = await ask(path);
    expect([path, response.status, await response.text()]).toEqual([path, ...(before.get(path) ?? [])]);
  }
});

test("a path with `..` is not the key of another file", async () => {
  const { slug } = await createPost();
  expect((await ask(`/blog/..%5Cblog%5C${slug}.md`)).status).toBe(404);
  expect((await ask(`/blog/${slug}.md`)).status).toBe(200);
  expect((await ask("/blog/a%252Fb")).status).toBe(404);
});

test("unknown parameters and values out of range add no cache entries", async () => {
  const { slug, id } = await createPost({ category: "SEO" });
  for (const path of cachedPaths(slug, id)) await ask(path);
  const put = vi.spyOn(caches.default, "put");
  for (const path of [`/blog/${slug}`, "/blog", "/rss.xml", "/api/blog", `/api/blog/${id}`]) {
    for (const name of ["utm_source", "fbclid", "v", "lang", "fields[]", "__proto__"]) {
      const response = await ask(`${path}?${name}=${crypto.randomUUID()}`);
      expect([path, name, readSource(response)]).toEqual([path, name, "isolate"]);
    }
  }
  for (const path of [
    ...["/blog?page=99", "/blog?page=satu", "/blog?category=Tidak-ada", `/blog?category=${"x".repeat(2000)}`],
    ...["/api/blog?page=99", "/api/blog?pageSize=101", "/api/blog?category=tidak-ada", "/api/blog?sort=acak"],
    ...["/api/blog/999999", "/api/blog/abc"],
    ...Array.from({ length: 50 }, (_, number) => `/api/blog/search?q=kata+${number}`),
  ]) {
    expect([path, (await ask(path)).status]).not.toEqual([path, 500]);
  }
  expect(put).not.toHaveBeenCalled();
});
