import { expect, test } from "vitest";
import { readAttribute, selectElements } from "../../../tests/support/html";
import { phoneSizes } from "../../contract/media/phone-sizes";
import { variantTypes, variantWidths } from "../../contract/media/pictures";
import { cleanArticleHtml } from "../posts/article-html";
import { coverAt, type ShownCover, type ShownPicture, withPictures, withWords } from "./shown-pictures";

const hash = "0123456789abcdef0123456789abcdef";

function picture(values: Partial<ShownPicture> = {}): ShownPicture {
  const common = { hash, type: "image/jpeg", width: 3000, height: 2000, bytes: 9, alt: "Toko roti" } as const;
  const variants = variantTypes.flatMap((type) =>
    variantWidths[type].map((width): ShownPicture["variants"][number] => [width, type]),
  );
  return { ...common, focalX: 0.5, focalY: 0.5, variants, ...values };
}

const stored = (attributes = "") =>
  cleanArticleHtml(`<p>Sebelum</p><img src="/media/${hash}.jpg"${attributes}>`);
const shown = (html: string, values: Partial<ShownPicture> = {}) => withPictures(html, [picture(values)]);
const readImage = async (html: string) => (await selectElements(html, "img"))[0]?.attributes;

const srcset = (type: string, widths: readonly number[], root = "") =>
  widths.map((width) => `${root}/media/${hash}-${width}.${type} ${width}w`).join(", ");

test("a picture of the library comes in every width that was made, with its size and the library's words", () => {
  const sizes = `${phoneSizes}, (min-width: 731px) 672px, 92vw`;
  expect(shown(stored())).toBe(
    `<p>Sebelum</p><picture><source type="image/avif" srcset="${srcset("avif", [480, 960, 1200])}" sizes="${sizes}">` +
      `<source type="image/webp" srcset="${srcset("webp", [480, 960, 1440])}" sizes="${sizes}">` +
      `<img alt="Toko roti" src="/media/${hash}.jpg" loading="lazy" width="3000" height="2000" decoding="async" /></picture>`,
  );
});

test("words of the tag go before those of the library, and what tells nothing has none", async () => {
  expect((await readImage(shown(stored(' alt="Etalase &amp; kasir"'))))?.alt).toBe("Etalase &amp; kasir");
  expect((await readImage(shown(stored(' alt=" "'))))?.alt).toBe("Toko roti");
  expect((await readImage(shown(stored(), { alt: "" })))?.alt).toBe("");
});

test("words of the library stay words, whatever stands in them", async () => {
  for (const alt of [
    '" onerror="alert(1)',
    "$& $1 $` $' $$",
    "<script>alert(1)</script>",
    "&quot; & <b>",
    "<table",
  ]) {
    const html = shown(stored(), { alt });
    const [image] = await selectElements(html, "img");
    expect(Object.keys(image?.attributes ?? {})).toEqual([
      "alt",
      "src",
      "loading",
      "width",
      "height",
      "decoding",
    ]);
    expect(await selectElements(html, "script, b, table")).toEqual([]);
    expect(cleanArticleHtml(html)).toContain(`alt="${image?.attributes.alt}"`);
    const unescaped = image?.attributes.alt
      ?.replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
    expect(unescaped).toBe(alt);
  }
});

test.each([
  ['width="300"', ["300", "200"], 300],
  ['height="200"', ["300", "200"], 300],
  ['width="50%"', ["50%", undefined], 672],
  ["width", ["3000", "2000"], 672],
])("what an author says of the size is kept and completed: %s", async (attributes, size, column) => {
  const html = shown(stored(` ${attributes}`));
  const image = await readImage(html);
  expect([image?.width, image?.height]).toEqual(size);
  expect((await readAttribute(html, "source", "sizes"))[0]).toContain(` ${column}px, 92vw`);
});

test("a small picture is never asked for wider than it is", async () => {
  const html = shown(stored(), { width: 200, height: 300, variants: [[200, "image/webp"]] });
  expect(await readAttribute(html, "source", "srcset")).toEqual([`/media/${hash}-200.webp 200w`]);
  expect(await readAttribute(html, "source", "sizes")).toEqual([
    `${phoneSizes}, (min-width: 218px) 200px, 92vw`,
  ]);
});

test("a portrait is no taller than a screen, unless its author or its shape says otherwise", async () => {
  const tall = { width: 2000, height: 3000 };
  const html = shown(stored(), tall);
  expect(await readImage(html)).toMatchObject({ width: "2000", height: "3000", style: "--widest:469px" });
  expect((await readAttribute(html, "source", "sizes"))[0]).toBe(
    `${phoneSizes}, (min-width: 510px) 469px, 92vw`,
  );
  for (const [attributes, values] of [
    [' width="600"', tall],
    ["", { width: 800, height: 6000 }],
    ["", { width: 400, height: 500 }],
  ] as const) {
    expect(await readImage(shown(stored(attributes), values))).not.toHaveProperty("style");
  }
});

test("a picture without widths is the original, and keeps its space", async () => {
  const html = shown(stored(), { variants: [] });
  expect(html).not.toContain("<picture");
  expect(await readImage(html)).toMatchObject({ src: `/media/${hash}.jpg`, width: "3000", height: "2000" });
});

