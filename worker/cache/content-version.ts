import { describeError, log } from "../errors";
import { within } from "../limits";

/**
 * A version of the public content. Triggers in D1 (`content_generation_*` in `migrations/`) increment it with every
 * visible write, and KV distributes it to the isolates.
 */
export interface ContentVersion {
  number: number;
  /**
   * When scheduled posts become public, in milliseconds since 1970, ascending, preceded by the last moment that has
   * passed. Null if unknown.
   */
  dues: readonly number[] | null;
  /** D1's bookmark of the version: a replica that is behind it must not be read. Null: no replica may be read. */
  bookmark: string | null;
  /** When the site's content was published, which identifies it; 0 if never, null if unknown. */
  site: number | null;
}

export const contentVersionKey = "content-version";
/** Seconds that a location caches the KV value; KV's minimum. */
const kvSeconds = 30;
/** Milliseconds that an isolate trusts its version without asking KV. */
const trustMs = 5_000;
const callTimeoutMs = 3_000;
const retryMs = 1_100;
const maxTries = 4;
/** Milliseconds after which a page is made again if the due moments are unknown. */
const unknownDueMs = 60_000;

/**
 * The memory of an isolate: until when KV is not asked (milliseconds since 1970), the greatest number written to KV,
 * and until when a KV write may be running.
 */
export const createVersionMemory = () => ({
  version: null as ContentVersion | null,
  trustedUntil: 0,
  published: 0,
  writingUntil: 0,
});
export const isolateMemory = createVersionMemory();

/** The version that this isolate trusts without asking KV, or null. */
export function trustedVersion(memory = isolateMemory): ContentVersion | null {
  return Date.now() < memory.trustedUntil ? memory.version : null;
}

/**
 * The last moment at which a post of this version became public, by the local clock, so that no job is needed.
 * Milliseconds since 1970; 0 if there was none.
 */
export function findDueMoment({ dues }: ContentVersion, now: number): number {
  if (dues === null) return now - (now % unknownDueMs);
  return dues.findLast((due) => due <= now) ?? 0;
}

interface StoreOptions {
  memory?: typeof isolateMemory;
  /** Receives work that a save does not wait for. */
  afterwards?: ((work: Promise<void>) => unknown) | undefined;
  pause?: (ms: number) => Promise<void>;
}

export type ContentVersionStore = ReturnType<typeof createContentVersionStore>;

export function createContentVersionStore(
  kv: KVNamespace,
  database: D1Database,
  { memory = isolateMemory, afterwards = (work) => work, pause = sleep }: StoreOptions = {},
) {
  /** Keeps the greatest number, because a location may still answer an older KV value. Returns the known version. */
  function remember(version: ContentVersion): ContentVersion {
    memory.trustedUntil = Date.now() + trustMs;
    if (memory.version === null || version.number > memory.version.number) memory.version = version;
    return memory.version;
  }

  async function readKv(options?: { cacheTtl: number }): Promise<ContentVersion> {
    const reading = kv.get(contentVersionKey, { type: "text", ...options });
    const version = parse(await within(callTimeoutMs, "reading KV", reading));
    memory.published = Math.max(memory.published, version.number);
    return version;
  }

  async function readDatabase(): Promise<ContentVersion | null> {
    try {
      const session = database.withSession("first-primary");
      const now = Date.now();
      const row = session
        .prepare(versionSql)
        .bind(now, now)
        .first<{ number: number; dues: string; site: number }>();
      const version = await within(callTimeoutMs, "reading the content version", row);
      const bookmark = session.getBookmark();
      return version && bookmark ? { ...version, dues: JSON.parse(version.dues), bookmark } : null;
    } catch (error) {
      log("warn", "content_version_unread", { error: describeError(error) });
      return null;
    }
  }

  /**
   * KV keeps the last write, which is not always the newest, and may refuse writes. So D1 is read again after the
   * write, and a newer version is published. Saves during a write leave that to the writer, because KV accepts one
   * write a second.
   */
  async function publish(version: ContentVersion, left = maxTries): Promise<void> {
    remember(version);
    if (version.number <= memory.published || left === 0 || Date.now() < memory.writingUntil) return;
    memory.published = version.number;
    memory.writingUntil = Date.now() + callTimeoutMs;
    let isRefused = false;
    try {
      await within(callTimeoutMs, "writing KV", kv.put(contentVersionKey, JSON.stringify(version)));
    } catch (error) {
      log("error", "content_version_unpublished", { error: describeError(error) });
      memory.published = 0;
      isRefused = true;
    }
    memory.writingUntil = 0;
    const again = async () => {
      if (isRefused) await pause(retryMs);
      await publish((await readDatabase()) ?? version, isRefused ? left - 1 : left);
    };
    await afterwards(again());
  }

  /**
   * Call this after every write that visitors may see: it publishes D1's version. It never throws, because the write
   * has happened and the scheduled job reconciles. If D1 does not answer, it publishes an unused number, and pages are
   * then read from the primary.
   */
  async function bump(): Promise<void> {
    const unused = Math.max(Date.now(), (memory.version?.number ?? 0) + 1);
    await publish((await readDatabase()) ?? { number: unused, dues: null, bookmark: null, site: null });
  }

  return {
    bump,

    /** Runs a write and then bumps, also if the write throws: D1 may have written although its response was lost. */
    async bumpAfter<T>(write: () => Promise<T>): Promise<T> {
      try {
        return await write();
      } finally {
        await bump();
      }
    },

    /** The version known at this location, at most a minute old. Throws if KV fails and no version is known. */
    async current(): Promise<ContentVersion> {
      const trusted = trustedVersion(memory);
      if (trusted) return trusted;
      // One request asks KV; concurrent ones use the known version.
      memory.trustedUntil = Date.now() + trustMs;
      try {
        return remember(await readKv({ cacheTtl: kvSeconds }));
      } catch (error) {
        if (!memory.version) throw error;
        log("warn", "content_version_unread", { error: describeError(error) });
        return memory.version;
      }
    },

    /** Compares KV with D1 and publishes a missing version; returns 1 if it did. */
    async reconcile(): Promise<number> {
      const published = await readKv();
      const version = await readDatabase();
      if (!version || (version.number === published.number && published.site !== null)) return 0;
      // The database was restored, or did not answer after a write.
      if (published.number > version.number) await database.prepare(overtakeSql).bind(published.number).run();
      memory.published = published.number;
      await bump();
      return 1;
    },
  };
}

/** Includes the next thousand due moments; later ones are added by the next write. */
const versionSql = `SELECT number, (
  SELECT json_group_array(due) FILTER (WHERE due IS NOT NULL) FROM (
    SELECT max(published_at) AS due FROM blog_posts WHERE status = 'published' AND published_at <= ?
    UNION ALL
    SELECT * FROM (SELECT DISTINCT published_at FROM blog_posts WHERE status = 'published' AND published_at > ?
      ORDER BY published_at LIMIT 1000)
  )
) AS dues, (SELECT coalesce(max(updated_at), 0) FROM site_content) AS site FROM content_generation`;

const overtakeSql = `UPDATE content_generation
  SET number = max(number + 1, ? + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

/** An operator may have written the number alone; an unreadable value counts as none. */
function parse(text: string | null): ContentVersion {
  try {
    const { number = 0, dues = null, bookmark = null, site = text ? null : 0 } = JSON.parse(text ?? "{}");
    return { number, dues, bookmark, site };
  } catch {
    return parse(null);
  }
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
