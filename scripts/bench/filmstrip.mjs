import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { launchDevtools } from "./devtools.mjs";
import { slowNetwork, withPhone } from "./phone.mjs";
import { articlePath } from "./site.mjs";

const usage = `Usage: node scripts/bench/filmstrip.mjs FOLDER [--base http://localhost:8787] [--paths /,/blog]
  [--without scripts|stylesheet] [--saving] [--seconds 5]
Every frame that a phone of 390 points shows while a page loads, on a slow connection and a processor four times as
slow: a picture each, named by its milliseconds, and one sheet of all of them for each page.`;

/** @typedef {{ at: number, data: Buffer }} Frame Milliseconds since the address was entered, and a JPEG. */
/** @typedef {{ seconds: number, without?: string | undefined, saving: boolean }} Take */

/** @param {import("./devtools.mjs").Devtools} devtools @param {string} url @param {Take} take @returns {Promise<Frame[]>} */
function film(devtools, url, { seconds, without, saving }) {
  return withPhone(devtools, { network: slowNetwork }, async ({ send, on }) => {
    if (without === "scripts") await send("Emulation.setScriptExecutionDisabled", { value: true });
    // A request that is paused and never let go.
    if (without === "stylesheet") await send("Fetch.enable", { patterns: [{ resourceType: "Stylesheet" }] });
    if (saving) await send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    /** @type {Frame[]} */
    const frames = [];
    on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      frames.push({ at: metadata.timestamp * 1000 - start, data: Buffer.from(data, "base64") });
      send("Page.screencastFrameAck", { sessionId });
    });
    await send("Page.startScreencast", { format: "jpeg", quality: 90, everyNthFrame: 1 });
    const start = Date.now();
    await send("Page.navigate", { url });
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return changesOf(frames.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at));
  });
}

/** Frames that show something else than the one before them. @param {Frame[]} frames */
function changesOf(frames) {
  return frames.filter(({ data }, index) => !frames[index - 1]?.data.equals(data));
}

const tile = { width: 260, height: 563, gap: 12, label: 24, across: 6 };

/** @param {Frame[]} frames */
async function sheetOf(frames) {
  const step = { x: tile.width + tile.gap, y: tile.height + tile.label + tile.gap };
  const parts = await Promise.all(
    frames.flatMap(({ at, data }, index) => {
      const left = (index % tile.across) * step.x;
      const top = Math.floor(index / tile.across) * step.y;
      const text = `<text x="4" y="17" font-family="sans-serif" font-size="16">${Math.round(at)} ms</text>`;
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}">${text}</svg>`;
      const picture = sharp(data)
        .resize(tile.width, tile.height, { fit: "contain", position: "top" })
        .toBuffer();
      return [
        { input: Buffer.from(label), left, top },
        picture.then((input) => ({ input, left, top: top + tile.label })),
      ];
    }),
  );
  const width = Math.min(frames.length, tile.across) * step.x;
  const height = Math.ceil(frames.length / tile.across) * step.y;
  return sharp({ create: { width, height, channels: 3, background: "#dddddd" } })
    .composite(parts)
    .png()
    .toBuffer();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string", default: "http://localhost:8787" },
    paths: { type: "string", default: `/,/blog,${articlePath}` },
    without: { type: "string" },
    saving: { type: "boolean", default: false },
    seconds: { type: "string", default: "5" },
  },
});
const [folder] = positionals;
if (!folder) throw new Error(usage);
const devtools = await launchDevtools();
try {
  for (const path of values.paths.split(",")) {
    const take = { seconds: Number(values.seconds), without: values.without, saving: values.saving };
    const frames = await film(devtools, values.base + path, take);
    const name = path.replaceAll(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
    mkdirSync(join(folder, name), { recursive: true });
    for (const { at, data } of frames) {
      writeFileSync(join(folder, name, `${String(Math.round(at)).padStart(5, "0")}.jpg`), data);
    }
    writeFileSync(join(folder, `${name}.png`), await sheetOf(frames));
    console.log(`${path}: ${frames.length} frames, ${join(folder, `${name}.png`)}`);
  }
} finally {
  await devtools.close();
}
