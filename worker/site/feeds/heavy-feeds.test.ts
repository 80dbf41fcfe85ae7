import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { day } from "../../../tests/support/posts";
import { createPost, send } from "../../../tests/support/worker";

test("feeds contain the newest articles in full up to a megabyte, and summaries of the others", async () => {
  const sizes = [20, 300_000, 300_000, 300_000, 300_000, 20];
  for (const [index, bytes] of sizes.entries()) {
    const content = `<p>${"a".repeat(bytes)}</p>`;
    await createPost({ content, summary: `Ringkasan nomor ${index}`, publishedAt: day(index + 1) });
  }
  const { database, count } = countedDatabase(env.DB);
  const rss = await (await send("/rss.xml", { bindings: { DB: database } })).text();
  expect(rss.length).toBeLessThan(1_010_000);
  const items = rss.split("<item>").slice(1);
  expect(items.map((item) => item.includes("<content:encoded>"))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(items.map((item) => /<description>(.*)<\/description>/.exec(item)?.[1])).toEqual(
    [5, 4, 3, 2, 1, 0].map((number) => `Ringkasan nomor ${number}`),
  );
  const text = await (await send("/feed.json", { bindings: { DB: database } })).text();
  const feed: { items: { content_html?: string; content_text?: string }[] } = JSON.parse(text);
  expect(feed.items.map(({ content_html }) => content_html?.length)).toEqual([
    ...[27, 300_007, 300_007, 300_007],
    ...[undefined, undefined],
  ]);
  expect(feed.items.map(({ content_text }) => content_text)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...["Ringkasan nomor 1", "Ringkasan nomor 0"],
  ]);
  expect(count.roundTrips).toBe(2);
});
