import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { landings } from "../../contract/generation";
import { briefStates, type NamedSource } from "../../contract/studio/brief";
import { claimKinds, verdicts } from "../../contract/studio/checks";
import type { GlossaryEntry } from "../../contract/studio/writing-rules";
import { jobKinds } from "../../jobs/job";
import { instant } from "./auth";

/** An order of articles: a single one, or several through the queue. */
export const generationBatches = sqliteTable("generation_batches", {
  id: text("id").primaryKey(),
  count: integer("count").notNull(),
  topic: text("topic"),
  category: text("category"),
  createdBy: integer("created_by"),
  createdAt: instant("created_at").notNull(),
  /** The state that its articles get. */
  landing: text("landing", { enum: landings }).notNull().default("published"),
});

export const generationItems = sqliteTable("generation_items", {
  id: text("id").primaryKey(),
  batchId: text("batch_id").notNull(),
  position: integer("position").notNull(),
  topic: text("topic").notNull(),
  category: text("category"),
  seed: integer("seed").notNull(),
  postId: integer("post_id"),
  /** The brief of the article; null without one, and after its deletion. */
  briefId: integer("brief_id"),
  /** Whether the article was ordered from a brief; false for orders before 2026-11-29. */
  hasBrief: integer("has_brief", { mode: "boolean" }).notNull().default(false),
});

/** Background work: one row for each kind and subject, such as an article that was ordered. */
export const jobs = sqliteTable("jobs", {
  kind: text("kind", { enum: jobKinds }).notNull(),
  subject: text("subject").notNull(),
  state: text("state", { enum: ["queued", "running", "done", "failed"] })
    .notNull()
    .default("queued"),
  attempts: integer("attempts").notNull().default(0),
  /** Why the last attempt failed, in words for staff. */
  error: text("error"),
  /** No attempt begins before this moment. */
  notBefore: instant("not_before").notNull().default(new Date(0)),
  /** Until this moment a running job belongs to the consumer that claimed it. */
  leaseUntil: instant("lease_until"),
  /** When the job was enqueued, or enqueued again after it had failed. */
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

const words = (name: string) => text(name).notNull().default("");

export const topicBriefs = sqliteTable("topic_briefs", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  title: text("title").notNull(),
  audience: words("audience"),
  aim: words("aim"),
  keyPhrase: words("key_phrase"),
  intent: words("intent"),
  /** Headings, in order. */
  outline: text("outline", { mode: "json" }).$type<string[]>().notNull().default([]),
  ownFacts: words("own_facts"),
  sources: text("sources", { mode: "json" }).$type<NamedSource[]>().notNull().default([]),
  tone: words("tone"),
  callToAction: words("call_to_action"),
  /** YYYY-MM-DD in Jakarta. */
  plannedDate: text("planned_date"),
  state: text("state", { enum: briefStates }).notNull().default("idea"),
  ownerId: integer("owner_id"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Writing rules. All versions are kept; the highest applies. */
export const writingRules = sqliteTable("writing_rules", {
  version: integer("version").primaryKey(),
  address: text("address").notNull(),
  forbiddenWords: text("forbidden_words", { mode: "json" }).$type<string[]>().notNull(),
  glossary: text("glossary", { mode: "json" }).$type<GlossaryEntry[]>().notNull(),
  sample: text("sample").notNull(),
  authorId: integer("author_id"),
  createdAt: instant("created_at").notNull(),
});

/** Claims of a generated article, in its text or in its pending change. */
export const postClaims = sqliteTable("post_claims", {
  postId: integer("post_id").notNull(),
  /** A hash of kind, words and sentence. */
  key: text("key").notNull(),
  kind: text("kind", { enum: claimKinds }).notNull(),
  text: text("text").notNull(),
  sentence: text("sentence").notNull(),
  position: integer("position").notNull(),
  /** Whether the post's text contains it, and whether the pending change does. */
  isPresent: integer("is_present").notNull().default(0),
  isWaiting: integer("is_waiting").notNull().default(0),
  /** The verdict of staff; a claim that is present or waiting is open unless it was confirmed. */
  verdict: text("verdict", { enum: verdicts }),
  source: text("source"),
  decidedBy: integer("decided_by"),
  decidedAt: instant("decided_at"),
  /** Whether a writer gave the verdict and nobody who may publish has approved it. */
  isUnapproved: integer("is_unapproved").notNull().default(0),
});

/** The origin of a generated article. */
export const postProvenance = sqliteTable("post_provenance", {
  postId: integer("post_id").primaryKey(),
  writer: text("writer").notNull(),
  model: text("model"),
  promptVersion: text("prompt_version"),
  rulesVersion: integer("rules_version").notNull(),
  briefId: integer("brief_id"),
  tokens: integer("tokens"),
  /** The sources of the brief at that time. */
  sources: text("sources", { mode: "json" }).$type<NamedSource[]>().notNull().default([]),
});

/** Links of articles to missing pages of this site, as of the last check. */
export const postLinkChecks = sqliteTable("post_link_checks", {
  postId: integer("post_id").primaryKey(),
  checkedAt: instant("checked_at").notNull(),
  dead: text("dead", { mode: "json" }).$type<string[]>().notNull(),
});

/** Links of articles to other sites. */
export const outsideLinks = sqliteTable("outside_links", {
  postId: integer("post_id").notNull(),
  url: text("url").notNull(),
  host: text("host").notNull(),
  text: text("text").notNull(),
});

export const outsideLinkChecks = sqliteTable("outside_link_checks", {
  url: text("url").primaryKey(),
  /** 0 if there was no response. */
  status: integer("status").notNull(),
  /** Consecutive weeks. */
  failures: integer("failures").notNull(),
  failedSince: instant("failed_since"),
  checkedAt: instant("checked_at").notNull(),
});

/** The last runs of schedule and backup, and the current faults. */
export const operations = sqliteTable("operations", {
  key: text("key").primaryKey(),
  at: instant("at").notNull(),
  detail: text("detail").notNull().default(""),
});
