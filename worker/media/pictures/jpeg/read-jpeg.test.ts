import { describe, expect, it } from "vitest";
import { exif, indexOf, join, segment, withSegments } from "../../../../tests/support/pictures/parts";
import { small } from "../../../../tests/support/pictures/small";
import { cleanPicture } from "../clean-picture";

const cleaned = async (bytes: Uint8Array) => (await cleanPicture(bytes, null)).bytes;
const refused = (bytes: Uint8Array, message: string) =>
  expect(cleanPicture(bytes, null)).rejects.toMatchObject({
    code: "validation_failed",
    message: expect.stringContaining(message),
  });

/** The JPEG whose frame begins with another marker. */
function withFrame(marker: number): Uint8Array {
  const bytes = small("jpeg");
  bytes[indexOf(bytes, [0xff, 0xc0]) + 1] = marker;
  return bytes;
}

describe("a JPEG", () => {
  it("passes over fill bytes and strays between its segments, as decoders do", async () => {
    const strays = withSegments(small("jpeg"), segment(0xfe, "a"), join("abc", [0xff, 0xff, 0xff, 0xd0]));
    expect(await cleaned(strays)).toEqual(await cleaned(small("jpeg")));
  });

  it("is turned by the first EXIF data that it holds, before its pixels", async () => {
    const told = (orientation: number) => segment(0xe1, join("Exif\0\0", exif(orientation)));
    await expect(cleaned(withSegments(small("jpeg"), told(1), told(6)))).resolves.toBeDefined();
    await refused(withSegments(small("jpeg"), told(6), told(1)), "tersimpan miring");
    const behind = join(small("jpeg").subarray(0, -2), told(6), [0xff, 0xd9]);
    await expect(cleaned(behind)).resolves.toBeDefined();
  });

  it("is incomplete where its end was put on after some of its scans", async () => {
    const bytes = small("progressiveJpeg");
    const second = indexOf(bytes.subarray(indexOf(bytes, [0xff, 0xda]) + 2), [0xff, 0xda]);
    const oneScan = bytes.subarray(0, indexOf(bytes, [0xff, 0xda]) + 2 + second);
    const colours = [...oneScan];
    // That one scan is of the first component alone.
    colours.splice(indexOf(oneScan, [0xff, 0xda]) + 2, 8, 0, 8, 1, 1, 0, 0, 0, 1);
    await refused(join(colours, [0xff, 0xd9]), "tidak lengkap");
    await refused(join(bytes.subarray(0, indexOf(bytes, [0xff, 0xda])), [0xff, 0xd9]), "tidak lengkap");
  });

  it.each([0xc3, 0xc5, 0xc9, 0xca])("of a sort that browsers do not show is refused (%i)", async (marker) => {
    await refused(withFrame(marker), "jarang dipakai");
  });

  it("of 12 bits is refused", async () => {
    const bytes = withFrame(0xc1);
    bytes[indexOf(bytes, [0xff, 0xc1]) + 4] = 12;
    await refused(bytes, "jarang dipakai");
  });

  it("that makes a decoder go over it more than a hundred times is refused", async () => {
    const bytes = small("progressiveJpeg");
    const [from, to] = [indexOf(bytes, [0xff, 0xda]), bytes.length - 2];
    const scans = Array.from({ length: 100 }, () => bytes.subarray(from, to));
    await refused(join(bytes.subarray(0, from), ...scans, [0xff, 0xd9]), "tidak wajar");
  });
});