test("a width that is missing in AVIF comes as WebP, and a type without any is left out", async () => {
  const html = shown(stored(), {
    variants: [
      [1440, "image/webp"],
      [480, "image/webp"],
      [480, "image/avif"],
    ],
  });
  expect(await readAttribute(html, "source", "srcset")).toEqual([
    `/media/${hash}-480.avif 480w, /media/${hash}-1440.webp 1440w`,
    srcset("webp", [480, 1440]),
  ]);
  const nearly = [
    [1440, "image/webp"],
    [1200, "image/avif"],
  ] as const;
  expect(
    await readAttribute(shown(stored(), { variants: nearly.map((one) => [...one]) }), "source", "srcset"),
  ).toEqual([srcset("avif", [1200]), srcset("webp", [1440])]);
  const webp = shown(stored(), { variants: [[480, "image/webp"]] });
  expect(await readAttribute(webp, "source", "type")).toEqual(["image/webp"]);
  const avif = shown(stored(), { variants: [[480, "image/avif"]] });
  expect(await readAttribute(avif, "source", "type")).toEqual(["image/avif"]);
});

test("an address of a width or with our own host shows the same picture, at the width that it names", async () => {
  const html = shown(cleanArticleHtml(`<img src="https://arunikaweb.example/media/${hash}-480.webp?x=1&y">`));
  expect(await readImage(html)).toMatchObject({ src: `/media/${hash}.jpg`, width: "480", height: "320" });
});

test("what is not of the library stays to the byte", () => {
  const other = "f".repeat(32);
  for (const html of [
    `<p>a &lt;img src="/media/${hash}.jpg"&gt;</p>`,
    '<img src="https://lain.example/foto.jpg" alt="" loading="lazy" />',
    `<img src="/media/${other}.jpg" alt="Hilang" loading="lazy" />`,
    `<a href="/media/${hash}.jpg">Unduh</a>`,
    `<img alt="" src="https://lain.example/media/${hash}.jpg" loading="lazy" />`,
    `<p>/media/${hash}.jpg</p>`,
  ]) {
    expect(shown(html)).toBe(html);
  }
  expect(withPictures(stored(), [])).toBe(stored());
});

test("behind a preview link every address of a picture stands below the link, those of links too", async () => {
  const root = "/pratinjau/rahasia";
  const html = withPictures(
    `${stored()}<p><a href="/media/${hash}-480.webp" title="Besar">Besar</a></p>`,
    [picture()],
    root,
  );
  expect(await readAttribute(html, "a", "href")).toEqual([`${root}/media/${hash}.jpg`]);
  expect(await readAttribute(html, "a", "title")).toEqual(["Besar"]);
  expect(await readAttribute(html, "img", "src")).toEqual([`${root}/media/${hash}.jpg`]);
  expect(await readAttribute(html, "source", "srcset")).toEqual([
    srcset("avif", [480, 960, 1200], root),
    srcset("webp", [480, 960, 1440], root),
  ]);
});

test("for readers elsewhere a text gets the library's words and nothing else", () => {
  const texts = [stored(), stored(' alt="Etalase"'), `<p><a href="/media/${hash}.jpg">Besar</a></p>`];
  expect(texts.map((html) => withWords(html, [picture({ alt: 'Toko "$&"' })]))).toEqual([
    stored(' alt="Toko &quot;$&amp;&quot;"'),
    ...texts.slice(1),
  ]);
  for (const html of texts) expect(withWords(html, [picture({ alt: "" })])).toBe(html);
});

const pending: ShownCover = {
  ...{ hash, type: "image/jpeg", width: 3000, height: 2000, bytes: 4_000_000, alt: "" },
  ...{ focalX: 0.5, focalY: 0.5, variants: [], shared: null },
};

const toCover = (picture: ShownCover) => coverAt(`/media/${hash}.jpg`, picture).cover;

test("a cover offers its widths in both types, and those who share it the largest that is light", () => {
  const variants: ShownCover["variants"] = [
    [960, "image/webp"],
    [480, "image/webp"],
    [1440, "image/avif"],
  ];
  expect(toCover({ ...pending, variants, shared: 960, alt: 'Toko "Roti"' })).toEqual({
    srcset: `/media/${hash}-480.webp 480w, /media/${hash}-960.webp 960w`,
    avif: `/media/${hash}-480.webp 480w, /media/${hash}-960.webp 960w, /media/${hash}-1440.avif 1440w`,
    alt: 'Toko "Roti"',
    shared: { url: `/media/${hash}-960.webp`, width: 960, height: 640 },
  });
});

test("without a light width a light original is shared, and a heavy one or an AVIF is not", () => {
  expect(toCover(pending)).toEqual({});
  expect(toCover({ ...pending, bytes: 9, type: "image/avif" })).toEqual({});
  expect(toCover({ ...pending, bytes: 1_000_000 })).toEqual({
    shared: { url: `/media/${hash}.jpg`, width: 3000, height: 2000 },
  });
});

test("what must stay in sight is said where it is not the middle", () => {
  expect(toCover({ ...pending, focalX: 0.5, focalY: 0 })).toEqual({ position: "50% 0%" });
  expect(toCover({ ...pending, focalX: 0.333, focalY: 1 })).toEqual({ position: "33% 100%" });
});

test("an address that only looks like one of the library has none", () => {
  for (const image of [
    `https://lain.example/media/${hash}.jpg`,
    "/images/a.svg",
    `/media/${"f".repeat(32)}.jpg`,
  ]) {
    expect(coverAt(image, pending)).toEqual({});
  }
  expect(coverAt(`/media/${hash}.jpg`, null)).toEqual({});
});
