import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { landings } from "../../contract/generation";
import { briefStates, type NamedSource } from "../../contract/studio/brief";
import { claimKinds, verdicts } from "../../contract/studio/checks";
import type { GlossaryEntry } from "../../contract/studio/writing-rules";
import { jobKinds } from "../../jobs/job";
import { instant } from "./auth";

/** One order of staff for articles: one, or several through the queue. */
export const generationBatches = sqliteTable("generation_batches", {
  id: text("id").primaryKey(),
  count: integer("count").notNull(),
  /** What staff typed. */
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
  /** What the article is to be, where staff wrote it down. */
  briefId: integer("brief_id"),
});

/** Background work: one row for each kind and subject, such as an article that was ordered. */
export const jobs = sqliteTable("jobs", {
  kind: text("kind", { enum: jobKinds }).notNull(),
  /** The id of what the job is about. */
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

/** What an article is to be, before it is written. */
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
  /** A day of Jakarta, YYYY-MM-DD. */
  plannedDate: text("planned_date"),
  state: text("state", { enum: briefStates }).notNull().default("idea"),
  ownerId: integer("owner_id"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** How we write. Every version stays; the highest holds. */
export const writingRules = sqliteTable("writing_rules", {
  version: integer("version").primaryKey(),
  address: text("address").notNull(),
  forbiddenWords: text("forbidden_words", { mode: "json" }).$type<string[]>().notNull(),
  glossary: text("glossary", { mode: "json" }).$type<GlossaryEntry[]>().notNull(),
  sample: text("sample").notNull(),
  authorId: integer("author_id"),
  createdAt: instant("created_at").notNull(),
});

/** What an article of the writer claims, in its own text or in the change that waits beside it. */
export const postClaims = sqliteTable("post_claims", {
  postId: integer("post_id").notNull(),
  /** Of kind, words and sentence. */
  key: text("key").notNull(),
  kind: text("kind", { enum: claimKinds }).notNull(),
  text: text("text").notNull(),
  sentence: text("sentence").notNull(),
  position: integer("position").notNull(),
  /** Whether the post's text holds it, and whether the waiting change does. */
  isPresent: integer("is_present").notNull().default(0),
  isWaiting: integer("is_waiting").notNull().default(0),
  /** What staff said of it; one that is present or waiting is open unless it was confirmed. */
  verdict: text("verdict", { enum: verdicts }),
  source: text("source"),
  decidedBy: integer("decided_by"),
  decidedAt: instant("decided_at"),
});

/** How an article of the writer came about. */
export const postProvenance = sqliteTable("post_provenance", {
  postId: integer("post_id").primaryKey(),
  writer: text("writer").notNull(),
  model: text("model"),
  promptVersion: text("prompt_version"),
  rulesVersion: integer("rules_version").notNull(),
  briefId: integer("brief_id"),
  tokens: integer("tokens"),
  /** What the brief named then. */
  sources: text("sources", { mode: "json" }).$type<NamedSource[]>().notNull().default([]),
});

/** Links of articles to pages of this site that are not there, as they were found last. */
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

/** What such an address answered when it was asked last. */
export const outsideLinkChecks = sqliteTable("outside_link_checks", {
  url: text("url").primaryKey(),
  /** 0 where nothing answered. */
  status: integer("status").notNull(),
  /** Weeks in a row. */
  failures: integer("failures").notNull(),
  failedSince: instant("failed_since"),
  checkedAt: instant("checked_at").notNull(),
});

/** When the clock and the backup ran last, and which faults stand. */
export const operations = sqliteTable("operations", {
  key: text("key").primaryKey(),
  at: instant("at").notNull(),
  detail: text("detail").notNull().default(""),
});
