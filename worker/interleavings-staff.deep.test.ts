import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { openSessionFor } from "../tests/support/worker";
import { changePassword } from "./auth/accounts/account.service";
import { acceptInvitation, resetByLink } from "./auth/invites/invite.service";
import { login } from "./auth/login/login.service";
import { hashPassword } from "./auth/password/password";
import type { Visitor } from "./auth/sessions/session.service";
import { actOnStaff, changeStaff, withdrawLink } from "./auth/staff/staff.service";
import type { SessionUser } from "./contract/auth";
import { createDeps, replaceDeps } from "./deps";
import { AppError } from "./errors";
import { createToken, hashToken } from "./secrets";

const counts: string[] = [];
const cost = { N: 2, r: 1, p: 1 };
const currentPassword = "rahasia-sekali-1";
const changed = "kursi rotan senja berlayar";
const reset = "gerimis di atap seng tua";
let hash = "";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  hash = await hashPassword(currentPassword, cost);
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

/** Two owners, and links of the first: an invitation, and one for a new password of the second. */
interface World {
  owners: { user: SessionUser; sessionId: number }[];
  invitation: string;
  resetLink: string;
}

const tables = [
  ...["audit_events", "sessions", "login_challenges", "login_attempts", "known_devices"],
  ...["staff_invites", "recovery_codes", "second_factors", "users"],
];

async function prepare(): Promise<World> {
  const [invitation, resetLink] = [createToken(), createToken()];
  const until = Date.now() + 60_000;
  const values = [
    `(1, '${await hashToken(invitation)}', 'invite', 'Sari', 'writer', NULL, 1, 0, ${until})`,
    `(2, '${await hashToken(resetLink)}', 'reset', 'Budi', NULL, 2, 1, 0, ${until})`,
  ];
  await env.DB.batch(
    [
      ...tables.map((table) => `DELETE FROM ${table}`),
      `INSERT INTO users (id, username, password, name, is_admin, role)
        VALUES (1, 'rina', '${hash}', 'Rina', 1, NULL), (2, 'budi', '${hash}', 'Budi', 1, 'owner')`,
      `INSERT INTO staff_invites (id, token_hash, kind, name, role, user_id, made_by, created_at, expires_at)
        VALUES ${values.join(", ")}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  for (const id of [1, 2]) await openSessionFor({ id, password: hash });
  const owners = ["rina", "budi"].map((username, index) => ({
    user: { id: index + 1, username, name: username, isAdmin: true, role: "owner" as const },
    sessionId: index + 1,
  }));
  return { owners, invitation, resetLink };
}

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

const depsOn = (bindings: Env) => replaceDeps(createDeps(bindings), { passwordCost: cost });
const visitor = (): Visitor => ({
  ...{ address: crypto.randomUUID(), browser: "Chrome di Android" },
  ...{ deviceCookie: undefined, oldToken: undefined },
});

function ownerOf({ owners }: World, id: 1 | 2) {
  const owner = owners[id - 1];
  if (!owner) throw new Error("there is no such owner");
  return owner;
}

const operations: Group<World>["operations"] = {
  redeem: ({ invitation }, bindings, place) => {
    const account = { username: `sari${place}`, name: "Sari", password: changed };
    return acceptInvitation(depsOn(bindings), invitation, account, visitor());
  },
  withdraw: (world, bindings) => withdrawLink(depsOn(bindings), ownerOf(world, 1), 1, currentPassword),
  "the first demotes the second": (world, bindings) =>
    changeStaff(depsOn(bindings), ownerOf(world, 1), 2, { currentPassword, role: "editor" }),
  "the second demotes the first": (world, bindings) =>
    changeStaff(depsOn(bindings), ownerOf(world, 2), 1, { currentPassword, role: null }),
  "the first disables the second": (world, bindings) =>
    changeStaff(depsOn(bindings), ownerOf(world, 1), 2, { currentPassword, disabled: true }),
  "the second steps down": (world, bindings) =>
    changeStaff(depsOn(bindings), ownerOf(world, 2), 2, { currentPassword, role: "writer" }),
  "sessions end": (world, bindings) =>
    actOnStaff(depsOn(bindings), ownerOf(world, 1), 2, "end-sessions", currentPassword),
  reset: ({ resetLink }, bindings) =>
    resetByLink(depsOn(bindings), resetLink, { password: reset }, visitor()),
  "password change": (world, bindings) => {
    const change = { currentPassword, newPassword: changed };
    const browser = { browser: "Firefox di Linux", deviceCookie: undefined };
    return changePassword(depsOn(bindings), ownerOf(world, 2), change, browser);
  },
  login: (_world, bindings) =>
    login(depsOn(bindings), { username: "budi", password: currentPassword }, visitor()),
};

const didSucceed = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined).length;

async function holds(_world: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await ownersHold();
  await invitationHolds(ran);
  await passwordHolds(ran);
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
}

async function ownersHold(): Promise<void> {
  const owners = await rowsOf(`SELECT id FROM users
    WHERE disabled_at IS NULL AND is_admin = 1 AND coalesce(role, 'owner') = 'owner'`);
  expect(owners.length).toBeGreaterThan(0);
  const [first] = await rowsOf("SELECT 1 FROM users WHERE id = 1 AND is_admin = 0");
  if (first) expect(await rowsOf("SELECT id FROM staff_invites WHERE made_by = 1")).toEqual([]);
}

/** An invitation is used, withdrawn or there; an account comes of the first alone, once. */
async function invitationHolds(ran: Ran[]): Promise<void> {
  const accounts = await rowsOf<{ id: number }>("SELECT id FROM users WHERE id > 2");
  const left = await rowsOf("SELECT id FROM staff_invites WHERE kind = 'invite'");
  expect(accounts.length).toBe(didSucceed(ran, "redeem"));
  expect(accounts.length + didSucceed(ran, "withdraw") + left.length).toBeLessThanOrEqual(1);
}

/** The password that holds is that of the last call that set one, and nothing of an earlier one is open. */
async function passwordHolds(ran: Ran[]): Promise<void> {
  const wasReset = didSucceed(ran, "reset") === 1;
  const wasChanged = didSucceed(ran, "password change") === 1;
  expect(didSucceed(ran, "reset")).toBeLessThanOrEqual(1);
  const isDisabled =
    (await rowsOf("SELECT 1 FROM users WHERE id = 2 AND disabled_at IS NOT NULL")).length > 0;
  const open = await rowsOf("SELECT id FROM sessions WHERE user_id = 2");
  const devices = await rowsOf("SELECT * FROM known_devices WHERE user_id = 2");
  if (wasReset) expect(await rowsOf("SELECT id FROM staff_invites WHERE user_id = 2")).toEqual([]);
  if (isDisabled) {
    expect([open, devices]).toEqual([[], []]);
    return;
  }
  if (wasReset || wasChanged) expect(Math.max(open.length, devices.length)).toBeLessThanOrEqual(1);
  // A link needs no old password, so a reset comes through whatever else was set, and a change may follow it no more.
  const last = wasReset ? reset : wasChanged ? changed : currentPassword;
  expect(await login(depsOn(env), { username: "budi", password: last }, visitor())).toHaveProperty("user");
}

const staff: Group<World> = { name: "staff", prepare, operations, holds };

test("staff: two and three operations are correct in every order", { timeout: 120_000 }, async () => {
  const pairs = await runPairs(staff, 2);
  const triples = await runTriples(staff, 10);
  counts.push(
    `interleavings, staff: ${pairs.ran} of ${pairs.of} of two, ${triples.ran} of ${triples.of} of three`,
  );
  expect(pairs.ran).toBeGreaterThan(50);
});
