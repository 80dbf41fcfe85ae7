import * as z from "zod/mini";
import { pagingFields } from "../query";
import { requiredLine, searchWords, seenLength } from "../text";
import { pictureTypes, variantTypes } from "./pictures";

export const maxPictureBytes = 10_000_000;
/** Pixels of one picture, according to its header. */
export const maxPixels = 40_000_000;
/** Maximum length of a side in pixels. Source: Cloudflare Images, "Limits and formats". */
export const maxPictureSide = 12_000;
export const maxAltLength = 300;

const types = Object.values(pictureTypes);

/**
 * Why a picture lacks resized versions: it could not be decoded, the quota of transformations is used up, or the
 * service did not answer.
 */
export const pictureProblems = ["unreadable", "limit", "failed"] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** A picture of the library. URLs are paths; `createdAt` is ISO 8601 in UTC. */
export const mediaItem = z.object({
  id: z.number(),
  /** The first 32 hex digits of the SHA-256 of the upload. */
  hash: z.string(),
  name: z.string(),
  type: z.enum(types),
  /** Pixels of the served original, after orientation is applied. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alt: z.string(),
  /** A decorative picture has no alt text. */
  decorative: z.boolean(),
  /** The focal point, 0 to 1 from the left and the top. */
  focalX: z.number(),
  focalY: z.number(),
  /** `ready` once all resized versions exist or have failed. */
  state: z.enum(["pending", "ready"]),
  problem: z.nullable(z.enum(pictureProblems)),
  url: z.string(),
  variants: z.array(z.object({ width: z.number(), type: z.enum(variantTypes), url: z.string() })),
  uses: z.number(),
  uploader: z.nullable(z.object({ name: z.string() })),
  createdAt: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** A use of a picture. `via` marks uses outside of a post's text: a pending change, a preview link or the trash. */
export const mediaUse = z.object({
  postId: z.number(),
  title: z.string(),
  via: z.optional(z.enum(["pending", "link", "trash"])),
});
export type MediaUse = z.infer<typeof mediaUse>;

export const mediaDetail = z.extend(mediaItem, { usedIn: z.array(mediaUse) });
export type MediaDetail = z.infer<typeof mediaDetail>;

/** Response of `GET /api/media/abilities`: what this installation can do with pictures. */
export const mediaAbilities = z.object({
  /** Whether there is a bucket; uploads need it. */
  storage: z.boolean(),
  /** Whether there is an Images binding; uploads and resizing need it. */
  variants: z.boolean(),
});
export type MediaAbilities = z.infer<typeof mediaAbilities>;

/** Query of `GET /api/media`, newest first. */
export const mediaListQuery = z.object({
  ...pagingFields,
  /** Words of the name or the alt text. */
  q: z.optional(searchWords),
  /** `undescribed`: neither alt text nor marked as decorative; `unused`: not used by any post. */
  only: z.optional(z.enum(["undescribed", "unused"], "Saringan tidak dikenal")),
  /** Hashes separated by commas. */
  hash: z.optional(
    z
      .string("Gambar tidak valid")
      .check(z.regex(/^[0-9a-f]{32}(,[0-9a-f]{32}){0,99}$/, "Gambar tidak valid")),
  ),
});
export type MediaListQuery = z.infer<typeof mediaListQuery>;

const focal = z
  .number("Titik fokus tidak valid")
  .check(z.gte(0, "Titik fokus harus 0 sampai 1"), z.lte(1, "Titik fokus harus 0 sampai 1"));
export const mediaName = requiredLine(1, "Nama gambar harus diisi", 120, "Nama gambar");
/** An alt text with only invisible characters counts as empty. */
export const mediaAlt = requiredLine(0, "Teks alternatif tidak valid", maxAltLength, "Teks alternatif").check(
  z.overwrite((alt) => (seenLength(alt) > 0 ? alt : "")),
);

/** The fields of a picture that can be changed. */
export const pictureValues = z.object({
  name: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focalX: focal,
  focalY: focal,
});
export type PictureValues = z.infer<typeof pictureValues>;

/** Body of `PATCH /api/media/{id}`. With `before`, the picture is only changed if it still has these values. */
export const mediaChange = z
  .strictObject({
    name: z.optional(mediaName),
    alt: z.optional(mediaAlt),
    decorative: z.optional(z.boolean("Pilihan hiasan tidak valid")),
    focalX: z.optional(focal),
    focalY: z.optional(focal),
    before: z.optional(z.partial(pictureValues)),
  })
  .check(
    z.refine(({ alt, decorative }) => !(decorative && alt), {
      error: "Gambar hiasan tidak punya teks alternatif",
      path: ["alt"],
    }),
  );
export type MediaChange = z.infer<typeof mediaChange>;
