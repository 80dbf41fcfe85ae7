import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { readSitemap } from "../../blog/reading/reading.service";
import { cacheContent } from "../../cache/content-cache";
import { feeds, markdownPath } from "../../contract/feeds";
import { absoluteUrl } from "../../contract/site";
import { mayBeSlug } from "../../contract/text";
import type { AppEnv } from "../../http/app-env";
import { limitMisses } from "../../http/rate-limit";
import { articleData, listedPosts, newestPosts } from "../site.service";
import { articleMarkdown, jsonFeed, llmsTxt, rssXml, sitemapXml } from "./feeds";

/** Uses the raw path as key, because Hono's path is decoded. */
const cachedAs = (path: string) => cacheContent(() => path);

function answer(c: Context<AppEnv>, type: string, text: string) {
  return c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
}

/** Clients of feeds get plain text: the 404 page's articles would cost a second query. */
function answerMissing(c: Context<AppEnv>) {
  c.set("isMadeUp", true);
  return c.text("Tidak ditemukan\n", 404, { "Cache-Control": "no-store" });
}

const readContent = (c: Context<AppEnv>) => c.var.deps.siteContent.current();

const parseSlug = (c: Context<AppEnv>) => (c.req.param("file") ?? "").slice(0, -".md".length);
const keptMarkdown = cacheContent((c) =>
  mayBeSlug(parseSlug(c)) ? markdownPath(parseSlug(c)) : "impossible-file",
);

export const feedsRoutes = new Hono<AppEnv>()
  .get(feeds.sitemap, etag(), cachedAs(feeds.sitemap), limitMisses(), async (c) => {
    const xml = await sitemapXml(await readSitemap(c.var.deps), await readContent(c));
    return answer(c, "application/xml", xml);
  })
  .get(feeds.rss, etag(), cachedAs(feeds.rss), limitMisses(), async (c) =>
    answer(c, "application/rss+xml", await rssXml(await newestPosts(c.var.deps), await readContent(c))),
  )
  .get(feeds.json, etag(), cachedAs(feeds.json), limitMisses(), async (c) => {
    const feed = jsonFeed(await newestPosts(c.var.deps), await readContent(c));
    return answer(c, "application/feed+json", JSON.stringify(feed));
  })
  .get(feeds.llms, etag(), cachedAs(feeds.llms), limitMisses(), async (c) =>
    answer(c, "text/plain", llmsTxt(await listedPosts(c.var.deps), await readContent(c))),
  )
  .get("/blog/:file{.+\\.md}", etag(), keptMarkdown, limitMisses(), async (c) => {
    const slug = parseSlug(c);
    const { data, movedTo } = await articleData(c.var.deps, slug);
    if (movedTo) return c.redirect(markdownPath(movedTo), 301);
    const post = data?.article.post;
    if (!post) return answerMissing(c);
    // The HTML page is canonical; this version is for other readers.
    c.header("Link", `<${absoluteUrl(`/blog/${encodeURIComponent(slug)}`)}>; rel="canonical"`);
    return answer(c, "text/markdown", articleMarkdown(post));
  });
