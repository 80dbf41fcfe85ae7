import {
  type MediaChange,
  mediaChange,
  type PictureValues,
} from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/pictures";

export const pictureLabels = { name: "Nama", alt: "Teks alternatif", focalX: "Titik fokus" };

export function toValues({ name, alt, decorative, focalX, focalY }: PictureValues): PictureValues {
  return { name, alt, decorative, focalX, focalY };
}

/** The values that are stored: a decorative picture has no alt text, and white space alone is empty. */
function storable(values: PictureValues): PictureValues {
  const hasText = !values.decorative && isDescribing(values.alt);
  return { ...values, name: values.name.trim(), alt: hasText ? values.alt.trim() : "" };
}

export function isSamePicture(one: PictureValues, other: PictureValues): boolean {
  return Object.keys(toChange(one, other)).length === 0;
}

/** The changed fields. */
export function toChange(stored: PictureValues, typed: PictureValues): MediaChange {
  const [before, wanted] = [storable(stored), storable(typed)];
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== before[name as keyof PictureValues],
  );
  return Object.fromEntries(changed);
}

/** The errors by field. */
export function findErrors(values: PictureValues): Record<string, string> {
  const read = mediaChange.safeParse(storable(values));
  if (read.success) return {};
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

export function focalText({ focalX, focalY }: Pick<PictureValues, "focalX" | "focalY">): string {
  return `${Math.round(focalX * 100)}% dari kiri, ${Math.round(focalY * 100)}% dari atas`;
}

/** A field in words. */
export function getFieldText(values: PictureValues, field: keyof PictureValues): string {
  if (field === "name") return values.name;
  if (field === "focalX") return focalText(values);
  return values.decorative ? "Gambar hiasan, tanpa teks" : values.alt;
}
