import * as z from "zod/mini";
import { pagingFields } from "./query";
import { formedText, searchWords } from "./text";

export const redirectKinds = ["exact", "prefix"] as const;
export type RedirectKind = (typeof redirectKinds)[number];
/** For ever, for now, and gone for good: nothing takes its place. */
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
  /** Null where it is gone for good. */
  to: z.nullable(z.string()),
  kind,
  status,
  version: z.number(),
});
export type Redirect = z.infer<typeof redirect>;

/** Query of `GET /api/redirects`: the newest come first. `q` are words of the address or the target. */
export const redirectListQuery = z.object({
  ...pagingFields,
  q: z._default(searchWords, ""),
});

/** Body of `POST /api/redirects/bulk`: rows of a file, each of which is read for itself. */
export const bulkRedirectsInput = z.strictObject({
  rows: z
    .array(z.unknown())
    .check(z.maxLength(maxRedirectsAtOnce, `Paling banyak ${maxRedirectsAtOnce} baris sekali kirim`)),
});

/** Its answer; `index` counts the rows from 0. */
export const bulkRedirects = z.object({
  added: z.number(),
  refused: z.array(z.object({ index: z.number(), message: z.string() })),
});
export type BulkRedirects = z.infer<typeof bulkRedirects>;

/** Query of `GET /api/not-found`: what people asked for, or what programs alone did. */
export const notFoundQuery = z.object({
  ...pagingFields,
  by: z._default(z.enum(["people", "bots"], "Pilih people atau bots"), "people"),
});
export type NotFoundQuery = z.infer<typeof notFoundQuery>;

/** Days after which nothing is kept of an address that nobody asks for any more. */
export const notFoundDays = 30;

/** An address that is not there. The moments are ISO 8601 in UTC. */
export const missedAddress = z.object({
  path: z.string(),
  /** How often people asked for it, and programs. */
  people: z.number(),
  bots: z.number(),
  referrer: z.nullable(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Paths of pages whose address is most alike. */
  suggestions: z.array(z.string()),
});
export type MissedAddress = z.infer<typeof missedAddress>;

/** Answers that say at once that a page is gone. */
export const goneStatuses = [404, 410] as const;
/** Weeks in a row without an answer, or with a failure of the other server, after which a link counts as dead. */
export const deadAfterWeeks = 2;

/** A link of public articles to another site that leads nowhere. The moments are ISO 8601 in UTC. */
export const deadLink = z.object({
  url: z.string(),
  /** 0 where nothing answered. */
  status: z.number(),
  since: z.string(),
  checkedAt: z.string(),
  /** The articles that lead there, and by which words. */
  places: z.array(z.object({ postId: z.number(), title: z.string(), text: z.string() })),
});
export type DeadLink = z.infer<typeof deadLink>;

/** Answer of `GET /api/dead-links`: those that are dead longest come first. */
export const deadLinks = z.array(deadLink);
