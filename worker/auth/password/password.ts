import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt recommendation for 16 MiB: N=2^14, r=8, p=5. */
export const passwordCost = { N: 2 ** 14, r: 8, p: 5 };
const keyLength = 32;

export type PasswordCost = typeof passwordCost;

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
export async function hashPassword(password: string, cost: PasswordCost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

export interface PasswordCheck {
  valid: boolean;
  /** True if the stored hash was made with other parameters than `cost`. */
  outdated: boolean;
}

/**
 * Compares in constant time. Without a stored hash it does the same work, so that the response time does not reveal
 * whether an account exists.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = passwordCost,
): Promise<PasswordCheck> {
  const parsed = stored === null ? null : parse(stored);
  const { parameters, salt, key } = parsed ?? {
    parameters: cost,
    salt: Buffer.alloc(16),
    key: Buffer.alloc(keyLength),
  };
  const derived = await derive(password, salt, parameters);
  const valid = timingSafeEqual(derived, key) && parsed !== null;
  const outdated = (["N", "r", "p"] as const).some((name) => parameters[name] !== cost[name]);
  return { valid, outdated };
}

function parse(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split("$");
  if (scheme !== "scrypt" || !N || !r || !p || !salt || !key) return null;
  const keyBytes = Buffer.from(key, "base64");
  if (keyBytes.length !== keyLength) return null;
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: keyBytes,
  };
}

function derive(password: string, salt: Buffer, parameters: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, parameters, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
