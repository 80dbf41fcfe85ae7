import { BoundedBytes } from "../bounded-bytes";
import { joinParts } from "../byte-parts";
import { maxParts } from "../read-picture";
import { broken, truncated } from "../refusals";
import { readSequenceHeader } from "./sequence-header";

const sequenceHeader = 1;
const temporalDelimiter = 2;
const frames = [3, 4, 6, 7];

export interface CodedPicture {
  /** What its decoder will make room for. */
  width: number;
  height: number;
  /** How many units it consists of. */
  units: number;
  /** Without padding, and without what is merely told of it. */
  bytes: Uint8Array;
}

/** Reads the units of a picture in AV1: AV1 specification, 5.3. */
export function readCodedPicture(data: Uint8Array): CodedPicture {
  const units = new BoundedBytes(data);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let hasFrame = false;
  let count = 0;
  for (let at = 0; at < data.length; ) {
    const header = units.u8(at);
    if (header & 0x80) throw broken();
    const type = (header >> 3) & 15;
    const length = at + (header & 4 ? 2 : 1);
    const [start, bytes] = header & 2 ? readLength(units, length) : [length, data.length - length];
    const end = start + bytes;
    const content = units.part(start, end);
    if (type === sequenceHeader) {
      // Another one could ask for other sizes.
      if (size) throw broken();
      size = readSequenceHeader(content);
    }
    if (frames.includes(type)) hasFrame = true;
    if (type === sequenceHeader || type === temporalDelimiter || frames.includes(type))
      kept.push(data.subarray(at, end));
    at = end;
    if (++count > maxParts) throw broken();
  }
  if (!size || !hasFrame) throw truncated();
  return { ...size, units: count, bytes: joinParts(kept) };
}

/** `leb128()`: AV1 specification, 4.10.5. Returns what follows it, and its value. */
function readLength(units: BoundedBytes, from: number): [next: number, value: number] {
  let value = 0;
  for (let index = 0; index < 5; index++) {
    const byte = units.u8(from + index);
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [from + index + 1, value];
  }
  throw broken();
}
