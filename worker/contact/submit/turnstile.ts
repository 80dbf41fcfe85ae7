import * as z from "zod/mini";
import { describeError, log } from "../../errors";

/** `unknown` if the service failed; it is no suspicion. */
export type TurnstileVerdict = "passed" | "failed" | "unknown";

export interface Turnstile {
  /** `tryKey` is the same for every attempt to send one form, because a token is accepted only once per key. */
  verify: (token: string | undefined, tryKey: string | undefined) => Promise<TurnstileVerdict>;
}

const address = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const timeoutMs = 4000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const verification = z.object({
  success: z.boolean(),
  "error-codes": z.optional(z.array(z.string())),
});
/** Errors of this site or of the service, not of the visitor. Source: Turnstile's server-side validation guide. */
const ownFaults = new Set(["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"]);

/** Verifies with Cloudflare that a person passed the widget that issued the token. */
export function createTurnstile(secret: string, fetcher: typeof fetch = fetch): Turnstile {
  async function ask(token: string, tryKey: string | undefined): Promise<TurnstileVerdict> {
    const body = new URLSearchParams({ secret, response: token });
    if (tryKey && uuid.test(tryKey)) body.set("idempotency_key", tryKey);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetcher(address, { method: "POST", body, signal });
    const { success, "error-codes": codes = [] } = verification.parse(await response.json());
    if (success) return "passed";
    if (!codes.some((code) => ownFaults.has(code))) return "failed";
    log("error", "turnstile_misconfigured", { codes });
    return "unknown";
  }

  return {
    verify: async (token, tryKey) => {
      if (!token) return "failed";
      try {
        return await ask(token, tryKey);
      } catch (error) {
        log("warn", "turnstile_unreachable", { error: describeError(error) });
        return "unknown";
      }
    },
  };
}
