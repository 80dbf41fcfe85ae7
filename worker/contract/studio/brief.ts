import * as z from "zod/mini";
import { day } from "../desk/calendar";
import { person, version } from "../desk/staff-post";
import { formedText, optionalLine, optionalText, requiredLine } from "../text";

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

/** An address of the web, as readers are shown it. */
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

/** Body of `POST /api/briefs`. What is not given is empty. */
export const briefInput = z.strictObject({
  title: requiredLine(5, "Judul harus minimal 5 karakter", 200, "Judul"),
  audience: optionalText(300, "Pembaca"),
  /** What the reader can do afterwards. */
  aim: optionalText(500, "Tujuan"),
  /** What people type into a search. */
  keyPhrase: optionalLine(100, "Frasa kunci"),
  /** What they want to know then. */
  intent: optionalText(300, "Maksud pencarian"),
  outline: z.optional(
    z
      .array(requiredLine(3, "Judul bagian harus minimal 3 karakter", 120, "Judul bagian"), outlineMessage)
      .check(z.maxLength(12, "Kerangka maksimal 12 bagian")),
  ),
  /** What only we can tell. */
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

/** Body of `PUT /api/briefs/{id}`: the brief whole, with the `updatedAt` that was read where nothing newer may be lost. */
export const briefChange = z.extend(briefInput, { version: z.optional(version) });
export type BriefChange = z.infer<typeof briefChange>;

/** A brief. Dates are ISO 8601 in UTC, but for `plannedDate`. */
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

/** Answer of `GET /api/briefs`: what is planned first comes first, then the newest; at most 200. */
export const briefList = z.array(brief);

/** Body of `POST /api/briefs/proposals`: outlines that the writer proposes. Nothing is stored. */
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

/** Where only those can read who share them, or log in. */
const closedHost =
  /(?:^|\.)(?:drive|docs|mail)\.google\.com$|(?:^|\.)(?:dropbox\.com|sharepoint\.com|1drv\.ms|onedrive\.live\.com)$/i;
const privateHost =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/i;

const parts = /^https?:\/\/([^\s/?#\\@:[\]]{1,253})(?::(\d{1,5}))?(?:[/?#]|$)/i;

/**
 * Whether readers can open an address: of the web, of a host that has a name with a dot in it, without a name and a
 * password of somebody, and not behind a login. What it leads to is not looked at.
 */
export function canReadersOpen(address: string): boolean {
  const [, name = "", port = "443"] = parts.exec(address.trim()) ?? [];
  const host = name.replace(/\.$/, "");
  return host.includes(".") && Number(port) <= 65_535 && !privateHost.test(host) && !closedHost.test(host);
}
