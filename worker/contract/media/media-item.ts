import * as z from "zod/mini";
import { pagingFields } from "../query";
import { requiredLine, searchWords, seenLength } from "../text";
import { pictureTypes, variantTypes } from "./picture-address";

export const maxPictureBytes = 10_000_000;
/** Pixels of one picture, by what its header says. */
export const maxPixels = 40_000_000;
/** Pixels of one side that the service takes which draws pictures: Cloudflare Images, "Limits and formats". */
export const maxPictureSide = 12_000;
export const maxAltLength = 300;

const types = Object.values(pictureTypes);

/**
 * Why a picture has not all of its widths: its bytes could not be decoded, the account's allowance of transformations is
 * used up, or the service did not answer.
 */
export const pictureProblems = ["unreadable", "limit", "failed"] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** A picture of the library. Addresses are paths of the site; `createdAt` is ISO 8601 in UTC. */
export const mediaItem = z.object({
  id: z.number(),
  /** The first 32 hex digits of the SHA-256 of what was uploaded. */
  hash: z.string(),
  name: z.string(),
  type: z.enum(types),
  /** Pixels of the original as it is served, upright. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  alt: z.string(),
  /** It tells nothing: no words are wanted. */
  decorative: z.boolean(),
  /** What must stay in sight where it is cut, 0 to 1 from the left and from the top. */
  focalX: z.number(),
  focalY: z.number(),
  /** Ready once no more widths will come. */
  state: z.enum(["pending", "ready"]),
  problem: z.nullable(z.enum(pictureProblems)),
  url: z.string(),
  variants: z.array(z.object({ width: z.number(), type: z.enum(variantTypes), url: z.string() })),
  uses: z.number(),
  uploader: z.nullable(z.object({ name: z.string() })),
  createdAt: z.string(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/**
 * Where a picture is used. `via` says so where it is not in the text of a post outside the trash: in a change that waits
 * beside it, in what a preview link shows, or in the trash.
 */
export const mediaUse = z.object({
  postId: z.number(),
  title: z.string(),
  via: z.optional(z.enum(["pending", "link", "trash"])),
});
export type MediaUse = z.infer<typeof mediaUse>;

export const mediaDetail = z.extend(mediaItem, { usedIn: z.array(mediaUse) });
export type MediaDetail = z.infer<typeof mediaDetail>;

/** What this installation can do with pictures: `GET /api/media/abilities`. */
export const mediaAbilities = z.object({
  /** Whether there is a bucket: without one nothing can be uploaded. */
  storage: z.boolean(),
  /** Whether pictures can be drawn anew: without the Images binding nothing can be uploaded and no width is made. */
  variants: z.boolean(),
});
export type MediaAbilities = z.infer<typeof mediaAbilities>;

/** Query of `GET /api/media`; the newest first. */
export const mediaListQuery = z.object({
  ...pagingFields,
  /** Words of the name or of the alternative text. */
  q: z.optional(searchWords),
  /** `undescribed`: those that have neither a text nor 'hiasan'; `unused`: those that no post uses. */
  only: z.optional(z.enum(["undescribed", "unused"], "Saringan tidak dikenal")),
  /** Hashes with commas between them: those pictures alone. */
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
/** What nobody hears is no text. */
export const mediaAlt = requiredLine(0, "Teks alternatif tidak valid", maxAltLength, "Teks alternatif").check(
  z.overwrite((alt) => (seenLength(alt) > 0 ? alt : "")),
);

/** What can be changed of a picture. */
export const pictureValues = z.object({
  name: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  focalX: focal,
  focalY: focal,
});
export type PictureValues = z.infer<typeof pictureValues>;

/** Body of `PATCH /api/media/{id}`. With `before`, only a picture that is still so is changed. */
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
