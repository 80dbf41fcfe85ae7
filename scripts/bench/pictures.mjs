import sharp from "sharp";
import { formatNumber } from "./figures.mjs";
import { auditPages } from "./lighthouse.mjs";
import { articlePath, startSite } from "./site.mjs";

/** @typedef {import("./lighthouse.mjs").PageAudit} PageAudit */
/** @typedef {{ id: number, url: string, state: string, width: number, height: number }} Picture */

/** Its cover, and five in its text. */
const pictures = 6;
/** Milliseconds within which the queue has made all widths. */
const patience = 120_000;
const kinds = /** @type {const} */ (["performance", "accessibility", "best-practices", "seo"]);

/**
 * Lighthouse of an article whose cover and five pictures were uploaded as a phone takes them, beside the same article
 * as it was, with its drawn cover.
 * @param {import("./bundle.mjs").Bundles} bundles @param {{ runs: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measurePictures(bundles, { runs }) {
  const site = await startSite(bundles, { posts: 20, messages: 20 }, { withJobs: true });
  try {
    const path = await publishWithPictures(site);
    const [ours, reference] = await auditPages(site.visited, [path, articlePath], { runs });
    if (!ours || !reference) throw new Error("Lighthouse looked at fewer pages than asked.");
    return sectionOf(ours, reference, runs);
  } finally {
    await site.stop();
  }
}

/** @param {import("./site.mjs").Site} site @returns {Promise<string>} Its path. */
async function publishWithPictures({ worker, staff }) {
  const posts = await staff.call("GET", `${worker}/api/blog/slug/${articlePath.split("/").at(-1)}`);
  const stored = [];
  for (let number = 0; number < pictures; number += 1)
    stored.push(await upload(worker, staff.cookie, number));
  for (const { id } of stored) await ready(worker, staff, id);
  const [cover, ...inside] = stored;
  const { id: _id, title, summary, category, content } = posts;
  const slug = "artikel-dengan-enam-gambar";
  const sections = content.split("</h2>");
  const illustrated = sections
    .map((/** @type {string} */ part, /** @type {number} */ index) => {
      const picture = inside[index];
      const isLast = index === sections.length - 1;
      return `${part}${isLast ? "" : "</h2>"}${picture && !isLast ? `<p><img src="${picture.url}" alt="Halaman depan toko daring di layar ponsel"></p>` : ""}`;
    })
    .join("");
  const shown = illustrated.split("<img ").length - 1;
  if (shown !== pictures - 1) throw new Error(`The article shows ${shown} pictures.`);
  await staff.call("POST", `${worker}/api/blog`, {
    ...{ title: `${title} bergambar`, slug, summary, category },
    ...{ image: cover?.url, content: illustrated },
  });
  return `/blog/${slug}`;
}

/** Shapes and grain that make about as many bytes as a photograph: 700 KB, and 24 KB in AVIF at 480 pixels. @param {number} number */
async function photograph(number) {
  const [width, height] = [2400, 1600];
  const noise = (/** @type {number} */ scale, /** @type {number} */ sigma) =>
    sharp({
      create: {
        ...{ width: width / scale, height: height / scale, channels: 3 },
        background: { r: 40 * number, g: 120, b: 160 },
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .png()
      .toBuffer();
  const shapes = await sharp(await noise(16, 50))
    .resize(width, height, { kernel: "cubic" })
    .png()
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: await noise(1, 12), blend: "soft-light" }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** @param {string} worker @param {string} cookie @param {number} number @returns {Promise<Picture>} */
async function upload(worker, cookie, number) {
  const bytes = await photograph(number);
  const body = new FormData();
  body.set("file", new File([new Uint8Array(bytes)], `foto-${number}.jpg`, { type: "image/jpeg" }));
  body.set("alt", "Halaman depan toko daring di layar ponsel");
  const response = await fetch(`${worker}/api/media`, { method: "POST", headers: { Cookie: cookie }, body });
  if (response.status !== 201)
    throw new Error(`A picture was answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** @param {string} worker @param {import("./staff.mjs").Staff} staff @param {number} id */
async function ready(worker, staff, id) {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const { state } = await staff.call("GET", `${worker}/api/media/${id}`);
    if (state === "ready") return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The widths of picture ${id} were not made in ${patience / 1000} s.`);
}

/** @param {PageAudit} ours @param {PageAudit} reference @param {number} runs @returns {import("./report.mjs").Section} */
function sectionOf(ours, reference, runs) {
  const row = (/** @type {string} */ name, /** @type {PageAudit} */ { scores, lcp, tbt, cls }) => [
    name,
    ...kinds.map((kind) => formatNumber(scores[kind])),
    ...[lcp, tbt, Number(cls.toFixed(3))].map(formatNumber),
  ];
  const ratio = ours.lcp / reference.lcp;
  return {
    name: "pictures",
    title: "An article with uploaded pictures",
    method: [
      `Medians of ${runs} run${runs === 1 ? "" : "s"} of Lighthouse's phone. Six JPEGs of 2,400 × 1,600 were uploaded and their widths made by the queue:`,
      "the cover and five in the text. The reference is the same article with its drawn cover and no picture, in the same run.",
    ].join("\n"),
    table: {
      head: ["article", ...kinds, "LCP ms", "TBT ms", "CLS"],
      rows: [row("six uploaded pictures", ours), row("as in the seed", reference)],
    },
    checks: [
      ...kinds.map((kind) => ({
        what: `article with six uploaded pictures: Lighthouse ${kind}`,
        figure: formatNumber(ours.scores[kind]),
        reference: formatNumber(reference.scores[kind]),
        budget: { judged: ours.scores[kind], bound: /** @type {const} */ ("≥"), limit: 100, unit: "" },
      })),
      {
        what: "article with six uploaded pictures: LCP against the same without",
        ...{ figure: `${formatNumber(ours.lcp)} ms`, reference: `${formatNumber(reference.lcp)} ms`, ratio },
        budget: { judged: ratio, bound: "≤", limit: 1.05, unit: "" },
      },
      {
        what: "article with six uploaded pictures: CLS",
        figure: formatNumber(Number(ours.cls.toFixed(3))),
        budget: { judged: Number(ours.cls.toFixed(3)), bound: "≤", limit: 0, unit: "" },
      },
    ],
  };
}
