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
  /** Stores a new session and answers its token, which exists nowhere else. */
  create(userId: number): Promise<string>;
  /** The live session of a token, or null for anything unknown, expired or malformed. */
  find(token: string): Promise<Session | null>;
  remove(tokenHash: string): Promise<void>;
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function createSessionStore(kv: KVNamespace, clock: () => Date): SessionStore {
  const keyOf = (tokenHash: string) => `session:${tokenHash}`;

  async function write(tokenHash: string, session: StoredSession): Promise<void> {
    const age = (session.renewedAt - session.createdAt) / 1000;
    const expirationTtl = Math.max(60, Math.floor(Math.min(idleSeconds, absoluteSeconds - age)));
    await kv.put(keyOf(tokenHash), JSON.stringify(session), { expirationTtl });
  }

  return {
    async create(userId) {
      const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
      const now = clock().getTime();
      await write(await hashToken(token), { userId, createdAt: now, renewedAt: now });
      return token;
    },

    async find(token) {
      if (!tokenPattern.test(token)) return null;
      const tokenHash = await hashToken(token);
      const stored = await kv.get<StoredSession>(keyOf(tokenHash), "json");
      if (!stored) return null;
      const now = clock().getTime();
      const expiresAt = stored.createdAt + absoluteSeconds * 1000;
      if (now >= expiresAt || now >= stored.renewedAt + idleSeconds * 1000) return null;
      if (now - stored.renewedAt >= renewAfterSeconds * 1000) {
        await write(tokenHash, { ...stored, renewedAt: now });
      }
      return { userId: stored.userId, tokenHash, expiresAt: new Date(expiresAt) };
    },

    async remove(tokenHash) {
      await kv.delete(keyOf(tokenHash));
    },
  };
}

/** SHA-256 in hexadecimal: a reader of the store cannot log in with what stands there. */
async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
