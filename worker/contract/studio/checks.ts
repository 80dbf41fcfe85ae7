import * as z from "zod/mini";
import { articleSource } from "../blog";
import { requiredText } from "../text";

export const claimKindNames = {
  number: "Angka",
  percentage: "Persentase",
  price: "Harga",
  date: "Tanggal atau tahun",
  law: "Peraturan",
  name: "Nama orang atau perusahaan",
  superlative: "Pernyataan paling",
  research: "Penelitian",
  quotation: "Kutipan",
} as const;
export type ClaimKind = keyof typeof claimKindNames;
export const claimKinds = Object.keys(claimKindNames) as [ClaimKind, ...ClaimKind[]];

export const verdicts = ["confirmed", "reworded", "removed"] as const;
export type Verdict = (typeof verdicts)[number];

export const claimStates = ["open", ...verdicts] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimStateNames: Record<ClaimState, string> = {
  open: "Belum diperiksa",
  confirmed: "Benar",
  reworded: "Ditulis ulang",
  removed: "Dihapus",
};

/** A claim in a generated article, with its sentence. */
export const claim = z.object({
  key: z.string(),
  kind: z.enum(claimKinds),
  text: z.string(),
  sentence: z.string(),
  state: z.enum(claimStates),
  /** The source of a confirmed claim: a URL, which readers see, or words, which only staff see. */
  source: z.nullable(z.string()),
  /** Whether only the pending change contains it. */
  pending: z.boolean(),
});
export type Claim = z.infer<typeof claim>;

/** Another problem of a text; `message` is Indonesian and says what to do. */
export const fault = z.object({ kind: z.string(), message: z.string() });
export type Fault = z.infer<typeof fault>;

/** Response of `GET /api/blog/{id}/checks`; the lists are empty for posts written by staff. */
export const checks = z.object({
  claims: z.array(claim),
  faults: z.array(fault),
  /** The sources of the brief, which readers see below the article. */
  sources: z.array(articleSource),
});
export type Checks = z.infer<typeof checks>;

const movedVersion = z.object({ from: z.string(), to: z.string() });

/**
 * Response of `PUT /api/blog/{id}/claims/{key}`. A verdict by an account without the right to publish changes the
 * version (`updatedAt`) of the post and its pending change if they contain the claim, so that an editor must read them
 * again.
 */
export const decided = z.extend(checks, {
  moved: z.object({ post: z.optional(movedVersion), change: z.optional(movedVersion) }),
});
export type Decided = z.infer<typeof decided>;
export type MovedVersions = Decided["moved"];

/**
 * Body of `PUT /api/blog/{id}/claims/{key}`. `confirmed` needs a source; the other verdicts only apply to claims that
 * the text no longer contains. A source that is a URL is shown to readers, so anybody must be able to open it; words
 * are only for staff.
 */
export const verdictInput = z.strictObject({
  verdict: z.enum(verdicts, "Penilaian klaim tidak dikenal"),
  source: z.optional(
    requiredText(3, "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu", 500, "Sumber"),
  ),
});
export type VerdictInput = z.infer<typeof verdictInput>;

/** Query of `DELETE /api/blog/{id}/sources`. */
export const sourceQuery = z.object({ url: requiredText(1, "Sebutkan alamat sumbernya", 2000, "Alamat") });

/** Response of `GET /api/blog/{id}/provenance`; 404 for posts written by staff. */
export const provenance = z.object({
  writer: z.string(),
  model: z.nullable(z.string()),
  promptVersion: z.nullable(z.string()),
  rulesVersion: z.number(),
  briefId: z.nullable(z.number()),
  tokens: z.nullable(z.number()),
  /** Share of words changed until approval, or until now, from 0 to 1; null if unknown. */
  changedShare: z.nullable(z.number()),
});
export type Provenance = z.infer<typeof provenance>;

/** Days since the last change after which an article is offered for review. */
export const ageingDays = 180;

/** A public article that is due for review. `changedAt` is ISO 8601 in UTC. */
export const agedPost = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  changedAt: z.string(),
  origin: z.enum(["manual", "ai"]),
  isOld: z.boolean(),
  /** Missing pages of this site that it links to. */
  deadLinks: z.array(z.string()),
});
export type AgedPost = z.infer<typeof agedPost>;

/** Response of `GET /api/blog/refresh`: those with dead links first, then the oldest; at most 50 of `total`. */
export const agedPosts = z.object({ total: z.number(), posts: z.array(agedPost) });
export type AgedPosts = z.infer<typeof agedPosts>;
