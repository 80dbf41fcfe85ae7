import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readSource } from "../../../tests/support/copies";
import { countedDatabase } from "../../../tests/support/counted-database";
import {
  readAttribute,
  readHead,
  readPageData,
  readTexts,
  selectElements,
} from "../../../tests/support/html";
import { insertPicture } from "../../../tests/support/stored-pictures";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { createContentVersionStore } from "../../cache/content-version";
import type { Article, PostSummary } from "../../contract/blog";
import type { VariantType } from "../../contract/media/pictures";
import { picturesUsed } from "../../contract/media/pictures";
import { media, mediaUses, mediaVariants } from "../../db/schema/media";

interface Made {
  widths?: readonly number[];
  types?: readonly VariantType[];
}

/** A stored picture of 3000 × 2000 pixels, without its bytes; ready with the widths, or pending without any. */
async function createPicture(
  values: Partial<typeof media.$inferInsert> = {},
  { widths = [480, 960, 1440], types = ["image/avif", "image/webp"] }: Made = {},
) {
  const variants = widths.flatMap((width) => types.map((type) => ({ width, type })));
  const state = variants.length > 0 ? "ready" : "pending";
  return insertPicture({ width: 3000, height: 2000, bytes: 4_000_000, state, ...values }, variants);
}

/** A stored post with what it uses of the library. */
function createPostWithPictures(values: NonNullable<Parameters<typeof createPost>[0]>) {
  const { content = "<p>Isi.</p>", image = "/images/blog/default.svg" } = values;
  return createPost({
    ...values,
    content,
    image,
    pictures: JSON.stringify(picturesUsed({ content, image })),
  });
}

const inText = ".article-body picture";
const readPage = async (path: string, headers: Record<string, string> = {}) =>
  (await send(path, { headers })).text();
const makeImg = (url: string) => `<p>Isi.</p><img src="${url}" alt="" loading="lazy" />`;

test("an article's page and its answers carry the widths of its pictures, in one round trip", async () => {
  const picture = await createPicture({ alt: "Toko roti" });
  const content = makeImg(picture.url);
  const post = await createPostWithPictures({ slug: "satu", content });
  for (const path of ["/blog/satu", "/api/blog/slug/satu", `/api/blog/${post.id}`]) {
    const { database, count } = countedDatabase(env.DB);
    const made = await send(path, { bindings: { DB: database } });
    const copied = await send(path, { bindings: { DB: database } });
    expect([path, readSource(copied), count.roundTrips]).toEqual([path, "isolate", 1]);
    expect(await made.text()).toContain(`/media/${picture.hash}-1440.avif 1440w`);
  }
  const html = await readPage("/blog/satu");
  const [image] = await selectElements(html, `${inText} img`);
  expect(image?.attributes).toMatchObject({
    src: picture.url,
    alt: "Toko roti",
    width: "3000",
    height: "2000",
  });
  const article = await (await send("/api/blog/slug/satu")).json<Article>();
  const { content: _, ...facts } = article;
  expect((await readPageData(html)).article?.post).toEqual(facts);
  expect(html).toContain(article.content);
});

test("staff get the stored text, by id, by slug and in lists, and the page of a draft shows its pictures", async () => {
  const { cookie } = await signIn("editor");
  const headers = { Cookie: cookie };
  await createPost();
  const picture = await createPicture({ alt: "Toko roti" });
  const content = makeImg(picture.url);
  const values = { slug: "draf", status: "draft" as const, content, image: picture.url };
  const post = await createPostWithPictures(values);
  for (const path of [
    `/api/blog/${post.id}`,
    `/api/blog/${post.id}?view=staff`,
    "/api/blog/slug/draf?view=staff",
    "/api/blog/slug/draf",
  ]) {
    const read = await (await send(path, { headers })).json<object>();
    expect(read).toMatchObject({ content, image: picture.url });
    expect(read).not.toHaveProperty("cover");
  }
  expect(await (await send("/api/blog?view=staff", { headers })).json()).toEqual(
    expect.arrayContaining([expect.objectContaining({ content })]),
  );
  const html = await readPage("/blog/draf", headers);
  expect(await readAttribute(html, `${inText} img`, "src")).toEqual([picture.url]);
  expect(await readAttribute(html, "article > div > picture > img", "srcset")).toEqual([
    expect.stringContaining("1440w"),
  ]);
});

