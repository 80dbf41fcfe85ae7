import { createHash, randomBytes } from "node:crypto";
import { query } from "./database.mjs";

const dayMs = 86_400_000;

/**
 * Creates the link of the first account and invalidates the previous one; returns its path, or null if an account
 * exists. The database stores only the hash.
 * @param {boolean} remote
 */
export function makeClaim(remote) {
  const code = randomBytes(16).toString("base64url");
  const hash = createHash("sha256").update(code).digest("hex");
  const [made = []] = query(
    [
      `INSERT INTO claims (id, code_hash, expires_at) SELECT 1, '${hash}', ${Date.now() + dayMs}
        WHERE NOT EXISTS (SELECT 1 FROM users)
        ON CONFLICT (id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at
        RETURNING id`,
    ],
    remote,
  );
  return made.length > 0 ? `/admin/mulai#${code}` : null;
}
