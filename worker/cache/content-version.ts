import { describeError, log, within } from "../errors";

/**
 * A version of what visitors can read. Triggers in D1 (`content_generation_*` in `migrations/`) give every write that
 * they can see a greater number; KV tells it to the isolates.
 */
export interface ContentVersion {
  number: number;
  /**
   * When scheduled posts become public, in milliseconds since 1970, ascending; before them the last such moment that
   * had passed. Null where nobody could tell.
   */
  dues: readonly number[] | null;
  /** Where in D1's history the version stands: no replica that is behind it may be read. Null: none may be. */
  bookmark: string | null;
  /** When the site's content was published, which names the whole; 0 where it never was, null where nobody could tell. */
  site: number | null;
}

export const contentVersionKey = "content-version";
/** Seconds that a location may keep what KV told it; the least that KV takes. */
const kvSeconds = 30;
/** Milliseconds that an isolate trusts what it knows without asking KV. */
const trustMs = 5_000;
/** Milliseconds that a call may take before the request goes on without it. */
const patienceMs = 3_000;
/** Milliseconds before another write to KV, which takes one a second to a key. */
const retryMs = 1_100;
const maxTries = 4;
/** Milliseconds after which a page is made anew where nobody could tell what is due. */
const unknownDueMs = 60_000;

/**
 * What an isolate knows: until when KV is not asked (milliseconds since 1970), the greatest number that KV is told, and
 * until when a write to KV may be under way.
 */
export const createVersionMemory = () => ({
  version: null as ContentVersion | null,
  trustedUntil: 0,
  published: 0,
  writingUntil: 0,
});
export const isolateMemory = createVersionMemory();

/** The version that this isolate trusts without asking anybody, or null. */
export function trustedVersion(memory = isolateMemory): ContentVersion | null {
  return Date.now() < memory.trustedUntil ? memory.version : null;
}

/**
 * The last moment at which a post of this version became public, by the reader's own clock: no job has to run for it.
 * Milliseconds since 1970; 0 where there was none.
 */
export function dueMomentOf({ dues }: ContentVersion, now: number): number {
  if (dues === null) return now - (now % unknownDueMs);
  return dues.findLast((due) => due <= now) ?? 0;
}

interface Surroundings {
  memory?: typeof isolateMemory;
  /** Takes work that a save does not wait for. */
  afterwards?: ((work: Promise<void>) => unknown) | undefined;
  pause?: (ms: number) => Promise<void>;
}

export type ContentVersionStore = ReturnType<typeof createContentVersionStore>;

export function createContentVersionStore(
  kv: KVNamespace,
  database: D1Database,
  { memory = isolateMemory, afterwards = (work) => work, pause = sleep }: Surroundings = {},
) {
  /** Keeps the greatest number: a location may still answer what KV held a minute ago. Answers what is known now. */
  function learn(version: ContentVersion): ContentVersion {
    memory.trustedUntil = Date.now() + trustMs;
    if (memory.version === null || version.number > memory.version.number) memory.version = version;
    return memory.version;
  }

  async function readKv(options?: { cacheTtl: number }): Promise<ContentVersion> {
    const reading = kv.get(contentVersionKey, { type: "text", ...options });
    const version = parse(await within(patienceMs, "reading KV", reading));
    memory.published = Math.max(memory.published, version.number);
    return version;
  }

  /** The version as the primary database has it; null when it cannot be asked. */
  async function readDatabase(): Promise<ContentVersion | null> {
    try {
      const session = database.withSession("first-primary");
      const now = Date.now();
      const row = session
        .prepare(versionSql)
        .bind(now, now)
        .first<{ number: number; dues: string; site: number }>();
      const version = await within(patienceMs, "reading the content version", row);
      const bookmark = session.getBookmark();
      return version && bookmark ? { ...version, dues: JSON.parse(version.dues), bookmark } : null;
    } catch (error) {
      log("warn", "content_version_unread", { error: describeError(error) });
      return null;
    }
  }

  /**
   * KV keeps what came last and not what is newest, and may refuse. So D1 is asked once more afterwards, and what KV
   * lacks is published: the last of several writers leaves the newest. Saves that come while one is writing leave it to
   * that one: KV takes a write a second.
   */
  async function publish(version: ContentVersion, left = maxTries): Promise<void> {
    learn(version);
    if (version.number <= memory.published || left === 0 || Date.now() < memory.writingUntil) return;
    memory.published = version.number;
    memory.writingUntil = Date.now() + patienceMs;
    let isRefused = false;
    try {
      await within(patienceMs, "writing KV", kv.put(contentVersionKey, JSON.stringify(version)));
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
   * Call after every write that visitors may see: publishes the version that D1 has. Never throws: the write has happened,
   * and the clock reconciles. Where D1 does not answer, a number that nobody has used; pages are read from the primary then.
   */
  async function bump(): Promise<void> {
    const unused = Math.max(Date.now(), (memory.version?.number ?? 0) + 1);
    await publish((await readDatabase()) ?? { number: unused, dues: null, bookmark: null, site: null });
  }

  return {
    bump,

    /** Does a write and then bumps. Also when it throws: D1 may have written, and only its answer was lost. */
    async bumpAfter<T>(write: () => Promise<T>): Promise<T> {
      try {
        return await write();
      } finally {
        await bump();
      }
    },

    /** The version as this location knows it: at most a minute old. Throws when KV fails and nothing is known. */
    async current(): Promise<ContentVersion> {
      const trusted = trustedVersion(memory);
      if (trusted) return trusted;
      // One request asks KV; those that come meanwhile go on with what is known.
      memory.trustedUntil = Date.now() + trustMs;
      try {
        return learn(await readKv({ cacheTtl: kvSeconds }));
      } catch (error) {
        if (!memory.version) throw error;
        log("warn", "content_version_unread", { error: describeError(error) });
        return memory.version;
      }
    },

    /** Compares KV with D1 and publishes what is missing; answers 1 when something was. */
    async reconcile(): Promise<number> {
      const published = await readKv();
      const version = await readDatabase();
      if (!version || (version.number === published.number && published.site !== null)) return 0;
      // The database was put back, or did not tell its version after a write.
      if (published.number > version.number) await database.prepare(overtakeSql).bind(published.number).run();
      memory.published = published.number;
      await bump();
      return 1;
    },
  };
}

/** With the moments that one version knows ahead; what comes after them waits for the next write. */
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

/** An operator may write a number alone, and what cannot be read is as nothing. */
function parse(text: string | null): ContentVersion {
  try {
    const { number = 0, dues = null, bookmark = null, site = text ? null : 0 } = JSON.parse(text ?? "{}");
    return { number, dues, bookmark, site };
  } catch {
    return parse(null);
  }
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
