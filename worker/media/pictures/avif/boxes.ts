import { type BoundedBytes, bytesOf, joinParts, lengthOf, u32 } from "../bounded-bytes";
import { broken, maxParts, truncated } from "../read-picture";

/** A box of ISO/IEC 14496-12, 4.2. */
export interface Box {
  type: string;
  /** Where what it holds begins: version and flags, where it has them. */
  start: number;
  end: number;
}

/** The boxes that stand one after the other from `from` to `to`. */
export function readBoxes(file: BoundedBytes, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const size = file.u32(at);
    const type = file.text(at + 4, 4);
    const start = at + (size === 1 ? 16 : 8);
    const length = size === 1 ? file.u64(at + 8, 8) : size;
    // The last one of a file may leave its length open.
    const end = size === 0 && to === file.length ? to : at + length;
    if (end < start) throw broken();
    if (end > to) throw truncated();
    boxes.push({ type, start, end });
    if (boxes.length > maxParts) throw broken();
    at = end;
  }
  return boxes;
}

/** The only box of a type; null where there is none. */
export function onlyBox(boxes: readonly Box[], type: string): Box | null {
  const [found, another] = boxes.filter((box) => box.type === type);
  if (another) throw broken();
  return found ?? null;
}

/** Version and flags of a full box, and where the rest of it begins. */
export function fullBox(file: BoundedBytes, { start }: Box): { version: number; flags: number; at: number } {
  const word = file.u32(start);
  return { version: word >>> 24, flags: word & 0xff_ff_ff, at: start + 4 };
}

export function writeBox(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return joinParts([u32(8 + lengthOf(parts)), bytesOf(type), ...parts]);
}

export function writeFullBox(
  type: string,
  version: number,
  flags: number,
  ...parts: readonly Uint8Array[]
): Uint8Array {
  return writeBox(type, u32(version * 2 ** 24 + flags), ...parts);
}
