import { describeError, log } from "../http/log";
import { within } from "../http/within";
import { type ContentGeneration, type GenerationMemory, isolateMemory, learn } from "./generation-memory";

export interface ContentGenerationStore {
  /** The generation as this place knows it: at most a minute old. Throws when KV fails and nothing is known. */
  current(): Promise<ContentGeneration>;
  /** Call after every write to posts. Never throws: the write has happened, and the clock mends what was lost. */
  moveOn(): Promise<void>;
  /**
   * Compares KV with D1 and mends it: what a write could not publish, a database that was put back, a word of the
   * operator. Answers 1 when there was something to mend.
   */
  mend(): Promise<number>;
}

export const contentGenerationKey = "content-generation";
/** Seconds that a location may keep what KV told it; the least that KV takes. */
const kvSeconds = 30;
/** Milliseconds that an isolate believes what it knows without asking KV. */
const trustMs = 5_000;
/** Milliseconds that a call may take before the request goes on without it. */
const patienceMs = 3_000;
/** Milliseconds before each try to publish. KV takes one write a second to a key, and a batch may bring more. */
const pausesMs = [0, 0, 1100, 2200, 2200];

interface Surroundings {
  memory?: GenerationMemory;
  pause?: (ms: number) => Promise<void>;
}

/** The generation that this isolate trusts without asking anybody, or null. */
export function trustedGeneration({ known } = isolateMemory): ContentGeneration | null {
  return known && Date.now() < known.until ? known.generation : null;
}

export function createContentGenerationStore(
  kv: KVNamespace,
  database: D1Database,
  { memory = isolateMemory, pause = sleep }: Surroundings = {},
): ContentGenerationStore {
  async function read(): Promise<ContentGeneration> {
    const until = Date.now() + trustMs;
    // One request asks; those that come meanwhile go on with what is known.
    if (memory.known) memory.known.until = until;
    const asked = kv.get(contentGenerationKey, { cacheTtl: kvSeconds });
    return learn(memory, parse(await within(patienceMs, "reading KV", asked)), until);
  }

  /** The state of the posts as the primary database has it, and what is due; null when it cannot be asked. */
  async function readState(): Promise<ContentGeneration | null> {
    try {
      const session = database.withSession("first-primary");
      const now = Date.now();
      const row = session.prepare(stateSql).bind(now, now).first<StateRow>();
      const state = await within(patienceMs, "reading the state of the posts", row);
      const bookmark = session.getBookmark();
      if (!state || !bookmark) return null;
      const { id, number, dues } = state;
      return { id, number, bookmark, dues: JSON.parse(dues) };
    } catch (error) {
      log("warn", "content_state_unread", { error: describeError(error) });
      return null;
    }
  }

  /**
   * Writes `state` to KV, or what is newer by then. KV keeps what came last and not what is newest, so whoever has
   * written looks at D1 afterwards and writes again where that has moved on: the last of them leaves the newest.
   */
  async function publish(first: ContentGeneration): Promise<void> {
    let state = first;
    for (const [tries, ms] of pausesMs.entries()) {
      if (ms > 0) await pause(ms);
      if (tries > 0) state = (await readState()) ?? state;
      try {
        await within(patienceMs, "writing KV", kv.put(contentGenerationKey, format(state)));
      } catch (error) {
        log("error", "content_generation_unwritten", { error: describeError(error) });
        continue;
      }
      const newest = await readState();
      if (!newest || newest.id === state.id) return;
      learn(memory, newest, Date.now() + trustMs);
    }
  }

  return {
    async current() {
      const trusted = trustedGeneration(memory);
      if (trusted) return trusted;
      try {
        return await read();
      } catch (error) {
        if (!memory.known) throw error;
        log("warn", "content_generation_unread", { error: describeError(error) });
        return memory.known.generation;
      }
    },

    async moveOn() {
      // Without an answer of D1 an id that nobody has used, and pages are read from the primary alone.
      const state = (await readState()) ?? {
        id: crypto.randomUUID(),
        bookmark: null,
        number: null,
        dues: null,
      };
      learn(memory, state, Date.now() + trustMs);
      await publish(state);
    },

    async mend() {
      const published = parse(await within(patienceMs, "reading KV", kv.get(contentGenerationKey)));
      const state = await readState();
      if (!state || state.id === published.id) return 0;
      if (published.number === null || published.number > (state.number ?? 0)) {
        await database
          .prepare(beginAnew)
          .bind(published.number ?? 0)
          .run();
      }
      await this.moveOn();
      return 1;
    },
  };
}

interface StateRow {
  id: string;
  number: number;
  /** A JSON array of milliseconds. */
  dues: string;
}

/** Moments that one state knows ahead; what comes after them waits for the next write. */
const mostDues = 1000;
const stateSql = `SELECT id, number, (
  SELECT json_group_array(due) FROM (
    SELECT * FROM (SELECT max(published_at) AS due FROM blog_posts WHERE status = 'published' AND published_at <= ?)
    WHERE due IS NOT NULL
    UNION ALL
    SELECT * FROM (SELECT DISTINCT published_at AS due FROM blog_posts WHERE status = 'published' AND published_at > ?
      ORDER BY published_at LIMIT ${mostDues})
  )
) AS dues FROM content_generation`;

/** A state that is newer than any that was published, though no post was written. */
const beginAnew = `UPDATE content_generation SET id = lower(hex(randomblob(16))),
  number = max(number + 1, ? + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))`;

/** The id, the bookmark, the number, the dues. An operator may write any word: it is an id that nobody has used. */
function parse(text: string | null): ContentGeneration {
  if (text === null) return { id: "first", bookmark: null, number: 0, dues: null };
  const [id = "", bookmark, number, dues] = text.split(" ");
  return {
    id,
    bookmark: bookmark || null,
    number: /^\d+$/.test(number ?? "") ? Number(number) : null,
    dues: dues === undefined ? null : parseDues(dues),
  };
}

/** Written in base 36, the first whole and each other as what it is later. */
function parseDues(text: string): number[] {
  let last = 0;
  return text
    .split(",")
    .filter(Boolean)
    .map((step) => {
      last += Number.parseInt(step, 36);
      return last;
    });
}

function format({ id, bookmark, number, dues }: ContentGeneration): string {
  if (bookmark === null || number === null) return id;
  const steps = dues?.map((due, index) => (due - (dues[index - 1] ?? 0)).toString(36));
  return [id, bookmark, number, ...(steps ? [steps.join(",")] : [])].join(" ");
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
