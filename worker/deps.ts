import { type AuditLog, createAuditLog } from "./audit/audit-log";
import { type PasswordCost, passwordCost } from "./auth/password/password";
import { createConfiguredIndexNow, type IndexNow } from "./blog/index-now/index-now";
import { type ContentVersionStore, createContentVersionStore } from "./cache/content-version";
import type { Channel } from "./contact/notify/channel";
import {
  createConfiguredMailer,
  createEmailChannel,
  type EmailSender,
  type Mailer,
  quietSender,
  type Sender,
} from "./contact/notify/email-channel";
import { createWebhookChannel } from "./contact/notify/webhook-channel";
import { createTurnstile, type Turnstile } from "./contact/submit/turnstile";
import { type Holidays, isDay } from "./contract/jakarta";
import { asDeployed, site } from "./contract/site";
import type { SiteContent } from "./contract/site-content/schema";
import { defaultContent } from "./contract/site-content/site-content";
import { createDatabase, type Database } from "./db/client";
import { describeError, log } from "./errors";
import { createLocalWriter } from "./generation/writers/local/local-writer";
import { type AiBinding, createWorkersAiWriter } from "./generation/writers/workers-ai/workers-ai-writer";
import { type Writer, WriterError } from "./generation/writers/writer";
import type { JobKey } from "./jobs/job";
import { limitCalls, limitDatabase } from "./limits";
import { createSecretKeys, type SecretKeys } from "./secrets";
import { createPublishedContent, type PublishedContent } from "./site/content/published-content.repository";

/** A service's dependencies, each created from the bindings on first use. */
export interface Deps {
  db: Database;
  kv: KVNamespace;
  contentVersion: ContentVersionStore;
  siteContent: PublishedContent;
  clock: () => Date;
  writer: Writer;
  generationQueue: Queue<JobKey>;
  generationDailyLimit: number;
  /** AI articles that may be published on one day in Jakarta by drip and bulk actions: 1 to 3. */
  aiDailyCeiling: number;
  /** Notifies search engines of articles; null if it is disabled. */
  indexNow: IndexNow | null;
  /** Records events of the signed-in user behind `requireRight`, else without an actor. */
  audit: AuditLog;
  keys: SecretKeys;
  /** The scrypt parameters of new password hashes. */
  passwordCost: PasswordCost;
  /** Null if it is not configured. */
  turnstile: Turnstile | null;
  enquiryQueue: Queue<JobKey>;
  mediaQueue: Queue<JobKey>;
  /** Dead-letter queues; only their backlog is read. */
  deadQueues: Record<"enquiries" | "generation" | "media", Queue>;
  mediaBucket: R2Bucket | null;
  backupBucket: R2Bucket | null;
  images: ImagesBinding | null;
  /** Channels that notify staff of enquiries; none by default. */
  notificationChannels: readonly Channel[];
  /** Sends e-mails to senders of enquiries; null if staff use their own e-mail program. */
  mailer: Mailer | null;
  holidays: Holidays;
  /** Retention of enquiries in days; 0 keeps them. */
  contactRetentionDays: number;
  /** Retention of audit events in days; 0 keeps them. */
  auditRetentionDays: number;
}

/** Optional secrets and bindings, which wrangler.toml does not declare. */
interface OptionalBindings {
  AUTH_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  NOTIFY_WEBHOOK_SECRET?: string;
  EMAIL?: EmailSender;
  MEDIA?: R2Bucket;
  IMAGES?: ImagesBinding;
  BACKUPS?: R2Bucket;
}

interface Served {
  /** The request id of audit events; absent in a queue consumer. */
  requestId?: string;
  /** Receives work that the response does not wait for; without it the work is awaited. */
  afterwards?: (work: Promise<void>) => void;
  clock?: () => Date;
}

export function createDeps(env: Env, served: Served = {}): Deps {
  return createDepsOn(env, () => env.DB, served);
}

/**
 * Dependencies for reads as of `now`: the nearest replica answers once it has reached `bookmark`; without one the
 * primary.
 */
export function createReadDeps(env: Env, bookmark: string | null, now: Date): Deps {
  // A session has the methods of D1Database that are used here: `prepare` and `batch`.
  const openSession = () => env.DB.withSession(bookmark ?? "first-primary") as unknown as D1Database;
  return createDepsOn(env, openSession, { clock: () => now });
}