test("behind a preview link pictures, links to them and the cover stand below the link", async () => {
  const { call } = await signIn("editor");
  await createPost();
  const picture = await createPicture({ alt: "Toko roti" });
  const content = `${makeImg(picture.url)}<p><a href="${picture.url}">Besar</a></p>`;
  const post = await createPostWithPictures({ status: "draft", content, image: picture.url });
  const { url } = await (await call(`/api/blog/${post.id}/preview-links`, "POST")).json<{ url: string }>();
  const { pathname } = new URL(url);
  const html = await readPage(pathname);
  expect(await readAttribute(html, ".article-body img", "src")).toEqual([pathname + picture.url]);
  expect(await readAttribute(html, ".article-body a", "href")).toEqual([pathname + picture.url]);
  expect(await readAttribute(html, "article > div > picture > img", "src")).toEqual([pathname + picture.url]);
  expect(html.split(`"/media/`)).toHaveLength(1);
  expect(html.replaceAll(`${pathname}/media/`, "")).not.toContain("/media/");
});

test("a cover has its widths and what must stay in sight in every list, without a further round trip", async () => {
  const picture = await createPicture({ focalX: 0.25, focalY: 0.1, alt: "Toko roti" });
  await createPostWithPictures({ slug: "satu", title: "Gandum utuh", image: picture.url });
  await createPostWithPictures({ slug: "dua", image: picture.url });
  for (const [path, kinds] of [
    ["/blog", ["lazy (max", "lazy auto"]],
    ["/search?q=gandum", ["lazy auto"]],
    ["/blog/dua", ["eager (max", "lazy auto"]],
  ] as const) {
    const { database, count } = countedDatabase(env.DB);
    const html = await (await send(path, { bindings: { DB: database } })).text();
    const covers = await selectElements(html, `article img[src="${picture.url}"]`);
    const found = covers.map(({ attributes: { loading, sizes } }) => `${loading} ${sizes?.slice(0, 4)}`);
    expect([path, count.roundTrips, found]).toEqual([path, 1, kinds]);
    for (const { attributes } of covers) {
      expect(attributes.srcset?.split(", ")).toEqual(
        [480, 960, 1440].map((width) => `/media/${picture.hash}-${width}.webp ${width}w`),
      );
      expect(attributes.style).toBe("object-position:25% 10%");
    }
  }
  const [listed] = await (await send("/api/blog?fields=summary")).json<PostSummary[]>();
  expect(listed?.cover).toEqual({
    srcset: expect.stringContaining("1440.webp 1440w"),
    avif: expect.stringContaining("1440.avif 1440w"),
    position: "25% 10%",
    alt: "Toko roti",
    shared: { url: `/media/${picture.hash}-1440.webp`, width: 1440, height: 960 },
  });
});

test("networks and search engines are told of a width of the cover with its size and words, and of no heavy original", async () => {
  const picture = await createPicture({ alt: 'Toko "Roti" & <b>' });
  await createPostWithPictures({ slug: "satu", image: picture.url });
  const html = await readPage("/blog/satu");
  const address = `https://arunikaweb.example/media/${picture.hash}-1440.webp`;
  const words = "Toko &quot;Roti&quot; &amp; &lt;b&gt;";
  expect(await readHead(html)).toMatchObject({
    "og:image": address,
    "og:image:width": "1440",
    "og:image:height": "960",
    "og:image:alt": words,
    "twitter:image": address,
    "twitter:image:alt": words,
  });
  const postings = async (path: string) =>
    (await readTexts(await readPage(path), 'script[type="application/ld+json"]')).map((text) =>
      JSON.parse(text),
    );
  expect((await postings("/blog/satu"))[0]).toMatchObject({ "@type": "BlogPosting", image: address });
  expect((await postings("/blog"))[0].blogPost[0].image).toBe(address);

  const large = await createPicture({ alt: "Rinci" });
  await db.update(mediaVariants).set({ bytes: sql`width * 1000` }).where(eq(mediaVariants.mediaId, large.id));
  await createPostWithPictures({ slug: "tiga", image: large.url });
  expect((await readHead(await readPage("/blog/tiga")))["og:image"]).toBe(
    `https://arunikaweb.example/media/${large.hash}-960.webp`,
  );

  const heavy = await createPicture({ alt: "Berat" }, { widths: [] });
  await createPostWithPictures({ slug: "dua", image: heavy.url });
  const head = await readHead(await readPage("/blog/dua"));
  expect(head["og:image"]).toBe("https://arunikaweb.example/images/og/default.png");
  expect(head["og:image:alt"]).toBe("Arunika Web");
  expect((await postings("/blog/dua"))[0]).not.toHaveProperty("image");
});

