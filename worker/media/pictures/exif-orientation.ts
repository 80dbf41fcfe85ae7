const orientationTag = 0x0112;
const short = 3;

/**
 * How a picture is to be turned, 1 to 8, by the first directory of its EXIF data: TIFF 6.0, section 2. 1 for whatever
 * a browser would not take either. `exif` begins with the TIFF header, or with "Exif" and two zeros before it.
 */
export function orientationOf(exif: Uint8Array): number {
  const isNamed = exif[0] === 0x45 && exif[1] === 0x78 && exif[2] === 0x69 && exif[3] === 0x66;
  const tiff = exif.subarray(isNamed ? 6 : 0);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return 1;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  if (view.getUint16(2, isLittle) !== 42) return 1;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const isNumber =
      view.getUint16(entry + 2, isLittle) === short && view.getUint32(entry + 4, isLittle) === 1;
    const value = view.getUint16(entry + 8, isLittle);
    return isNumber && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Whether an orientation lays the picture on its side, so that its width is its height. */
export function isOnItsSide(orientation: number): boolean {
  return orientation >= 5;
}