/** The same dependencies with those in `replaced`. It keeps the getters, which a spread would evaluate. */
export function replaceDeps(deps: Deps, replaced: Partial<Deps>): Deps {
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(deps),
    ...Object.getOwnPropertyDescriptors(replaced),
  };
  return Object.defineProperties({}, descriptors) as Deps;
}

function createDepsOn(
  env: Env & OptionalBindings,
  openDatabase: () => D1Database,
  { requestId = "", afterwards, clock = () => new Date() }: Served,
): Deps {
  const deps: Deps = lazily({
    db: () => createDatabase(limitDatabase(openDatabase())),
    kv: () => limitCalls("KV", env.KV),
    contentVersion: () => createContentVersionStore(env.KV, env.DB, { afterwards }),
    siteContent: () =>
      createPublishedContent({ db: () => deps.db, version: () => deps.contentVersion.current() }),
    clock: () => clock,
    writer: () => createConfiguredWriter(env, clock, () => deps.siteContent.current()),
    generationQueue: () => limitCalls("the queue of articles", env.GENERATION_QUEUE),
    generationDailyLimit: () => env.GENERATION_DAILY_LIMIT,
    aiDailyCeiling: () => Math.min(3, Math.max(1, Math.floor(env.AI_DAILY_CEILING) || 1)),
    indexNow: () => createConfiguredIndexNow(env.INDEXNOW_KEY),
    audit: () => createAuditLog(deps.db, clock, requestId),
    keys: () => createSecretKeys(env.AUTH_KEY),
    passwordCost: () => passwordCost,
    turnstile: () => createConfiguredTurnstile(env),
    enquiryQueue: () => limitCalls("the queue of enquiries", env.ENQUIRY_QUEUE),
    mediaQueue: () => limitCalls("the queue of pictures", env.MEDIA_QUEUE),
    deadQueues: () => ({
      enquiries: env.ENQUIRY_DEAD_QUEUE,
      generation: env.GENERATION_DEAD_QUEUE,
      media: env.MEDIA_DEAD_QUEUE,
    }),
    mediaBucket: () => (env as OptionalBindings).MEDIA ?? null,
    backupBucket: () => (env as OptionalBindings).BACKUPS ?? null,
    images: () => (env as OptionalBindings).IMAGES ?? null,
    notificationChannels: () => createConfiguredChannels(env, clock),
    mailer: () => createConfiguredMailer(env),
    holidays: () => parseHolidays(env.HOLIDAYS),
    contactRetentionDays: () => env.CONTACT_RETENTION_DAYS,
    auditRetentionDays: () => env.AUDIT_RETENTION_DAYS,
  });
  return deps;
}

/**
 * Replaces settings of the configuration with those that the owner has set in the site content. For requests of staff,
 * queues and the scheduled run. If the content cannot be read, the configuration applies.
 */
export async function withOwnSettings(deps: Deps, env: Env & OptionalBindings): Promise<Deps> {
  const content = await deps.siteContent.current().catch((error: unknown) => {
    log("warn", "settings_unread", { error: describeError(error) });
    return defaultContent;
  });
  if (content === defaultContent) return deps;
  const { business, writer } = content;
  const settings = readSettings(env, content);
  return replaceDeps(deps, {
    notificationChannels: createConfiguredChannels(settings, deps.clock, business),
    mailer: createConfiguredMailer(settings, business),
    writer: createConfiguredWriter(settings, deps.clock, () => Promise.resolve(content)),
    generationDailyLimit: Number(writer.dailyLimit) || env.GENERATION_DAILY_LIMIT,
    holidays: parseHolidays(`${env.HOLIDAYS} ${business.holidays.join(" ")}`),
  });
}