test("lists with whole texts, feeds and the Markdown twin have plain pictures with the library's words, and covers that are light", async () => {
  const picture = await createPicture({ alt: "Toko [roti]" });
  await createPostWithPictures({ slug: "satu", content: makeImg(picture.url), image: picture.url });
  const whole = `https://arunikaweb.example${picture.url}`;
  const light = `https://arunikaweb.example/media/${picture.hash}-1440.webp`;
  const described = (url: string) => makeImg(url).replace('alt=""', 'alt="Toko [roti]"');
  const [listed] = await (await send("/api/blog")).json<Article[]>();
  expect(await readAttribute(listed?.content ?? "", "img", "alt")).toEqual(["Toko [roti]"]);
  expect(listed?.content).toBe(described(picture.url));
  const feed = await (await send("/feed.json")).json<{ items: { content_html: string; image: string }[] }>();
  expect(feed.items[0]).toMatchObject({ content_html: described(whole), image: light });
  expect(await readPage("/rss.xml")).toContain(`src=&quot;${whole}&quot;`);
  expect(await readPage("/sitemap.xml")).toContain(`<image:loc>${light}</image:loc>`);
  expect(await readPage("/blog/satu.md")).toContain(`Isi.\n\n![Toko \\[roti\\]](${whole})\n`);
});

test("a picture whose row is gone stays as it was stored", async () => {
  const url = `/media/${"f".repeat(32)}.jpg`;
  await createPost({ slug: "satu", content: makeImg(url), image: url });
  const html = await readPage("/blog/satu");
  expect(html).toContain(makeImg(url));
  expect(await readAttribute(html, "article > div > img", "src")).toEqual([url]);
});

const bump = () => createContentVersionStore(env.KV, env.DB).bump();

test("the page of an article is new once the widths of its picture are there, or its text has changed", async () => {
  const picture = await createPicture({ alt: "Semula" }, { widths: [] });
  await createPostWithPictures({ slug: "satu", content: makeImg(picture.url), image: picture.url });
  expect(await readPage("/blog/satu")).not.toContain("<picture");
  expect(readSource(await send("/blog/satu"))).toBe("isolate");

  const variant = { mediaId: picture.id, width: 480, type: "image/webp", bytes: 9 } as const;
  await db.insert(mediaVariants).values(variant);
  await db.update(media).set({ state: "ready" });
  await bump();
  const ready = await send("/blog/satu");
  expect(readSource(ready)).toBe("made");
  expect(await ready.text()).toContain(`srcset="/media/${picture.hash}-480.webp 480w"`);

  for (const change of [{ alt: "Sesudah" }, { focalX: 0.1 }, { alt: "", decorative: true }]) {
    await db.update(media).set(change).where(eq(media.id, picture.id));
    await bump();
    expect([change, readSource(await send("/blog/satu"))]).toEqual([change, "made"]);
  }
  expect(await readAttribute(await readPage("/blog/satu"), `${inText} img`, "alt")).toEqual([""]);
});

test("a change of a picture that no post shows keeps cached pages", async () => {
  const picture = await createPicture();
  await createPost({ slug: "satu" });
  expect(await db.$count(mediaUses)).toBe(0);
  await send("/blog/satu");
  await db.update(media).set({ alt: "Baru" }).where(eq(media.id, picture.id));
  await bump();
  expect(readSource(await send("/blog/satu"))).toBe("isolate");
});
