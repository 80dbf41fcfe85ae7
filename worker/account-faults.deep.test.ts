import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakEveryCall, type Flow } from "../tests/support/fault-flows";
import { stopTimersAndLogs } from "../tests/support/faults";
import { createStaffWithSecondFactor, createStaffWithSecret, owesCode } from "../tests/support/second-factor";
import { createSession, db, send } from "../tests/support/worker";
import { users } from "./db/schema/auth";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const currentPassword = "rahasia-sekali-1";
const newPassword = "kursi rotan senja berlayar";
/** Where a password is checked each time, a lost answer shows more than a refused call. */
const faults = ["loses its answer"] as const;

/** Checking a password is slow on purpose, but as slow as its stored hash says. */
const quickHash = `scrypt$2$1$1$${"A".repeat(22)}==$${scryptSync(currentPassword, Buffer.alloc(16), 32, { N: 2, r: 1, p: 1 }).toString("base64")}`;

/** Gives a member of staff a password that is checked quickly. */
async function quickly<T extends { user: { id: number } }>(staff: T): Promise<T> {
  await db.update(users).set({ password: quickHash }).where(eq(users.id, staff.user.id));
  return staff;
}

/** An address that no rate limit has counted yet, and the cookie. */
const headersOf = (cookie: string) => ({ Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() });

async function secondFactorOf(cookie: string) {
  const response = await send("/api/account/second-factor", { headers: { Cookie: cookie } });
  return response.json<{ enabledAt: string | null; recoveryCodesLeft: number }>();
}

/** Something that staff confirm with their password, and what holds of them (by their cookie) after it. */
function confirmed(
  path: string,
  create: () => Promise<{ user: { id: number }; cookie: string }>,
  status: number,
  holds: (cookie: string) => Promise<void>,
): Flow {
  return {
    reaches: ["DB", "KV"],
    faults,
    prepare: async () => {
      const { cookie } = await quickly(await create());
      const init = { method: "POST", json: { currentPassword }, headers: headersOf(cookie) };
      return { request: [`/api/account${path}`, init], again: [status], check: () => holds(cookie) };
    },
  };
}

const flows: Record<string, Flow> = {
  "the list of one's sessions": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { cookie } = await createSession();
      return { request: ["/api/account/sessions", { headers: { Cookie: cookie } }], again: [200] };
    },
  },
  "the other sessions that are ended": confirmed("/sessions/end", createSession, 200, async (cookie) => {
    const me = await send("/api/auth/me", { headers: { Cookie: cookie } });
    expect(await me.json()).toMatchObject({ authenticated: true });
  }),
  "a password that is changed": {
    reaches: ["DB", "KV"],
    faults,
    prepare: async () => {
      const { user, cookie } = await quickly(await createSession());
      const init = { method: "PUT", json: { currentPassword, newPassword }, headers: headersOf(cookie) };
      const check = async () => {
        // The second try came through, or the first did and nobody heard of it.
        const json = { username: user.username, password: newPassword };
        const login = await send("/api/auth/login", { method: "POST", json, headers: headersOf("") });
        expect(login.status).toBe(200);
      };
      return { request: ["/api/account/password", init], again: [204, 400, 401], check };
    },
  },
  "a second factor that is prepared": confirmed(
    "/second-factor/prepare",
    createSession,
    200,
    async (cookie) => expect((await secondFactorOf(cookie)).enabledAt).toBeNull(),
  ),
  "a second factor that is switched on": {
    reaches: ["DB", "KV"],
    prepare: async () => {
      const { user, cookie, codeNow } = await createStaffWithSecret();
      const init = { method: "POST", json: { code: await codeNow() }, headers: headersOf(cookie) };
      const check = async () => {
        expect(await secondFactorOf(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
        // Nobody is locked out whose recovery codes were lost with the answer: the app's codes let them in.
        const headers = headersOf(await owesCode(user.id));
        const json = { code: await codeNow(1) };
        expect((await send("/api/auth/login/code", { method: "POST", json, headers })).status).toBe(200);
      };
      return { request: ["/api/account/second-factor/enable", init], again: [200, 409], check };
    },
  },
  "a second factor that is switched off": confirmed(
    "/second-factor/disable",
    createStaffWithSecondFactor,
    204,
    async (cookie) => expect(await secondFactorOf(cookie)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 }),
  ),
  "a login that owes a code": {
    reaches: ["DB", "KV", "LOGIN_ADDRESS_LIMITER"],
    prepare: async () => {
      const { user, codes } = await createStaffWithSecondFactor();
      const headers = headersOf(await owesCode(user.id));
      const [first = "", second = ""] = codes;
      const check = async () => {
        // A code that was taken without an answer is gone; the next one lets in.
        const again = headersOf(await owesCode(user.id));
        const request = { method: "POST", json: { code: second }, headers: again };
        expect((await send("/api/auth/login/code", request)).status).toBe(200);
      };
      return {
        request: ["/api/auth/login/code", { method: "POST", json: { code: first }, headers }],
        again: [200, 401],
        check,
      };
    },
  },
};

test.each(Object.entries(flows))(
  "whichever call fails, %s answers in words and works on the next try",
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);
