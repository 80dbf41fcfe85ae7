import * as z from "zod/mini";
import { day } from "../desk/calendar";
import { person, version } from "../desk/staff-post";
import { pagingFields } from "../query";
import { formedText, optionalLine, optionalText, requiredLine, searchWords } from "../text";

export const briefStates = ["idea", "outlined", "written"] as const;
export type BriefState = (typeof briefStates)[number];

export const briefStateNames: Record<BriefState, string> = {
  idea: "Ide",
  outlined: "Kerangka siap",
  written: "Sudah ditulis",
};

const addressMessage = "Alamat sumber harus diawali https:// atau http://";

const closedMessage =
  "Alamat sumber harus dapat dibuka pembaca: tanpa nama pengguna, bukan jaringan internal, dan bukan berkas pribadi";

/** A web address that readers are shown. */
export const sourceAddress = formedText(addressMessage).check(
  z.maxLength(500, { error: "Alamat sumber maksimal 500 karakter", abort: true }),
  z.regex(/^https?:\/\/[^\s/$.?#][^\s.]*\.[^\s]+$/i, addressMessage),
  z.refine(canReadersOpen, closedMessage),
);

export const namedSource = z.strictObject({
  title: requiredLine(1, "Nama sumber harus diisi", 200, "Nama sumber"),
  url: sourceAddress,
});
export type NamedSource = z.infer<typeof namedSource>;

const outlineMessage = "Kerangka harus berupa daftar judul bagian";

/** Body of `POST /api/briefs`. Absent fields are empty. */
export const briefInput = z.strictObject({
  title: requiredLine(5, "Judul harus minimal 5 karakter", 200, "Judul"),
  audience: optionalText(300, "Pembaca"),
  /** What the reader can do after reading. */
  aim: optionalText(500, "Tujuan"),
  /** The phrase that people search for. */
  keyPhrase: optionalLine(100, "Frasa kunci"),
  /** What they want to know. */
  intent: optionalText(300, "Maksud pencarian"),
  outline: z.optional(
    z
      .array(requiredLine(3, "Judul bagian harus minimal 3 karakter", 120, "Judul bagian"), outlineMessage)
      .check(z.maxLength(12, "Kerangka maksimal 12 bagian")),
  ),
  /** Facts from our own experience. */
  ownFacts: optionalText(3000, "Pengalaman sendiri"),
  sources: z.optional(
    z.array(namedSource, "Sumber tidak valid").check(z.maxLength(20, "Sumber maksimal 20")),
  ),
  tone: optionalText(200, "Gaya bahasa"),
  callToAction: optionalText(300, "Ajakan"),
  plannedDate: z.optional(z.nullable(day)),
  state: z.optional(z.enum(briefStates, "Status bahan tidak dikenal")),
});
export type BriefInput = z.infer<typeof briefInput>;

/** Body of `PUT /api/briefs/{id}`: the whole brief, with the `updatedAt` that was read to detect conflicts. */
export const briefChange = z.extend(briefInput, { version: z.optional(version) });
export type BriefChange = z.infer<typeof briefChange>;

/** A brief. Dates are ISO 8601 in UTC, except `plannedDate`. */
export const brief = z.object({
  id: z.number(),
  title: z.string(),
  audience: z.string(),
  aim: z.string(),
  keyPhrase: z.string(),
  intent: z.string(),
  outline: z.array(z.string()),
  ownFacts: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  tone: z.string(),
  callToAction: z.string(),
  plannedDate: z.nullable(z.string()),
  state: z.enum(briefStates),
  owner: z.nullable(person),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Brief = z.infer<typeof brief>;

/** Query of `GET /api/briefs`. `q`: words of the title or the key phrase. */
export const briefListQuery = z.object({
  ...pagingFields,
  q: z.optional(searchWords),
  state: z.optional(z.enum(briefStates, "Status bahan tidak dikenal")),
});
export type BriefListQuery = z.infer<typeof briefListQuery>;

/** Body of `POST /api/briefs/proposals`: proposed outlines, which are not stored. */
export const proposalInput = z.strictObject({
  count: z.literal([1, 5, 10], "Jumlah artikel harus 1, 5, atau 10"),
  category: optionalLine(60, "Kategori"),
});
export type ProposalInput = z.infer<typeof proposalInput>;

export const proposal = z.object({
  title: z.string(),
  keyPhrase: z.string(),
  category: z.string(),
  outline: z.array(z.string()),
});
export type Proposal = z.infer<typeof proposal>;
export const proposalAnswer = z.object({ proposals: z.array(proposal) });
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** Hosts whose pages need an account or permission. */
const closedHost =
  /(?:^|\.)(?:drive|docs|mail)\.google\.com$|(?:^|\.)(?:dropbox\.com|sharepoint\.com|1drv\.ms|onedrive\.live\.com)$/i;
const privateHost =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/i;

const parts = /^https?:\/\/([^\s/?#\\@:[\]]{1,253})(?::(\d{1,5}))?(?:[/?#]|$)/i;

/**
 * Whether readers can open a URL: a public host name, without credentials and not behind a login. The page is not
 * requested.
 */
export function canReadersOpen(address: string): boolean {
  const [, name = "", port = "443"] = parts.exec(address.trim()) ?? [];
  const host = name.replace(/\.$/, "");
  return host.includes(".") && Number(port) <= 65_535 && !privateHost.test(host) && !closedHost.test(host);
}
