import { describe, expect, it } from "vitest";
import { box, join, segment, withSegments } from "../../../tests/support/pictures/parts";
import { small } from "../../../tests/support/pictures/small";
import { cleanPicture, refuseHidden } from "./clean-picture";

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
  it.each(["<svg \x93\x02\xf1", "<?=\x12\xd0?>\xff", "%PDF-7\xe2"])(
    "does not refuse a picture that holds it in or behind itself: %j",
    async (chance) => {
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
    },
  );

  it("is not looked for among the pixels", () => {
    const bytes = join("GIF", "<script>", "89a");
    expect(() => refuseHidden(bytes, [[3, 11]])).not.toThrow();
    expect(() => refuseHidden(bytes, [[4, 11]])).not.toThrow();
    expect(() => refuseHidden(bytes, [[11, 11]])).toThrow();
  });
});
