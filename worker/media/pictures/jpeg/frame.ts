import type { BoundedBytes } from "../bounded-bytes";
import { checkSize } from "../read-picture";
import { broken, truncated, unusual } from "../refusals";
import type { Segment } from "./segments";

export interface Frame {
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
export function readFrame(file: BoundedBytes, { data, end }: Segment): Frame {
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
export function checkFrame(file: BoundedBytes, frame: Frame, scans: readonly Segment[]): void {
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
