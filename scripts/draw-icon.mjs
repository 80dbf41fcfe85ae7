// Writes web/public/favicon.ico from favicon.svg, for search engines and browsers without SVG support. Run `node
// scripts/draw-icon.mjs` after changing that file.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../web/public/", import.meta.url));
/** Side lengths in pixels: for a tab on a dense screen, and for search engines. */
const sizes = [32, 48];

const pictures = await Promise.all(
  sizes.map((size) =>
    sharp(`${folder}favicon.svg`, { density: 300 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  ),
);
const header = Buffer.alloc(6 + 16 * sizes.length);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(sizes.length, 4);
let offset = header.length;
for (const [index, picture] of pictures.entries()) {
  const size = sizes[index] ?? 0;
  const entry = 6 + 16 * index;
  header.writeUInt8(size, entry);
  header.writeUInt8(size, entry + 1);
  header.writeUInt16LE(1, entry + 4);
  header.writeUInt16LE(32, entry + 6);
  header.writeUInt32LE(picture.length, entry + 8);
  header.writeUInt32LE(offset, entry + 12);
  offset += picture.length;
}
await writeFile(`${folder}favicon.ico`, Buffer.concat([header, ...pictures]));
console.log(`favicon.ico: ${offset} bytes`);
