import { desc, eq } from "drizzle-orm";
import type { ContentKey, SiteContent } from "../../contract/site-content/schema";
import { defaultContent, shownContent, writtenDefault } from "../../contract/site-content/site-content";
import { readContent } from "../../contract/site-content/stored-content";
import type { Database } from "../../db/client";
import { siteContent } from "../../db/schema/site";
import { log } from "../../errors";

/** What this isolate has read, by the moment of publishing: a published whole never changes. */
const known = new Map<number, Whole>();
const mostKnown = 2;
/** What was read last, for where nothing can be read. */
let last: Whole | null = null;

/** As an owner wrote it, and as pages show it. */
interface Whole {
  written: SiteContent;
  shown: SiteContent;
}
const standard: Whole = { written: writtenDefault, shown: defaultContent };

const { version, keys, updatedAt } = siteContent;

interface Sources {
  db: () => Database;
  /** What is known of the version that visitors read. */
  version: () => Promise<{ site: number | null }>;
}

/**
 * What pages, feeds, e-mails and the writer say of the business. Nothing is read where nobody has published anything,
 * and one row once in an isolate where somebody has.
 */
export function createPublishedContent({ db, version: currentVersion }: Sources) {
  /** Which published whole holds, by its moment; 0 for none, null where only the database can tell. */
  async function publishedAt(): Promise<number | null> {
    const known = await currentVersion().catch(() => null);
    return known?.site ?? null;
  }

  async function whole(): Promise<Whole> {
    last = await read();
    return last;
  }

  async function read(): Promise<Whole> {
    const moment = await publishedAt();
    if (moment === 0) return standard;
    const found = moment === null ? undefined : known.get(moment);
    if (found) return found;
    const rows = await db()
      .select({ version, keys, updatedAt })
      .from(siteContent)
      .where(moment === null ? undefined : eq(updatedAt, new Date(moment)))
      .orderBy(desc(version))
      .limit(1);
    const [row] = rows;
    if (!row) return standard;
    const unread: ContentKey[] = [];
    const written = readContent(row.keys, unread);
    const content = { written, shown: shownContent(written) };
    if (unread.length > 0) log("error", "site_content_unread", { version: row.version, keys: unread.join() });
    known.set(row.updatedAt.getTime(), content);
    for (const old of [...known.keys()].slice(0, -mostKnown)) known.delete(old);
    return content;
  }

  return {
    current: async () => (await whole()).shown,
    /** With the names of facts in braces, and samples. */
    written: async () => (await whole()).written,
    /** What this isolate has read last; null where nothing. */
    last: () => last?.shown ?? null,
    isDefault: async () => (await publishedAt()) === 0,
  };
}

export type PublishedContent = ReturnType<typeof createPublishedContent>;
