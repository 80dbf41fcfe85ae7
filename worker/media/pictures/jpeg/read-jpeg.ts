import type { BoundedBytes } from "../bounded-bytes";
import { bytesOf, joinParts } from "../byte-parts";
import { orientationOf } from "../exif-orientation";
import type { ReadPicture } from "../read-picture";
import { broken, truncated } from "../refusals";
import { checkFrame, type Frame, readFrame } from "./frame";
import { ProfileParts } from "./profile-parts";
import { readSegments, type Segment } from "./segments";

const exif = "Exif\0\0";

/** Tables and frames that decoding needs, and DRI: ITU-T T.81, table B.1. */
const neededMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]);

/** Reads JPEG (ITU-T T.81, with JFIF of T.871 and Adobe's APP14). Only what decoding needs and the colours are kept. */
export function readJpeg(file: BoundedBytes): ReadPicture {
  const segments = readSegments(file);
  let frame: Frame | undefined;
  let orientation: number | undefined;
  let jfif: Uint8Array | undefined;
  let adobe: Uint8Array | undefined;
  const profile = new ProfileParts();
  const kept: Uint8Array[] = [];
  const scans: Segment[] = [];

  for (const segment of segments) {
    const { marker, start, data, end } = segment;
    const isBeforeScans = scans.length === 0;
    const startsWith = (name: string) =>
      isBeforeScans && data + name.length <= end && file.text(data, name.length) === name;
    if (marker === 0xe0 && startsWith("JFIF\0")) {
      // A length that reads as "/*" makes the rest of the picture a comment of a script; no thumbnail has it.
      if (end - data + 2 === 0x2f2a) throw broken();
      jfif ??= minimalJfif(file.part(data, end));
    }
    if (marker === 0xe1 && startsWith(exif)) orientation ??= orientationOf(file.part(data, end));
    if (marker === 0xe2 && isBeforeScans) profile.add(file.part(data, end));
    if (marker === 0xee && startsWith("Adobe") && end - data >= 12) {
      adobe ??= joinParts([Uint8Array.of(0xff, 0xee, 0, 14), file.part(data, data + 12)]);
    }
    if (marker >= 0xc0 && marker <= 0xc2) {
      if (frame) throw broken();
      frame = readFrame(file, segment);
    }
    if (marker === 0xda) scans.push(segment);
    if (neededMarkers.has(marker) || marker === 0xda) kept.push(file.part(start, segment.next));
  }
  if (!frame) throw truncated();
  checkFrame(file, frame, scans);

  const { width, height, components } = frame;
  const isCmyk = components.size === 4;
  return {
    width,
    height,
    orientation: orientation ?? 1,
    isCmyk,
    pixels: scans.map(({ end, next }) => [end, next]),
    clean: () =>
      joinParts([
        Uint8Array.of(0xff, 0xd8),
        ...(jfif ? [jfif] : []),
        ...(adobe ? [adobe] : []),
        ...profile.write(components.size === 1 ? "GRAY" : "RGB "),
        ...kept,
        Uint8Array.of(0xff, 0xd9),
      ]),
  };
}

/** Version and density, without a thumbnail. */
function minimalJfif(data: Uint8Array): Uint8Array | undefined {
  if (data.length < 12) return undefined;
  return joinParts([
    Uint8Array.of(0xff, 0xe0, 0, 16),
    bytesOf("JFIF\0"),
    data.subarray(5, 12),
    Uint8Array.of(0, 0),
  ]);
}
