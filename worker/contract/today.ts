import * as z from "zod/mini";
import { contactCounts } from "./inbox/contact-change";
import { searchWords } from "./text";

/** Kinds of open tasks, most urgent first. */
export const todayKinds = [
  "operations",
  "enquiry_overdue",
  "enquiry_due",
  "next_step",
  "review",
  "returned",
  "note",
  "proposal",
  "dead_links",
  "publishing",
  "batch",
  "setup",
  "sample",
] as const;
export type TodayKind = (typeof todayKinds)[number];

const todayItem = z.object({
  kind: z.enum(todayKinds),
  count: z.number(),
  title: z.string(),
  href: z.string(),
  /** Since when the oldest one waits, or when it is due; ISO 8601 in UTC, or null. */
  since: z.nullable(z.string()),
});
export type TodayItem = z.infer<typeof todayItem>;

/** Response of `GET /api/today`. */
export const today = z.object({
  /** In display order. */
  items: z.array(todayItem),
  /** Null without access to enquiries. */
  contacts: z.nullable(contactCounts),
});
export type Today = z.infer<typeof today>;

/** Body of `POST /api/find`; not a query, because URLs are logged and people are searched by name and address. */
export const findInput = z.strictObject({ q: searchWords });

const found = z.object({ id: z.number(), title: z.string(), detail: z.string() });
export type Found = z.infer<typeof found>;

/** At most five of each kind, newest first. */
export const findAnswer = z.object({
  posts: z.array(found),
  contacts: z.array(found),
  media: z.array(found),
});
export type FindAnswer = z.infer<typeof findAnswer>;
