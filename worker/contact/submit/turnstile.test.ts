import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";
import { createDeps } from "../../deps";
import { submitContact } from "./submit.service";
import { createTurnstile, type TurnstileVerdict } from "./turnstile";

const token = "XXXX.DUMMY.TOKEN.XXXX";
const secret = "1x0000000000000000000000000000000AA";

/** Responses of siteverify as documented. */
const passed = {
  success: true,
  "error-codes": [],
  challenge_ts: "2026-11-21T15:14:30.096Z",
  hostname: "arunikaweb.example",
  action: "",
  cdata: "",
  metadata: { interactive: false },
};
const failed = (...codes: string[]) => ({ success: false, "error-codes": codes, messages: [] });

/** A fake siteverify and the requests that it got. */
function siteverify(answer: unknown | (() => Promise<Response>)) {
  const asked: { address: string; fields: Record<string, unknown> }[] = [];
  const fetcher = async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ address: String(address), fields: Object.fromEntries(init?.body as URLSearchParams) });
    return typeof answer === "function" ? answer() : Response.json(answer);
  };
  return { turnstile: createTurnstile(secret, fetcher as typeof fetch), asked };
}

test("a token is verified with the secret and the idempotency key, and without the visitor's address", async () => {
  const { turnstile, asked } = siteverify(passed);
  const key = crypto.randomUUID();
  expect(await turnstile.verify(token, key)).toBe("passed");
  expect(asked).toEqual([
    {
      address: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
      fields: { secret, response: token, idempotency_key: key },
    },
  ]);
});

test("without a token nothing is requested, and the verdict is failed", async () => {
  const { turnstile, asked } = siteverify(passed);
  expect(await turnstile.verify(undefined, undefined)).toBe("failed");
  expect(await turnstile.verify("", undefined)).toBe("failed");
  expect(asked).toEqual([]);
});

test.each<[string, unknown, TurnstileVerdict]>([
  ["an invalid token", failed("invalid-input-response"), "failed"],
  ["a token that was used or is too old", failed("timeout-or-duplicate"), "failed"],
  ["a wrong secret", failed("invalid-input-secret"), "unknown"],
  ["an answer that is no JSON", async () => new Response("<h1>502</h1>", { status: 502 }), "unknown"],
  ["a service that cannot be reached", () => Promise.reject(new TypeError("fetch failed")), "unknown"],
])("%s gives the verdict %s", async (_name, answer, verdict) => {
  expect(await siteverify(answer).turnstile.verify(token, undefined)).toBe(verdict);
});

test.each<[TurnstileVerdict, string]>([
  ["passed", ""],
  ["failed", "turnstile"],
  ["unknown", ""],
])("an enquiry whose check has %s is stored, with the suspicions '%s'", async (verdict, suspicions) => {
  const deps = { ...createDeps(env), turnstile: { verify: async () => verdict } };
  await submitContact(deps, { name: "Ratna", email: "ratna@contoh.example", message: "Saya ingin website." });
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ name: "Ratna", suspicions }]);
});
