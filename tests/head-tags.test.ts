import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { ShownArticle } from "../worker/contract/blog";
import { articleMetadata } from "../worker/contract/blog-metadata";
import { drawnCoverPictures } from "../worker/contract/drawn-covers";
import { type HeadTag, headTags as headTagsOf } from "../worker/contract/head-tags";
import type { PageMetadata } from "../worker/contract/page-metadata";
import { absoluteUrl, site } from "../worker/contract/site";
import { defaultContent } from "../worker/contract/site-content/site-content";
import { toJsonLd as jsonLdOf, type StructuredData } from "../worker/contract/structured-data";

const headTags = (declared: PageMetadata) => headTagsOf(declared, defaultContent);
const toJsonLd = (data: StructuredData) => jsonLdOf(data, defaultContent);

/** What the tags say, by name or property. */
function contents(tags: HeadTag[], key: string): string[] {
  return tags
    .filter(({ attributes }) => attributes.name === key || attributes.property === key)
    .map(({ attributes }) => attributes.content ?? "");
}

test("a page without own pictures has the brand's pictures, square first, with their sizes", () => {
  const tags = headTags({ page: "about" });
  expect(contents(tags, "og:image")).toEqual([
    absoluteUrl("/images/og/square.png"),
    absoluteUrl("/images/og/default.png"),
  ]);
  expect(contents(tags, "og:image:width")).toEqual(["1024", "1200"]);
  expect(contents(tags, "og:image:height")).toEqual(["1024", "630"]);
  expect(contents(tags, "twitter:card")).toEqual(["summary_large_image"]);
  expect(contents(tags, "robots")).toEqual(["index, follow"]);
  expect(tags).toContainEqual({
    tag: "link",
    attributes: { rel: "canonical", href: "https://arunikaweb.example/about" },
  });
});

test("every field of a page's metadata reaches the head", () => {
  const tags = headTags({
    page: "pricing",
    ogType: "product",
    ogImages: [{ url: "/images/paket.png" }],
    ogVideo: "/video/profil.mp4",
    ogAudio: "https://cdn.example/suara.mp3",
    ogPrice: { amount: 5_000_000, currency: "IDR" },
    ogAvailability: "instock",
    ogBrand: site.name,
    article: {
      publishedTime: "2026-11-01T02:00:00.000Z",
      modifiedTime: "2026-11-02T02:00:00.000Z",
      author: "Tim",
      section: "SEO",
      tags: ["satu", "dua"],
    },
    product: { productID: "basic", rating: 4.9, reviewCount: 124 },
    business: { contactType: "sales", contactPhone: "+62 812", contactEmail: "halo@contoh.example" },
  });
  const expected = {
    "og:type": ["product"],
    "og:image": ["https://arunikaweb.example/images/paket.png"],
    "og:video": ["https://arunikaweb.example/video/profil.mp4"],
    "og:video:width": ["1280"],
    "og:video:height": ["720"],
    "og:audio": ["https://cdn.example/suara.mp3"],
    "product:price:amount": ["5000000"],
    "product:price:currency": ["IDR"],
    "product:availability": ["instock"],
    "product:brand": ["Arunika Web"],
    "article:published_time": ["2026-11-01T02:00:00.000Z"],
    "article:modified_time": ["2026-11-02T02:00:00.000Z"],
    "article:author": ["Tim"],
    "article:section": ["SEO"],
    "article:tag": ["satu", "dua"],
    "product:retailer_item_id": ["basic"],
    "product:rating:value": ["4.9"],
    "product:rating:count": ["124"],
    "business:contact_data:contact_type": ["sales"],
    "business:contact_data:phone_number": ["+62 812"],
    "business:contact_data:email": ["halo@contoh.example"],
  };
  expect(Object.fromEntries(Object.keys(expected).map((key) => [key, contents(tags, key)]))).toEqual(
    expected,
  );
  expect(contents(tags, "keywords")[0]).toContain("harga jasa pembuatan website");
});

