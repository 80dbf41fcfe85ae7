import { createToken, hashToken, isToken } from "./token";

/** Ends a session that was not used for this long, in seconds. */
export const idleSeconds = 24 * 60 * 60;
/** Ends every session this long after login, in seconds. */
export const absoluteSeconds = 7 * 24 * 60 * 60;
/** A session in use is written again only after this long, so that a request writes nothing. */
const renewAfterSeconds = 60 * 60;

interface StoredSession {
  userId: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  renewedAt: number;
}

export interface Session {
  userId: number;
  tokenHash: string;
  expiresAt: Date;
}

export interface SessionStore {
  /** Stores a new session and answers it with its token, which exists nowhere else. */
  create(userId: number): Promise<Session & { token: string }>;
  /** The live session of a token, or null for anything unknown, expired or malformed. Its idle time begins anew. */
  find(token: string): Promise<Session | null>;
  remove(tokenHash: string): Promise<void>;
}

/** `noteUse` writes down, once an hour, that a session is in use; false when it has ended. */
export function createSessionStore(
  kv: KVNamespace,
  clock: () => Date,
  noteUse: (tokenHash: string, at: Date) => Promise<boolean>,
): SessionStore {
  const keyOf = (tokenHash: string) => `session:${tokenHash}`;
  const expiryOf = ({ createdAt }: StoredSession) => new Date(createdAt + absoluteSeconds * 1000);

  async function write(tokenHash: string, session: StoredSession): Promise<void> {
    const age = (session.renewedAt - session.createdAt) / 1000;
    const expirationTtl = Math.max(60, Math.floor(Math.min(idleSeconds, absoluteSeconds - age)));
    await kv.put(keyOf(tokenHash), JSON.stringify(session), { expirationTtl });
  }

  return {
    async create(userId) {
      const token = createToken();
      const tokenHash = await hashToken(token);
      const now = clock().getTime();
      const session = { userId, createdAt: now, renewedAt: now };
      await write(tokenHash, session);
      return { userId, token, tokenHash, expiresAt: expiryOf(session) };
    },

    async find(token) {
      if (!isToken(token)) return null;
      const tokenHash = await hashToken(token);
      const stored = await kv.get<StoredSession>(keyOf(tokenHash), "json");
      if (!stored) return null;
      const now = clock().getTime();
      const expiresAt = expiryOf(stored);
      if (now >= expiresAt.getTime() || now >= stored.renewedAt + idleSeconds * 1000) return null;
      if (now - stored.renewedAt >= renewAfterSeconds * 1000) {
        // Before the store, whichever page is read: what lives here stands in the list of open sessions.
        if (!(await noteUse(tokenHash, new Date(now)))) return null;
        await write(tokenHash, { ...stored, renewedAt: now });
      }
      return { userId: stored.userId, tokenHash, expiresAt };
    },

    async remove(tokenHash) {
      await kv.delete(keyOf(tokenHash));
    },
  };
}
