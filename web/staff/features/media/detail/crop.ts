/** The shape in which covers are shown. */
const coverRatio = 16 / 9;

interface Shape {
  width: number;
  height: number;
}

interface Point {
  focalX: number;
  focalY: number;
}

/** The part of a picture that a cover shows, in shares of the picture. */
export function coverPart({ width, height }: Shape, { focalX, focalY }: Point) {
  const ratio = width / height;
  const shown = { width: Math.min(1, coverRatio / ratio), height: Math.min(1, ratio / coverRatio) };
  return { left: (1 - shown.width) * focalX, top: (1 - shown.height) * focalY, ...shown };
}

const bound = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

/** How far a key moves the focal point, in shares of the picture. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

/** The focal point after a key; null for a key that does not move it. With `isFar` ten times as far. */
export function movedByKey({ focalX, focalY }: Point, key: string, isFar: boolean): Point | null {
  const step = steps[key];
  if (!step) return null;
  const by = isFar ? 10 : 1;
  return { focalX: bound(focalX + step[0] * by), focalY: bound(focalY + step[1] * by) };
}

const columns = 101;
export const largestFocalNumber = columns * columns - 1;

/** A slider has one number: that of the focal point, counted row by row, changes with every step. */
export function focalNumber({ focalX, focalY }: Point): number {
  return Math.round(focalY * 100) * columns + Math.round(focalX * 100);
}

/** The focal point below a pointer. */
export function pointBelow(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Point {
  return {
    focalX: bound((clientX - box.left) / box.width),
    focalY: bound((clientY - box.top) / box.height),
  };
}
