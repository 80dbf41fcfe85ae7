import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type CleanPicture, cleanPicture } from "../worker/media/pictures/clean-picture";
import { bytesOf, distance, drawn, shown } from "./support/pictures/drawn";
import {
  canvas,
  chunk,
  frameOf,
  indexOf,
  join,
  riff,
  segment,
  withChunks,
  withSegments,
} from "./support/pictures/parts";
import { small } from "./support/pictures/small";

const clean = (bytes: Uint8Array): Promise<CleanPicture> => cleanPicture(bytes, null);

describe("a colour profile", () => {
  it("loses what tells of a device, and none of its colours", async () => {
    const bytes = await bytesOf(drawn().withIccProfile("p3").png());
    const { icc = Buffer.alloc(0) } = await sharp(bytes).metadata();
    const length = icc.length + 12 + 32;
    const count = icc.readUInt32BE(128);
    // One more tag, behind all others.
    const table = Buffer.from(icc.subarray(132, 132 + count * 12));
    for (let tag = 0; tag < count; tag++)
      table.writeUInt32BE(table.readUInt32BE(tag * 12 + 4) + 12, tag * 12 + 4);
    const more = Buffer.concat([Buffer.from("mmod"), Buffer.alloc(8)]);
    more.writeUInt32BE(icc.length + 12, 4);
    more.writeUInt32BE(32, 8);
    const profile = Buffer.concat([
      icc.subarray(0, 132),
      table,
      more,
      icc.subarray(132 + count * 12),
      Buffer.alloc(32, "Layar Rahasia"),
    ]);
    profile.writeUInt32BE(length, 0);
    profile.writeUInt32BE(count + 1, 128);
    const jpeg = withSegments(
      await bytesOf(drawn().jpeg()),
      segment(0xe2, join("ICC_PROFILE\0", [2, 2], profile.subarray(300))),
      segment(0xe2, join("ICC_PROFILE\0", [1, 2], profile.subarray(0, 300))),
    );
    expect((await sharp(jpeg).metadata()).icc).toEqual(profile);
    const cleaned = await clean(jpeg);
    expect(indexOf(cleaned.bytes, "Rahasia")).toBe(-1);
    expect(await shown(cleaned.bytes)).toEqual(await shown(jpeg));
    expect((await sharp(cleaned.bytes).metadata()).icc?.length).toBe(icc.length);
    expect(
      distance((await shown(cleaned.bytes)).data, (await shown(await bytesOf(drawn().jpeg()))).data),
    ).toBeGreaterThan(4);
  });

  it.each([
    ["is damaged", join("x".repeat(200))],
    [
      "is for other colours",
      join(new Uint8Array(16), "GRAY", new Uint8Array(16), "acsp", new Uint8Array(200)),
    ],
  ])("is dropped where it %s, as decoders do", async (_what, profile) => {
    const bytes = riff(canvas(24, 17, 0x20), ["ICCP", profile], frameOf(small("webp")));
    expect((await clean(bytes)).bytes).toEqual(
      (await clean(riff(canvas(24, 17, 0), frameOf(small("webp"))))).bytes,
    );
  });

  it("of more than a megabyte is refused, packed or not", async () => {
    const large = new Uint8Array(1_000_001);
    const packed = withChunks(
      small("png"),
      chunk("iCCP", join("a\0\0", deflateSync(new Uint8Array(50_000_000)))),
    );
    const unpacked = riff(canvas(24, 17, 0x20), ["ICCP", large], frameOf(small("webp")));
    for (const bytes of [packed, unpacked]) {
      await expect(clean(bytes)).rejects.toMatchObject({ message: expect.stringContaining("Profil warna") });
    }
  });
});
