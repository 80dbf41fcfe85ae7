import * as z from "zod/mini";
import { pagingFields } from "./query";
import { formedText, searchWords } from "./text";

export const redirectKinds = ["exact", "prefix"] as const;
export type RedirectKind = (typeof redirectKinds)[number];
/** Permanent, temporary, and gone. */
export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export const maxAddressLength = 500;
export const maxRedirectsAtOnce = 100;

const address = (message: string) =>
  formedText(message).check(
    z.maxLength(maxAddressLength, `Alamat maksimal ${maxAddressLength} karakter`),
    z.refine((text) => !/\p{Cc}/u.test(text), "Alamat tidak boleh berisi baris baru atau tab"),
  );

const kind = z.enum(redirectKinds, "Jenis harus exact atau prefix");
const status = z.literal([...redirectStatuses], "Status harus 301, 302, atau 410");

/** Body of `POST /api/redirects` and `PUT /api/redirects/{id}`. */
export const redirectInput = z.strictObject({
  from: address("Alamat lama harus diisi"),
  to: z.optional(z.nullable(address("Tujuan harus diisi"))),
  kind,
  status,
  version: z.optional(z.number()),
});

export type RedirectInput = z.infer<typeof redirectInput>;

export const redirect = z.object({
  id: z.number(),
  from: z.string(),
  /** Null for 410. */
  to: z.nullable(z.string()),
  kind,
  status,
  version: z.number(),
});
export type Redirect = z.infer<typeof redirect>;

/** Query of `GET /api/redirects`, newest first. `q` searches source and target. */
export const redirectListQuery = z.object({
  ...pagingFields,
  q: z._default(searchWords, ""),
});

/** Body of `POST /api/redirects/bulk`: rows of a file, each validated by itself. */
export const bulkRedirectsInput = z.strictObject({
  rows: z
    .array(z.unknown())
    .check(z.maxLength(maxRedirectsAtOnce, `Paling banyak ${maxRedirectsAtOnce} baris sekali kirim`)),
});

/** `index` counts the rows from 0. */
export const bulkRedirects = z.object({
  added: z.number(),
  refused: z.array(z.object({ index: z.number(), message: z.string() })),
});
export type BulkRedirects = z.infer<typeof bulkRedirects>;

/** Query of `GET /api/not-found`: paths requested by people, or only by bots. */
export const notFoundQuery = z.object({
  ...pagingFields,
  by: z._default(z.enum(["people", "bots"], "Pilih people atau bots"), "people"),
});
export type NotFoundQuery = z.infer<typeof notFoundQuery>;

/** Days after the last request when a missing path is deleted. */
export const notFoundDays = 30;

/** A missing path. Moments are ISO 8601 in UTC. */
export const missedAddress = z.object({
  path: z.string(),
  people: z.number(),
  bots: z.number(),
  referrer: z.nullable(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Pages with the most similar paths. */
  suggestions: z.array(z.string()),
});
export type MissedAddress = z.infer<typeof missedAddress>;

/** Statuses that mark a link as dead at once. */
export const goneStatuses = [404, 410] as const;
/** Consecutive weekly failures after which a link counts as dead. */
export const deadAfterWeeks = 2;

/** A dead link in public articles to another site. Moments are ISO 8601 in UTC. */
export const deadLink = z.object({
  url: z.string(),
  /** 0 if there was no response. */
  status: z.number(),
  since: z.string(),
  checkedAt: z.string(),
  /** The articles with the link, and its text. */
  places: z.array(z.object({ postId: z.number(), title: z.string(), text: z.string() })),
});
export type DeadLink = z.infer<typeof deadLink>;

/** Response of `GET /api/dead-links`, longest dead first. */
export const deadLinks = z.array(deadLink);
