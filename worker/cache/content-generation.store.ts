import { describeError, log } from "../http/log";
import { within } from "../http/within";

/** A state of the posts. Every write moves on to another one, and copies made before are not found again. */
export interface ContentGeneration {
  id: string;
  /** Where in D1's history the state stands; a replica that is not there yet must not be read. */
  bookmark: string | null;
}

export interface ContentGenerationStore {
  /** The generation as this place knows it: at most a minute old. Throws when KV fails and nothing is known. */
  current(): Promise<ContentGeneration>;
  /** Call after every write to posts. Never throws: the write has happened, and copies end by themselves. */
  moveOn(): Promise<void>;
}

export const contentGenerationKey = "content-generation";
/** Seconds that a location may keep what KV told it; the least that KV takes. */
const kvSeconds = 30;
/** Milliseconds that an isolate believes what it knows without asking KV. */
const trustMs = 5_000;
/** After a write of its own an isolate asks again only when its location's copy in KV has ended. */
const trustOwnWriteMs = kvSeconds * 1000;

/** Milliseconds that a call may take before the request goes on without it. */
const patienceMs = 3_000;

let known: { generation: ContentGeneration; until: number } | null = null;
let moves = 0;

/** The generation that this isolate trusts without asking anybody, or null. */
export function trustedGeneration(): ContentGeneration | null {
  return known && Date.now() < known.until ? known.generation : null;
}

export function createContentGenerationStore(kv: KVNamespace, database: D1Database): ContentGenerationStore {
  async function read(now: number): Promise<ContentGeneration> {
    // One request asks; those that come meanwhile go on with what is known.
    if (known) known.until = now + trustMs;
    const movesBefore = moves;
    const generation = parse(
      await within(patienceMs, "reading KV", kv.get(contentGenerationKey, { cacheTtl: kvSeconds })),
    );
    if (movesBefore === moves || !known) known = { generation, until: now + trustMs };
    return known.generation;
  }

  return {
    async current() {
      const trusted = trustedGeneration();
      if (trusted) return trusted;
      try {
        return await read(Date.now());
      } catch (error) {
        if (!known) throw error;
        log("warn", "content_generation_unread", { error: describeError(error) });
        return known.generation;
      }
    },

    async moveOn() {
      const generation = { id: crypto.randomUUID(), bookmark: await bookmarkNow(database) };
      moves += 1;
      known = { generation, until: Date.now() + trustOwnWriteMs };
      await write(kv, generation);
    },
  };
}

/** The id, then the bookmark. An operator may write any word: it is an id that nobody has used. */
function parse(text: string | null): ContentGeneration {
  const [id = "", bookmark] = (text ?? "").split(" ");
  return { id: id || "first", bookmark: bookmark || null };
}

async function bookmarkNow(database: D1Database): Promise<string | null> {
  try {
    const session = database.withSession("first-primary");
    await within(patienceMs, "asking D1 for its bookmark", session.prepare("SELECT 1").run());
    return session.getBookmark();
  } catch (error) {
    log("warn", "content_bookmark_unread", { error: describeError(error) });
    return null;
  }
}

/** KV takes one write a second to a key, and a batch of articles may bring more. */
async function write(kv: KVNamespace, { id, bookmark }: ContentGeneration): Promise<void> {
  const value = bookmark ? `${id} ${bookmark}` : id;
  for (const waitMs of [0, 1100, 2200]) {
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    try {
      await within(patienceMs, "writing KV", kv.put(contentGenerationKey, value));
      return;
    } catch (error) {
      log("error", "content_generation_unwritten", { error: describeError(error) });
    }
  }
}
