import type { BoundedBytes } from "../bounded-bytes";
import { broken, truncated } from "../refusals";

export interface FrameSize {
  width: number;
  height: number;
}

/** Pixels of a lossy frame, by its header: RFC 6386, 9.1. */
export function readLossy(file: BoundedBytes, start: number, end: number): FrameSize {
  if (end - start < 10) throw truncated();
  const tag = file.u24Little(start);
  const isKeyFrame = (tag & 1) === 0;
  const isShown = (tag & 16) !== 0;
  if (!isKeyFrame || !isShown || ((tag >> 1) & 7) > 3) throw broken();
  if (file.u24Little(start + 3) !== 0x2a_01_9d) throw broken();
  // Its first partition; the others come behind.
  if (start + 10 + (tag >> 5) > end) throw truncated();
  const [width, height] = [file.u16Little(start + 6), file.u16Little(start + 8)];
  return { width: width & 0x3fff, height: height & 0x3fff };
}

/** Pixels of a lossless frame, by its header: RFC 9649, 3.4. */
export function readLossless(file: BoundedBytes, start: number, end: number): FrameSize {
  if (end - start < 6) throw truncated();
  if (file.u8(start) !== 0x2f) throw broken();
  const bits = file.u32Little(start + 1);
  // Its version.
  if (bits >>> 29 !== 0) throw broken();
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
