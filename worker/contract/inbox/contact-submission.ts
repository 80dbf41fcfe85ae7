import * as z from "zod/mini";
import { pagingFields, pagingNumbers } from "../query";
import { site } from "../site";
import { searchWords } from "../text";

/** Reasons to suspect spam; `staff` is a mark by a person. */
export const suspicions = ["honeypot", "too_fast", "links", "turnstile", "staff"] as const;
export type Suspicion = (typeof suspicions)[number];

/** State of the notification about an enquiry: not wanted, pending, sent or failed. */
export const notificationStates = ["none", "pending", "sent", "failed"] as const;

export const notificationChannels = ["email", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const stages = ["new", "contacted", "proposal", "won", "lost"] as const;
export type Stage = (typeof stages)[number];

export const stageNames: Record<Stage, string> = {
  new: "Baru",
  contacted: "Dihubungi",
  proposal: "Penawaran",
  won: "Menang",
  lost: "Kalah",
};

/** How the contact came: by the form, or as entered by staff. */
export const contactChannels = ["form", "whatsapp", "phone", "visit", "other"] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const openStages = ["new", "contacted", "proposal"] as const satisfies readonly Stage[];

/** The source of a visit; null for unknown values. */
export const contactSource = z.object({
  /** Path of the first page, without query. */
  landingPath: z.nullable(z.string()),
  /** Host name of the referring page. */
  referrer: z.nullable(z.string()),
  utmSource: z.nullable(z.string()),
  utmMedium: z.nullable(z.string()),
  utmCampaign: z.nullable(z.string()),
  utmTerm: z.nullable(z.string()),
  utmContent: z.nullable(z.string()),
  /** Path of the page with the form. */
  formPage: z.nullable(z.string()),
  /** The WhatsApp link that started the chat; `formPage` is then its page. */
  place: z.optional(z.string()),
});
export type ContactSource = z.infer<typeof contactSource>;

export const contactPerson = z.object({ id: z.number(), name: z.string() });
export type ContactPerson = z.infer<typeof contactPerson>;

/** An enquiry. Times are ISO 8601 in UTC. */
export const contactSubmission = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty if staff added a contact without an address. */
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  websiteType: z.nullable(z.string()),
  message: z.string(),
  submittedAt: z.string(),
  suspicions: z.array(z.enum(suspicions)),
  notification: z.enum(notificationStates),
  stage: z.enum(stages),
  assignee: z.nullable(contactPerson),
  /** Rupiah */
  valueIdr: z.nullable(z.number()),
  nextAction: z.nullable(z.string()),
  nextActionAt: z.nullable(z.string()),
  firstResponseAt: z.nullable(z.string()),
  lostReason: z.nullable(z.string()),
  source: contactSource,
  /** Defaults to the form. */
  channel: z.optional(z.enum(contactChannels)),
  /** When an answer is due; null for enquiries from before this was stored. */
  dueAt: z.nullable(z.string()),
  /** Must be named by requests that change it. */
  version: z.number(),
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

/** A filter by assignee: the user, nobody, or an account id. */
const assignee = z
  .string("Penanggung jawab tidak dikenal")
  .check(z.regex(/^(me|none|[1-9]\d{0,8})$/, "Penanggung jawab tidak dikenal"));

const filterFields = {
  spam: z.optional(z.literal("suspected", "Saringan spam tidak valid")),
  /** `open` means the stages that still need work. */
  stage: z.optional(z.enum([...stages, "open"], "Tahap tidak dikenal")),
  assignee: z.optional(assignee),
  /**
   * `waiting`: unanswered. `overdue`: unanswered and past its due time. `today`: due today (including midnight), or a
   * next step that is due today or earlier.
   */
  due: z.optional(z.enum(["overdue", "today", "waiting"], "Saringan waktu tidak dikenal")),
};

/**
 * Query of `GET /api/contact`. Without `page` and `pageSize` it returns the newest, up to the maximum page size; with
 * `due` the longest waiting come first.
 */
export const contactListQuery = z.object({
  ...pagingFields,
  q: z.optional(z.never("Kata pencarian tidak diterima di alamat. Kirim lewat POST /api/contact/search.")),
  ...filterFields,
});

/** Body of `POST /api/contact/search`, with the response of `GET /api/contact`. A body, because URLs are logged. */
export const contactSearch = z.strictObject({
  ...pagingNumbers,
  q: z.optional(searchWords),
  ...filterFields,
});
export type ContactSearch = z.infer<typeof contactSearch>;

/** Our own host is not counted as a source. */
export const ownHost = site.url.replace(/^https?:\/\/(www\.)?/, "");

/** Like SQLite's lower(): only ASCII letters change. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * The name of a source: the campaign's source, else the referring host without "www."; null if unknown or our own. Must
 * agree with the SQL in `figureStatements`.
 */
export function sourceName({
  utmSource,
  referrer,
}: Pick<ContactSource, "utmSource" | "referrer">): string | null {
  if (utmSource) return lower(utmSource);
  const host = lower(referrer ?? "").replace(/^www\./, "");
  return host === "" || host === ownHost ? null : host;
}
