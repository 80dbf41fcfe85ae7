import * as z from "zod/mini";
import {
  type MediaChange,
  type MediaItem,
  mediaChange,
} from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";

/** What can be changed of a picture. */
export type PictureValues = Pick<MediaItem, "name" | "alt" | "decorative" | "focalX" | "focalY">;

/** What is said by several values together, and so is sent, compared and kept together. */
const parts = {
  name: ["name"],
  description: ["alt", "decorative"],
  focal: ["focalX", "focalY"],
} as const satisfies Record<string, readonly (keyof PictureValues)[]>;
export type PicturePart = keyof typeof parts;
const partNames = Object.keys(parts) as PicturePart[];

export const pictureLabels: Record<PicturePart, string> = {
  name: "Nama",
  description: "Teks alternatif",
  focal: "Titik fokus",
};

function isSame(part: PicturePart, one: PictureValues, other: PictureValues): boolean {
  return parts[part].every((name) => one[name] === other[name]);
}

/** The values of the parts that `names` belong to. */
export function wholeParts(values: PictureValues, names: readonly string[]): Partial<PictureValues> {
  const touched = partNames.filter((part) => parts[part].some((name) => names.includes(name)));
  return Object.fromEntries(touched.flatMap((part) => parts[part]).map((name) => [name, values[name]]));
}

export function valuesOf({ name, alt, decorative, focalX, focalY }: PictureValues): PictureValues {
  return { name, alt, decorative, focalX, focalY };
}

/** As it will be stored: a decorative picture has no text, however much was typed before, and what nobody hears is none. */
function storable(values: PictureValues): PictureValues {
  const hasText = !values.decorative && isDescribing(values.alt);
  return { ...values, name: values.name.trim(), alt: hasText ? values.alt.trim() : "" };
}

/** What has to be sent so that `stored` becomes what was typed; null where it says the same. */
export function changeOf(stored: PictureValues, typed: PictureValues): MediaChange | null {
  const wanted = storable(typed);
  const changed = partNames.filter((part) => !isSame(part, wanted, stored));
  return changed.length === 0
    ? null
    : wholeParts(
        wanted,
        changed.flatMap((part) => parts[part]),
      );
}

/** What is wrong with a change, by field. */
export function faultsOf(change: MediaChange): Record<string, string> {
  const read = mediaChange.safeParse(change);
  if (read.success) return {};
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** The parts of a change that somebody else has changed meanwhile, into something else. */
export function changedByOthers(
  change: MediaChange,
  before: PictureValues,
  now: PictureValues,
): PicturePart[] {
  const wanted = { ...now, ...change } as PictureValues;
  return partNames.filter((part) => !isSame(part, now, before) && !isSame(part, now, wanted));
}

const place = z.number().check(z.gte(0), z.lte(1));
const keptValues = z.object({
  name: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focalX: place,
  focalY: place,
});

/** What a kept draft says; null for what is none. */
export function readValues(values: unknown): PictureValues | null {
  const read = keptValues.safeParse(values);
  return read.success ? read.data : null;
}

export function focalText({ focalX, focalY }: Pick<PictureValues, "focalX" | "focalY">): string {
  return `${Math.round(focalX * 100)}% dari kiri, ${Math.round(focalY * 100)}% dari atas`;
}

/** What a part says, in words. */
export function valueText(part: PicturePart, values: PictureValues): string {
  if (part === "name") return values.name;
  if (part === "focal") return focalText(values);
  return values.decorative ? "Gambar hiasan, tanpa teks" : values.alt;
}