test("a page without a canonical address has neither canonical nor og:url and is not indexed", () => {
  const tags = headTags({ page: "notFound", canonicalPath: null });
  expect(tags.some(({ attributes }) => attributes.rel === "canonical")).toBe(false);
  expect(contents(tags, "og:url")).toEqual([]);
  expect(contents(tags, "robots")).toEqual(["noindex, follow"]);
});

test("the business's structured data states what the specification gives", () => {
  expect(toJsonLd({ type: "business" })).toMatchObject({
    "@context": "https://schema.org",
    name: "Arunika Web",
    priceRange: "Rp5.000.000 - Rp25.000.000",
    address: { addressLocality: "Tangerang", addressRegion: "Banten", addressCountry: "ID" },
    geo: { latitude: -6.2035, longitude: 106.6352 },
    areaServed: { "@type": "GeoCircle", geoRadius: 100000 },
    openingHoursSpecification: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
    contactPoint: { availableLanguage: ["Indonesian", "English"] },
    aggregateRating: { ratingValue: 4.9, ratingCount: 124, bestRating: 5, worstRating: 1 },
    makesOffer: [{ price: 5_000_000 }, { price: 12_000_000 }, { price: 8_000_000 }],
    review: [{ reviewRating: { ratingValue: 5 } }, { reviewRating: { ratingValue: 5 } }],
  });
});

test("lists keep their order and an article without dates declares none", () => {
  const items = [
    { name: "Beranda", path: "/" },
    { name: "Blog", path: "/blog" },
  ];
  expect(toJsonLd({ type: "breadcrumb", items })).toMatchObject({
    itemListElement: [
      { position: 1, name: "Beranda", item: "https://arunikaweb.example/" },
      { position: 2, name: "Blog", item: "https://arunikaweb.example/blog" },
    ],
  });
  const post: Extract<StructuredData, { type: "posting" }>["post"] = {
    title: "Judul",
    slug: "judul",
    summary: "Ringkasan",
    image: "/images/blog/default.svg",
    category: "SEO",
    publishedAt: null,
    updatedAt: null,
  };
  const posting = JSON.parse(JSON.stringify(toJsonLd({ type: "posting", post })));
  const url = "https://arunikaweb.example/blog/judul";
  const author = { "@id": `${site.url}/#business` };
  expect(posting).toMatchObject({ headline: "Judul", url, author, mainEntityOfPage: url });
  expect(posting).not.toHaveProperty("datePublished");
});

test("a drawn cover is shared as PNG, another SVG as the brand's picture, however its address is written", () => {
  const article = { title: "Judul", slug: "judul", summary: "Ringkasan", category: "SEO", content: "" };
  const sharedFor = (image: string) =>
    articleMetadata({ ...article, image, publishedAt: null, updatedAt: null } as ShownArticle, site.name)
      .ogImages;
  for (const image of ["/a.svg", "/a.svg?v=2", "https://lain.example/COVER.SVG", "/a.Svg#ikon"])
    expect([image, sharedFor(image)]).toEqual([image, undefined]);
  for (const image of ["/a.png", "/a.svg.png", "/a.png?dari=b.svg"])
    expect(sharedFor(image)).toEqual([{ url: image, alt: "Judul" }]);
  expect(sharedFor("/images/blog/topics/seo-1.svg")).toEqual([
    { url: "/images/og/blog/topics/seo-1-square.png", width: 1024, height: 1024, alt: "Judul" },
    { url: "/images/og/blog/topics/seo-1.png", width: 1200, height: 630, alt: "Judul" },
  ]);
});

test("every drawn cover has its pictures to share", () => {
  const images = new URL("../web/public/images/", import.meta.url);
  const covers = readdirSync(new URL("blog", images), { recursive: true, encoding: "utf8" });
  const shared = covers.flatMap((file) => drawnCoverPictures(`/images/blog/${file}`) ?? []);
  expect(shared.length).toBeGreaterThan(60);
  expect(shared.filter(({ url }) => !existsSync(new URL(`.${url.slice("/images".length)}`, images)))).toEqual(
    [],
  );
});
