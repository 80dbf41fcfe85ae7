import { type BoundedBytes, bytesOf, joinParts, u16 } from "../bounded-bytes";
import { cleanProfile } from "../colour-profile";
import { orientationOf } from "../exif-orientation";
import { broken, checkSize, type ReadPicture, truncated, unusual } from "../read-picture";
import { readSegments, type Segment } from "./segments";

const name = bytesOf("ICC_PROFILE\0");
/** What one segment holds besides its length, the name and two numbers. */
const maxPart = 65_535 - 2 - name.length - 2;

/** An ICC profile that stands in several segments: ICC.1:2022, B.4. */
class ProfileParts {
  readonly #parts = new Map<number, Uint8Array>();
  #count = 0;

  /** Takes what an APP2 segment holds, where that is a part of a profile. */
  add(data: Uint8Array): void {
    if (data.length <= name.length + 2 || name.some((byte, at) => data[at] !== byte)) return;
    const [number = 0, count = 0] = data.subarray(name.length, name.length + 2);
    this.#count ||= count;
    if (!this.#parts.has(number)) this.#parts.set(number, data.subarray(name.length + 2));
  }

  /** Segments with the cleaned profile; none where a part is missing or the profile is of no use. */
  write(space: "RGB " | "GRAY"): Uint8Array[] {
    const parts = Array.from({ length: this.#count }, (_, index) => this.#parts.get(index + 1));
    if (parts.length === 0 || parts.includes(undefined)) return [];
    const profile = cleanProfile(joinParts(parts.filter((part) => part !== undefined)), space);
    if (!profile) return [];
    const count = Math.ceil(profile.length / maxPart);
    return Array.from({ length: count }, (_, index) => {
      const part = profile.subarray(index * maxPart, (index + 1) * maxPart);
      const length = u16(2 + name.length + 2 + part.length);
      return joinParts([Uint8Array.of(0xff, 0xe2), length, name, Uint8Array.of(index + 1, count), part]);
    });
  }
}

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

interface Frame {
  width: number;
  height: number;
  /** Ids of its components: one is grey, three are colours, four are printing colours. */
  components: Set<number>;
  /** Pixels of the smallest unit of a scan. */
  unitWidth: number;
  unitHeight: number;
}

/** More than any program writes, and what libvips stops at: a small file can make a decoder go over it a thousand times. */
const maxScans = 100;

/** Reads the header of a frame: ITU-T T.81, B.2.2. */
function readFrame(file: BoundedBytes, { data, end }: Segment): Frame {
  const precision = file.u8(data);
  const height = file.u16(data + 1);
  const width = file.u16(data + 3);
  const count = file.u8(data + 5);
  if (end - data !== 6 + 3 * count) throw broken();
  checkSize(width, height);
  if (precision !== 8 || ![1, 3, 4].includes(count)) throw unusual();

  const components = new Set<number>();
  let across = 1;
  let down = 1;
  for (let at = data + 6; at < end; at += 3) {
    components.add(file.u8(at));
    const sampling = file.u8(at + 1);
    across = Math.max(across, sampling >> 4);
    down = Math.max(down, sampling & 15);
    if (sampling >> 4 < 1 || (sampling & 15) < 1) throw broken();
  }
  if (components.size !== count || across > 4 || down > 4) throw broken();
  return { width, height, components, unitWidth: across * 8, unitHeight: down * 8 };
}

/** Refuses pictures whose scans leave out a component, or hold fewer bits than they have units. */
function checkFrame(file: BoundedBytes, frame: Frame, scans: readonly Segment[]): void {
  if (scans.length > maxScans) throw broken();
  const missing = new Set(frame.components);
  let bytes = 0;
  for (const { data, end, next } of scans) {
    const count = file.u8(data);
    if (end - data !== 4 + 2 * count) throw broken();
    for (let at = data + 1; at < data + 1 + 2 * count; at += 2) missing.delete(file.u8(at));
    bytes += next - end;
  }
  const units = Math.ceil(frame.width / frame.unitWidth) * Math.ceil(frame.height / frame.unitHeight);
  if (missing.size > 0 || bytes * 8 < units) throw truncated();
}
