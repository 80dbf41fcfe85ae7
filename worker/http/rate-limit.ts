import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";

/** The window of every limiter in wrangler.toml, in seconds. */
const windowSeconds = 60;

type LimiterName = "CONTACT_LIMITER" | "LOGIN_ACCOUNT_LIMITER" | "LOGIN_ADDRESS_LIMITER";

/** The visitor's address as Cloudflare saw it; one shared key where there is none (local runs). */
export function clientAddress(c: Context<AppEnv>): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}

/** Counts one request under `key`; 429 with `Retry-After` once the limit of wrangler.toml is passed. */
export async function countRequest(c: Context<AppEnv>, limiter: LimiterName, key: string): Promise<void> {
  const { success } = await c.env[limiter].limit({ key });
  if (!success) {
    throw new AppError("rate_limited", "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.", {
      retryAfter: windowSeconds,
    });
  }
}

/** One count per address. */
export function limitByAddress(limiter: LimiterName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(c, limiter, clientAddress(c));
    await next();
  });
}
