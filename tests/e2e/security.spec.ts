import { pageLoader } from "../../worker/contract/inline-scripts";
import { securityHeaders } from "../../worker/http/security-headers";
import { expect, hydrated, open, signIn, test, unique } from "./journey";
import { storePost } from "./posts";

test("files, rendered pages, the staff area and the API carry the same security headers", async ({
  page,
}) => {
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
});

test("the policy stops inline scripts, event handlers, eval and scripts from another site", async ({
  page,
  watch,
}) => {
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
});
