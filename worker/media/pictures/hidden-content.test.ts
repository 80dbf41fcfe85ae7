import { describe, expect, it } from "vitest";
import { box, join, segment, withSegments } from "../../../tests/support/pictures/parts";
import { small } from "../../../tests/support/pictures/small";
import { maxPictureBytes } from "../../contract/media/media-item";
import { cleanPicture } from "./clean-picture";
import { refuseHidden } from "./hidden-content";

/** The shortest of each sort that is refused: every byte of it matters, or may be any. */
const shortest = [
  ...["<script>", "<iframe>", "<object>"],
  ...["svg", "img", "html", "body", "embed"].map((tag) => `<${tag} onload=x>`),
  ...["html", "svg"].flatMap((type) => [1, 2, 3].map((spaces) => `<!doctype${" ".repeat(spaces)}${type}`)),
  "<?php a();",
  // Each further length is much less likely than the one before.
  ...[8, 9, 10, 11, 12, 13, 14, 15, 16].map((length) => `<?=${"a".repeat(length)}?>`),
  "%PDF-1.",
  ...["PK\x05\x06\0\0\0\0", "PK\x03\x04\x14\0\0\0\b\0", "Rar!\x1a\x07\0", "7z\xbc\xaf'\x1c"],
];

function isRefused(bytes: Uint8Array): boolean {
  try {
    refuseHidden(bytes, []);
    return false;
  } catch {
    return true;
  }
}

/** How likely it is that any bytes at all are such a mark: the share of values that each of its bytes may have. */
function chanceOf(mark: string): number {
  const bytes = join(mark);
  return bytes.reduce((chance, _, at) => {
    const values = Array.from({ length: 256 }, (_, value) => bytes.with(at, value));
    return (chance * values.filter(isRefused).length) / 256;
  }, 1);
}

/** Compressed bytes look like these: xorshift of 32 bits, the same each time. */
function noise(length: number): Uint8Array {
  let state = 0x9e3779b9;
  const words = new Uint32Array(Math.ceil(length / 4)).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
  return new Uint8Array(words.buffer).subarray(0, length);
}

describe("what turns up by chance in compressed bytes", () => {
  it("is a mark of something hidden in less than one of a million files of the largest size", () => {
    expect(shortest.filter((mark) => !isRefused(join(mark)))).toEqual([]);
    const chances = shortest.map(chanceOf);
    expect(Math.max(...chances) * maxPictureBytes).toBeLessThan(2e-7);
    expect(chances.reduce((sum, chance) => sum + chance) * maxPictureBytes).toBeLessThan(1e-6);
  });

  it("refuses none of 20,000 pictures with a video of 4 MB", () => {
    // Of so many bytes, only those places that begin as a mark does, in any case: three bytes, and noise behind them.
    const cases = (text: string) => [text, text.toUpperCase(), text.toLowerCase()];
    const beginnings = new Set(
      shortest.flatMap(([a = "", b = "", c = ""]) =>
        cases(b).flatMap((second) => cases(c).map((third) => a + second + third)),
      ),
    );
    const all = [...beginnings].map((beginning) => join(beginning));
    const places = Math.ceil((20_000 * 4_000_000 * all.length) / 256 ** 3);
    const bytes = noise(places * 32);
    for (let at = 0; at < bytes.length; at += 32) bytes.set(all[(at / 32) % all.length] ?? [], at);
    expect(places).toBeGreaterThan(200_000);
    expect(isRefused(bytes)).toBe(false);
  });

  it.each([
    "<svg \x93\x02\xf1",
    "<IMG/\xf1\0",
    "<?php\x9c\x01",
    "<?=\x12\xd0?>\xff",
    "<BoDy>\0\x80",
    "%PDF-7\xe2",
  ])("does not refuse a picture that holds it in or behind itself: %j", async (chance) => {
    const video = join(noise(1_000), chance, noise(1_000));
    for (const name of ["jpeg", "png", "webp"] as const) {
      const { bytes } = await cleanPicture(small(name), null);
      expect((await cleanPicture(join(small(name), video), null)).bytes).toEqual(bytes);
    }
    const [jpeg, avif] = [small("jpeg"), small("avif")];
    const { bytes } = await cleanPicture(jpeg, null);
    expect((await cleanPicture(withSegments(jpeg, segment(0xeb, video)), null)).bytes).toEqual(bytes);
    const clean = await cleanPicture(avif, null);
    expect(await cleanPicture(join(avif, box("mpvd", video)), null)).toEqual(clean);
  });

  it("is not looked for among the pixels", () => {
    const bytes = join("GIF", "<script>", "89a");
    expect(() => refuseHidden(bytes, [[3, 11]])).not.toThrow();
    expect(() => refuseHidden(bytes, [[4, 11]])).not.toThrow();
    expect(() => refuseHidden(bytes, [[11, 11]])).toThrow();
  });
});
