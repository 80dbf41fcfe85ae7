import * as z from "zod/mini";
import { pagingFields, pagingNumbers } from "../query";
import { site } from "../site";
import { searchWords } from "../text";

/** Why an enquiry may be spam; `staff` where a person says so. */
export const suspicions = ["honeypot", "too_fast", "links", "turnstile", "staff"] as const;
export type Suspicion = (typeof suspicions)[number];

/** Whether staff were told of an enquiry: nobody is to be, soon, done, or given up. */
export const notificationStates = ["none", "pending", "sent", "failed"] as const;

/** The ways in which staff are told of an enquiry. */
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

/** How somebody came: by the form, or as staff say who add a contact. */
export const contactChannels = ["form", "whatsapp", "phone", "visit", "other"] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const openStages = ["new", "contacted", "proposal"] as const satisfies readonly Stage[];

/** Where the visit of whoever sent an enquiry began; null for what is not known. */
export const contactSource = z.object({
  /** Of the first page, without its query. */
  landingPath: z.nullable(z.string()),
  /** Host name of the page that led here. */
  referrer: z.nullable(z.string()),
  utmSource: z.nullable(z.string()),
  utmMedium: z.nullable(z.string()),
  utmCampaign: z.nullable(z.string()),
  utmTerm: z.nullable(z.string()),
  utmContent: z.nullable(z.string()),
  /** Path of the page that the form stood on. */
  formPage: z.nullable(z.string()),
  /** The link to WhatsApp that a chat began with; the page is then the one that it stood on. */
  place: z.optional(z.string()),
});
export type ContactSource = z.infer<typeof contactSource>;

export const contactPerson = z.object({ id: z.number(), name: z.string() });
export type ContactPerson = z.infer<typeof contactPerson>;

/** One enquiry as staff read it. Times are ISO 8601 in UTC. */
export const contactSubmission = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty where staff added somebody who has given none. */
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  websiteType: z.nullable(z.string()),
  message: z.string(),
  submittedAt: z.string(),
  suspicions: z.array(z.enum(suspicions)),
  notification: z.enum(notificationStates),
  stage: z.enum(stages),
  /** Who sees to it; null for nobody, also where whoever did may no longer. */
  assignee: z.nullable(contactPerson),
  /** Rupiah */
  valueIdr: z.nullable(z.number()),
  nextAction: z.nullable(z.string()),
  nextActionAt: z.nullable(z.string()),
  firstResponseAt: z.nullable(z.string()),
  lostReason: z.nullable(z.string()),
  source: contactSource,
  /** Without one by the form. */
  channel: z.optional(z.enum(contactChannels)),
  /** Until when an answer is promised; null for what came before that was kept. */
  dueAt: z.nullable(z.string()),
  /** Names this state of it in the calls that change it. */
  version: z.number(),
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

/** Who an enquiry belongs to, in a query: the asker, nobody, or the account of a number. */
const assignee = z
  .string("Penanggung jawab tidak dikenal")
  .check(z.regex(/^(me|none|[1-9]\d{0,8})$/, "Penanggung jawab tidak dikenal"));

const filterFields = {
  spam: z.optional(z.literal("suspected", "Saringan spam tidak valid")),
  /** `open`: where there is still something to do. */
  stage: z.optional(z.enum([...stages, "open"], "Tahap tidak dikenal")),
  assignee: z.optional(assignee),
  /**
   * `waiting`: nobody has answered yet. `overdue`: of these, those past the promise. `today`: the promise ends today (also
   * with its midnight), or a next step is due today or was before.
   */
  due: z.optional(z.enum(["overdue", "today", "waiting"], "Saringan waktu tidak dikenal")),
};

/**
 * Query of `GET /api/contact`. Without `page` and `pageSize` the newest are answered, as many as a page may hold; with
 * `due` those that have waited longest come first.
 */
export const contactListQuery = z.object({
  ...pagingFields,
  /** Refused: addresses are written into logs, and people are searched by name and by e-mail address. */
  q: z.optional(z.never("Kata pencarian tidak diterima di alamat. Kirim lewat POST /api/contact/search.")),
  ...filterFields,
});

/** Body of `POST /api/contact/search`, which answers as `GET /api/contact` does. */
export const contactSearch = z.strictObject({
  ...pagingNumbers,
  /** Words that all stand in the name, the address, the number or the message, in any case; or a phone number, however it is written. */
  q: z.optional(searchWords),
  ...filterFields,
});
export type ContactSearch = z.infer<typeof contactSearch>;

/** Ours, which is nobody's source. */
export const ownHost = site.url.replace(/^https?:\/\/(www\.)?/, "");

/** As SQLite's lower(): letters outside ASCII stay. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * What a source is called wherever staff read it: the campaign's, else the referring host without "www."; null where
 * neither is known, or the host is ours. The figures group by the same in SQL (`figureStatements`).
 */
export function sourceName({
  utmSource,
  referrer,
}: Pick<ContactSource, "utmSource" | "referrer">): string | null {
  if (utmSource) return lower(utmSource);
  const host = lower(referrer ?? "").replace(/^www\./, "");
  return host === "" || host === ownHost ? null : host;
}