/** The settings with the owner's values. */
export function readSettings(env: Env & OptionalBindings, { notifications, writer }: SiteContent) {
  const { kind, model } = writer;
  const writers = { [asDeployed]: env.WRITER, "penulis bawaan": "local", "Workers AI": "workers-ai" };
  const isOwn = notifications.to !== asDeployed;
  const { webhook, emails } = notifications.to === "tidak ada" ? { webhook: "", emails: [] } : notifications;
  return {
    ...env,
    WRITER: writers[kind],
    AI_MODELS:
      model === asDeployed ? env.AI_MODELS : [model, ...env.AI_MODELS.filter((other) => other !== model)],
    ...(isOwn && {
      NOTIFY_WEBHOOK_URL: webhook,
      NOTIFY_EMAIL_TO: emails.join(", "),
      NOTIFY_EMAIL_FROM: env.NOTIFY_EMAIL_FROM || `situs@${new URL(site.url).hostname}`,
    }),
  };
}

/** An object whose properties are created on first access. */
function lazily<T extends object>(makers: { [Name in keyof T]: () => T[Name] }): T {
  const lazy = {};
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    let made: { value: unknown } | undefined;
    const get = () => {
      made ??= { value: make() };
      return made.value;
    };
    Object.defineProperty(lazy, name, { enumerable: true, configurable: true, get });
  }
  return lazy as T;
}

interface WriterSettings {
  WRITER: string;
  AI: unknown;
  AI_MODELS: readonly string[];
  AI_GATEWAY: string;
}

/** The configured writer. An unknown name does not fall back to another writer: writing fails with the reason. */
function createConfiguredWriter(
  settings: WriterSettings,
  clock: () => Date,
  content: () => Promise<SiteContent>,
): Writer {
  if (settings.WRITER === "local") return createLocalWriter(content);
  if (settings.WRITER === "workers-ai") {
    const ai = settings.AI as AiBinding;
    return createWorkersAiWriter({
      ai,
      models: settings.AI_MODELS,
      gateway: settings.AI_GATEWAY || null,
      clock,
      content,
    });
  }
  const name = `Penulis tidak dikenal: ${settings.WRITER}`;
  const refuse = () => Promise.reject(new WriterError("permanent", name));
  // Accepts every topic, because a refusal would hide the real error.
  const match = () => ({ isKnown: true, meant: null, titles: null, nearest: [] });
  return { name, repeats: false, match, outline: refuse, write: refuse, repair: refuse };
}

/** Null without the site key, because no page shows the widget then and nobody could pass. */
function createConfiguredTurnstile(env: OptionalBindings): Turnstile | null {
  return site.turnstileSiteKey && env.TURNSTILE_SECRET_KEY ? createTurnstile(env.TURNSTILE_SECRET_KEY) : null;
}

interface ChannelSettings {
  NOTIFY_WEBHOOK_URL?: string;
  NOTIFY_WEBHOOK_SECRET?: string;
  NOTIFY_EMAIL_FROM?: string;
  NOTIFY_EMAIL_TO?: string;
  EMAIL?: EmailSender;
}

export function createConfiguredChannels(
  settings: ChannelSettings,
  clock: () => Date,
  business: Sender = defaultContent.business,
): Channel[] {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret = "", EMAIL } = settings;
  const { NOTIFY_EMAIL_FROM: from, NOTIFY_EMAIL_TO: to } = settings;
  const unusable = () =>
    new Error("NOTIFY_EMAIL_TO needs NOTIFY_EMAIL_FROM and the send_email binding EMAIL");
  const email = (): Channel =>
    EMAIL && from && to
      ? createEmailChannel({ sender: quietSender(EMAIL), from, to, business })
      : { name: "email", send: () => Promise.reject(unusable()) };
  return [...(url ? [createWebhookChannel({ url, secret, clock })] : []), ...(to ? [email()] : [])];
}

/** The invalid setting that this isolate has logged. */
let loggedHolidays: string | undefined;

/** Parses `HOLIDAYS`: dates with any separators. Invalid dates are ignored and logged once. */
export function parseHolidays(setting = ""): Holidays {
  const parts = setting.match(/[\d-]+|\p{L}+/gu) ?? [];
  const leftOut = parts.filter((part) => !isDay(part));
  if (leftOut.length > 0 && setting !== loggedHolidays) {
    loggedHolidays = setting;
    log("warn", "holidays_left_out", { count: leftOut.length, first: leftOut[0]?.slice(0, 40) });
  }
  return new Set(parts.filter(isDay));
}
