import { desc, eq, type SQL } from "drizzle-orm";
import type { ContentKey, SiteContent } from "../../contract/site-content/schema";
import { defaultContent, shownContent, writtenDefault } from "../../contract/site-content/site-content";
import { readContent } from "../../contract/site-content/stored-content";
import type { Database } from "../../db/client";
import { siteContent } from "../../db/schema/site";
import { log } from "../../errors";

/** Versions read by this isolate, by their time of publication; a published version never changes. */
const known = new Map<number, LoadedContent>();
const mostKnown = 2;
/** The version that was read last, used if nothing can be read. */
let last: LoadedContent | null = null;

/** Once with placeholders, as an owner wrote it, and once as pages show it. */
interface LoadedContent {
  written: SiteContent;
  shown: SiteContent;
}
const standard: LoadedContent = { written: writtenDefault, shown: defaultContent };

const { version, keys, updatedAt } = siteContent;

interface Sources {
  db: () => Database;
  /** The content version of the request. */
  version: () => Promise<{ site: number | null }>;
}

/**
 * The published content for pages, feeds, e-mails and the writer. Without a publication nothing is read, else one row
 * once per isolate.
 */
export function createPublishedContent({ db, version: currentVersion }: Sources) {
  /** The time of the current publication; 0 without one, null if it must be read from the database. */
  async function publishedAt(): Promise<number | null> {
    const known = await currentVersion().catch(() => null);
    return known?.site ?? null;
  }

  async function findRow(condition?: SQL) {
    const rows = db().select({ version, keys, updatedAt }).from(siteContent).where(condition);
    return (await rows.orderBy(desc(version)).limit(1))[0];
  }

  async function whole(): Promise<LoadedContent> {
    last = await read();
    return last;
  }

  async function read(): Promise<LoadedContent> {
    const moment = await publishedAt();
    if (moment === 0) return standard;
    const found = moment === null ? undefined : known.get(moment);
    if (found) return found;
    // The newest instead, if the database was set back to a time before that version.
    const row = (moment && (await findRow(eq(updatedAt, new Date(moment))))) || (await findRow());
    if (!row) return standard;
    const unread: ContentKey[] = [];
    const written = readContent(row.keys, unread);
    const content = { written, shown: shownContent(written) };
    if (unread.length > 0) log("error", "site_content_unread", { version: row.version, keys: unread.join() });
    known.set(moment ?? row.updatedAt.getTime(), content);
    for (const old of [...known.keys()].slice(0, -mostKnown)) known.delete(old);
    return content;
  }

  return {
    current: async () => (await whole()).shown,
    /** With placeholders and sample values. */
    written: async () => (await whole()).written,
    last: () => last?.shown ?? null,
    isDefault: async () => (await publishedAt()) === 0,
  };
}

export type PublishedContent = ReturnType<typeof createPublishedContent>;
