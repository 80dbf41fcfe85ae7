// Renders the generated pictures: the portfolio mock-ups and Open Graph posters from pages in scripts/art, and the
// drawn covers of articles as PNG. Run `node scripts/draw-images.mjs`, or name the ones to render.
import { readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";

/**
 * `width` and `height` are those of the rendered page, `savedWidth` that of a smaller file. `part` is the corner of a
 * section of 600 by 450 pixels, rendered at double size.
 * @typedef {{ name: string, source: string, target: string, width: number, height: number, savedWidth?: number, hash?: string, part?: [number, number] }} Picture
 */

const art = fileURLToPath(new URL("art", import.meta.url));
const images = fileURLToPath(new URL("../web/public/images", import.meta.url));
const webp = { bytesPerPixel: 0.065, qualities: [0.82, 0.78, 0.74, 0.7, 0.66, 0.62] };
/** Letters and lines stay sharp only without chroma subsampling. */
const avif = { effort: 8, chromaSubsampling: "4:4:4", quality: 50 };
/**
 * The small pictures are the first thing on a phone, where several load together and determine the first paint on a
 * slow connection. Chroma subsampling and eight bits per channel halve the time of decoding.
 */
const smallAvif = { bytes: 13_000, qualities: [50, 45, 40, 37, 34, 31] };

/** The section of a work that its case study shows enlarged. @type {Record<string, [number, number]>} */
const parts = {
  "liris-kopi": [600, 90],
  "denara-dental": [470, 280],
  "wirasena-hukum": [40, 450],
  "tunas-arkana": [560, 450],
  "pilar-sagara": [420, 440],
  "lereng-pinus": [560, 440],
};

/** @type {Picture[]} */
const mockups = readdirSync(join(art, "portfolio"))
  .filter((file) => file.endsWith(".html"))
  .flatMap((file) => {
    const name = basename(file, ".html");
    const target = join(images, "portfolio", name);
    const drawn = { name, source: join(art, "portfolio", file), width: 1200, height: 900 };
    const phone = {
      source: join(art, "portfolio-phone.html"),
      hash: `#${name}`,
      width: 390,
      height: 780,
      savedWidth: 280,
    };
    return [
      { ...drawn, name: `${name}-detail`, target: `${target}-detail.avif`, part: parts[name] ?? [0, 0] },
      { ...phone, name: `${name}-phone`, target: `${target}-phone.avif` },
      { ...drawn, target: `${target}.webp` },
      { ...drawn, target: `${target}.avif` },
      { ...drawn, name: `${name}-640`, target: `${target}-640.avif`, savedWidth: 640 },
    ];
  });

/** @type {Picture[]} */
const posters = [
  { name: "default", width: 1200, height: 630 },
  { name: "square", width: 1024, height: 1024 },
].map((poster) => ({
  ...poster,
  source: join(art, "og.html"),
  target: join(images, "og", `${poster.name}.png`),
}));

/** Drawn covers of articles, for networks and search engines without SVG support. */
const covers = ["", "topics/"].flatMap((folder) =>
  readdirSync(join(images, "blog", folder))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => folder + basename(file, ".svg")),
);
const coverSizes = [
  { suffix: "", width: 1200, height: 630 },
  { suffix: "-square", width: 1024, height: 1024 },
];

const wanted = process.argv.slice(2);
const pictures = [...mockups, ...posters].filter(({ name }) => wanted.length === 0 || wanted.includes(name));

for (const cover of covers.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  for (const { suffix, width, height } of coverSizes) {
    const target = join(images, "og/blog", `${cover}${suffix}.png`);
    await mkdir(dirname(target), { recursive: true });
    await sharp(join(images, "blog", `${cover}.svg`), { density: 120 })
      .resize(width, height)
      .png({ palette: true, colors: 64, effort: 10 })
      .toFile(target);
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"],
});
try {
  const page = await browser.newPage();
  const sharpPage = await browser.newPage({ deviceScaleFactor: 2 });
  for (const picture of pictures) {
    const bytes = await draw(picture.part ? sharpPage : page, picture);
    await mkdir(dirname(picture.target), { recursive: true });
    await writeFile(picture.target, bytes);
    console.log(`${picture.target}: ${(bytes.length / 1024).toFixed(1)} KB`);
  }
  if (wanted.length === 0 || wanted.includes("video")) {
    await page.goto(pathToFileURL(join(art, "video.html")).href);
    const film = await page.evaluate("record()");
    await writeFile(join(images, "og/video.mp4"), fromDataUrl(String(film)));
  }
} finally {
  await browser.close();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {Picture} picture
 */
async function draw(page, { source, target, width, height, savedWidth = width, hash = "", part }) {
  await page.setViewportSize({ width, height });
  // A URL that differs only in its hash would not reload the page.
  await page.goto("about:blank");
  await page.goto(pathToFileURL(source).href + hash);
  await page.evaluate(() => document.fonts.ready);
  const clip = part && { x: part[0], y: part[1], width: 600, height: 450 };
  const png = await page.screenshot({ type: "png", animations: "disabled", ...(clip && { clip }) });
  if (savedWidth < width) return toSmallAvif(png, savedWidth);
  if (target.endsWith(".avif")) {
    return sharp(png).avif(avif).toBuffer();
  }
  return target.endsWith(".webp") ? toWebp(page, png, savedWidth) : png;
}

/** @param {Buffer} png @param {number} width */
async function toSmallAvif(png, width) {
  const small = sharp(png).resize(width);
  let bytes = Buffer.alloc(0);
  for (const quality of smallAvif.qualities) {
    bytes = await small.avif({ ...avif, quality, chromaSubsampling: "4:2:0" }).toBuffer();
    if (bytes.length <= smallAvif.bytes) break;
  }
  return bytes;
}

/**
 * Uses the browser's encoder. A detailed picture is encoded with lower quality to stay small.
 * @param {import("@playwright/test").Page} page
 * @param {Buffer} png
 * @param {number} width
 */
async function toWebp(page, png, width) {
  const dataUrl = await page.evaluate(
    async ({ source, limits, width }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      let url = "";
      for (const quality of limits.qualities) {
        url = canvas.toDataURL("image/webp", quality);
        if (url.length * 0.75 <= limits.bytesPerPixel * canvas.width * canvas.height) break;
      }
      return url;
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, limits: webp, width },
  );
  return fromDataUrl(dataUrl);
}

/** @param {string} dataUrl */
function fromDataUrl(dataUrl) {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
