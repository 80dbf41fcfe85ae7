import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breakEveryCall, type Flow } from "../tests/support/fault-flows";
import { stopTimersAndLogs } from "../tests/support/faults";
import { account, currentPassword, fromAnywhere, newPassword } from "../tests/support/staff-links";
import { createSession, createUser, db, send } from "../tests/support/worker";
import { sessions, staffInvites, users } from "./db/schema/auth";
import { createToken, hashToken } from "./secrets";

beforeEach(stopTimersAndLogs);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Where a password is hashed each time, a lost answer shows more than a refused call. */
const faults = ["loses its answer"] as const;
/** As slow to check as its stored hash says. */
const quickHash = `scrypt$2$1$1$${"A".repeat(22)}==$${scryptSync(currentPassword, Buffer.alloc(16), 32, { N: 2, r: 1, p: 1 }).toString("base64")}`;

async function owner() {
  const session = await createSession({ role: "owner" });
  await db.update(users).set({ password: quickHash }).where(eq(users.id, session.user.id));
  return session;
}

/** A link that was made long enough ago for nothing else to be counted. */
async function linkOf(userId: number | null) {
  const { user } = await owner();
  const token = createToken();
  await db.insert(staffInvites).values({
    ...{ tokenHash: await hashToken(token), kind: userId ? "reset" : "invite", name: "Sari" },
    ...{ role: userId ? null : "writer", userId, madeBy: user.id },
    ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  return token;
}

const logIn = (username: string) =>
  send("/api/auth/login", {
    ...{ method: "POST", json: { username, password: newPassword } },
    headers: fromAnywhere(),
  });

let number = 0;

const flows: Record<string, Flow> = {
  "the list of staff": {
    reaches: ["DB", "KV"],
    prepare: async () => ({
      request: ["/api/staff", { headers: { Cookie: (await owner()).cookie } }],
      again: [200],
    }),
  },
  "an invitation that is made": {
    reaches: ["DB", "KV"],
    faults,
    prepare: async () => {
      const { cookie } = await owner();
      const json = { currentPassword, name: "Sari", role: "writer" };
      const init = { method: "POST", json, headers: fromAnywhere({ Cookie: cookie }) };
      return { request: ["/api/staff/invites", init], again: [201] };
    },
  },
  "a member of staff who is disabled": {
    reaches: ["DB", "KV"],
    faults,
    prepare: async () => {
      const { cookie } = await owner();
      const { user } = await createSession({ role: "editor" });
      const json = { currentPassword, disabled: true };
      const init = { method: "PUT", json, headers: fromAnywhere({ Cookie: cookie }) };
      const check = async () => {
        expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
      };
      return { request: [`/api/staff/${user.id}`, init], again: [200], check };
    },
  },
  "an invitation that is used": {
    reaches: ["DB", "KV", "LOGIN_ADDRESS_LIMITER"],
    faults,
    prepare: async () => {
      number += 1;
      const username = `sari-${number}`;
      const init = { method: "POST", json: account({ username }), headers: fromAnywhere() };
      const check = async () => {
        // The second try came through, or the first did and nobody heard of it: then the login works.
        expect((await logIn(username)).status).toBe(200);
      };
      return { request: [`/api/invites/${await linkOf(null)}`, init], again: [201, 404], check };
    },
  },
  "a link for a new password that is used": {
    reaches: ["DB", "KV", "LOGIN_ADDRESS_LIMITER"],
    faults,
    prepare: async () => {
      const { user } = await createUser();
      const init = { method: "POST", json: { password: newPassword }, headers: fromAnywhere() };
      const check = async () => {
        expect((await logIn(user.username)).status).toBe(200);
      };
      return { request: [`/api/invites/${await linkOf(user.id)}`, init], again: [200, 404], check };
    },
  },
};

test.each(Object.entries(flows))(
  "whichever call fails, %s answers in words and works on the next try",
  async (_name, flow) => {
    await breakEveryCall(flow);
  },
);
