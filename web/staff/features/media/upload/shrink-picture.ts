import { imageDimensionsFromData } from "image-dimensions";
import { maxPictureBytes, maxPictureSide, maxPixels } from "../../../../../worker/contract/media/media-item";

/** Pixels of a picture that was made smaller: more than any screen shows, and what every browser can draw. */
const targetPixels = 16_000_000;
/** Qualities that are tried until the file is small enough. */
const qualities = [0.9, 0.8, 0.6];

/**
 * A picture as it may be uploaded: one of too many bytes or pixels is drawn anew and smaller, upright, as JPEG, or as
 * WebP where it may be transparent. What a browser cannot draw stays as it is, and is judged as such.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!(await isTooLarge(file))) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(
      1,
      Math.sqrt(targetPixels / (width * height)),
      maxPictureSide / Math.max(width, height),
    );
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(width * scale));
    canvas.height = Math.max(1, Math.floor(height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob && blob.size <= maxPictureBytes)
        return new File([blob], renamed(file.name, blob.type), { type: blob.type });
    }
  } catch (error) {
    console.warn(error);
  }
  return file;
}

async function isTooLarge(file: File): Promise<boolean> {
  if (file.size > maxPictureBytes) return true;
  try {
    const size = imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()));
    if (!size) return false;
    return size.width * size.height > maxPixels || Math.max(size.width, size.height) > maxPictureSide;
  } catch {
    return false;
  }
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.\w{1,5}$/, "")}.${type.replace("image/", "").replace("jpeg", "jpg")}`;
}
