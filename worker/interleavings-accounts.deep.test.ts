import { env } from "cloudflare:workers";
import { hash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { openSessionFor } from "../tests/support/worker";
import { changePassword, endSessions } from "./auth/accounts/account.service";
import { login, loginWithCode, logout } from "./auth/login/login.service";
import { hashPassword } from "./auth/password/password";
import {
  createRecoveryCodes,
  createTotpSecret,
  disableSecondFactor,
  enableSecondFactor,
  hashRecoveryCode,
  prepareSecondFactor,
  renewRecoveryCodes,
  toStep,
  totpCode,
} from "./auth/second-factor/second-factor.service";
import { findOpenSession } from "./auth/sessions/session.repository";
import type { Visitor } from "./auth/sessions/session.service";
import { disableSql } from "./command-line/user-account";
import { createDeps, replaceDeps } from "./deps";
import { AppError } from "./errors";
import { createToken } from "./secrets";

const cost = { N: 2, r: 1, p: 1 };
const oldPassword = "rahasia-sekali-1";
/** An outdated hash, so that a login rehashes it. */
let oldHash = "";

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  oldHash = await hashPassword(oldPassword, { ...cost, N: 4 });
});

interface World {
  user: { id: number; username: string; name: string; isAdmin: boolean; role: "owner" };
  sessionId: number;
  token: string;
  challenge: string;
  code: string;
}

const tables = [
  ...["audit_events", "sessions", "login_challenges", "login_attempts", "known_devices"],
  ...["recovery_codes", "second_factors", "users"],
];

/** An account with an open session, a challenge, and a second factor that is pending or enabled. */
async function prepare(isOn: boolean): Promise<World> {
  const secret = createTotpSecret();
  const challenge = createToken();
  const values = [
    `(1, 'rina', '${oldHash}', 'Rina', 1)`,
    `(1, '${hash("sha256", challenge)}', ${Date.now() + 60_000})`,
    `(1, 'plain:${Buffer.from(secret).toString("base64")}', NULL)`,
  ];
  const code = hashRecoveryCode(createRecoveryCodes()[0] ?? "");
  await env.DB.batch(
    [
      ...tables.map((table) => `DELETE FROM ${table}`),
      `INSERT INTO users (id, username, password, name, is_admin) VALUES ${values[0]}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  const token = await openSessionFor({ id: 1, password: oldHash });
  await env.DB.batch(
    [
      `INSERT INTO second_factors (user_id, secret, enabled_at) VALUES ${values[2]}`,
      ...(isOn
        ? [
            `INSERT INTO login_challenges (user_id, token_hash, expires_at) VALUES ${values[1]}`,
            "UPDATE second_factors SET enabled_at = 1",
            `INSERT INTO recovery_codes (user_id, code_hash) VALUES (1, '${code}')`,
          ]
        : []),
    ].map((sql) => env.DB.prepare(sql)),
  );
  const [session] = await queryRows<{ id: number }>("SELECT id FROM sessions");
  return {
    user: { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" },
    ...{ sessionId: session?.id ?? 0, token, challenge },
    code: totpCode(secret, toStep(new Date())),
  };
}

async function queryRows<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

const depsOn = (bindings: Env) => replaceDeps(createDeps(bindings), { passwordCost: cost });
/** A unique address for each, so that no rate limit applies. */
const address = () => crypto.randomUUID();
const asking = ({ user, sessionId }: World) => ({ user, sessionId, address: address() });
const visitor = (): Visitor => ({
  ...{ address: address(), browser: "Chrome di Windows", deviceCookie: undefined, oldToken: undefined },
});

type Operations = Group<World>["operations"];

const common: Operations = {
  login: (_world, bindings) =>
    login(depsOn(bindings), { username: "rina", password: oldPassword }, visitor()),
  "password change": async (world, bindings, place) => {
    const change = { currentPassword: oldPassword, newPassword: `kursi rotan senja berlayar ${place}` };
    const browser = { browser: "Firefox di Linux", deviceCookie: undefined };
    const { token } = await changePassword(depsOn(bindings), asking(world), change, browser);
    return { token, newPassword: change.newPassword };
  },
  "second factor off": (world, bindings) => disableSecondFactor(depsOn(bindings), asking(world), oldPassword),
  "session end": (world, bindings) =>
    endSessions(depsOn(bindings), asking(world), { currentPassword: oldPassword }),
  logout: async ({ token }, bindings) => {
    const deps = depsOn(bindings);
    const session = await findOpenSession(deps, token);
    if (session) await logout(deps, token, session);
  },
  "account disabled": (_world, bindings) =>
    bindings.DB.batch(
      disableSql("rina")
        .split(";\n")
        .map((sql) => bindings.DB.prepare(sql)),
    ),
};

const waiting: Group<World> = {
  name: "accounts, second factor waiting",
  prepare: () => prepare(false),
  operations: {
    ...common,
    "second factor prepared": (world, bindings) =>
      prepareSecondFactor(depsOn(bindings), asking(world), oldPassword),
    "second factor on": (world, bindings) => enableSecondFactor(depsOn(bindings), asking(world), world.code),
  },
  holds,
};

const on: Group<World> = {
  name: "accounts, second factor on",
  prepare: () => prepare(true),
  operations: {
    ...common,
    "login with code": ({ challenge, code }, bindings) =>
      loginWithCode(depsOn(bindings), challenge, code, visitor()),
    "recovery codes": (world, bindings) => renewRecoveryCodes(depsOn(bindings), asking(world), oldPassword),
  },
  holds,
};

function succeeded(ran: Ran[], name: string): Ran[] {
  return ran.filter((one) => one.name === name && one.error === undefined);
}

async function holds(_world: World, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await sessionsHold(ran);
  await secondFactorHolds(ran);
  const orphans = await queryRows("PRAGMA foreign_key_check");
  expect(orphans).toEqual([]);
}

async function sessionsHold(ran: Ran[]): Promise<void> {
  const changed = succeeded(ran, "password change");
  const isDisabled = succeeded(ran, "account disabled").length > 0;
  expect(changed.length).toBeLessThanOrEqual(1);
  const open = (await queryRows<{ token_hash: string }>("SELECT token_hash FROM sessions")).map(
    ({ token_hash }) => token_hash,
  );
  const tokens = (names: string[]) =>
    names
      .flatMap((name) => succeeded(ran, name))
      .flatMap(({ value }) => (value as { token?: string }).token ?? [])
      .map((token) => hash("sha256", token));
  const opened = tokens(["login", "login with code"]);
  const devices = await queryRows("SELECT * FROM known_devices");
  if (isDisabled) {
    expect([open, devices, await queryRows("SELECT * FROM login_challenges")]).toEqual([[], [], []]);
    return;
  }
  // No session, challenge or known browser outlives its password, and every accepted operation has its effect.
  const ended = succeeded(ran, "session end").length > 0;
  if (changed.length > 0) {
    const own = tokens(["password change"]);
    expect(own).toEqual(expect.arrayContaining(open));
    expect(await queryRows("SELECT * FROM login_challenges")).toEqual([]);
    expect(devices).toHaveLength(1);
    if (!ended) expect(open).toEqual(own);
  } else if (!ended) {
    expect(open).toEqual(expect.arrayContaining(opened));
  }
  expect(succeeded(ran, "login with code").length).toBeLessThanOrEqual(1);
  const [user] = await queryRows<{ password: string }>("SELECT password FROM users");
  const last = (changed[0]?.value as { newPassword?: string } | undefined)?.newPassword ?? oldPassword;
  const again = await login(depsOn(env), { username: "rina", password: last }, visitor());
  expect([user?.password !== oldHash || changed.length === 0, again]).toEqual([true, expect.anything()]);
}

async function secondFactorHolds(ran: Ran[]): Promise<void> {
  const [factor] = await queryRows<{ enabled_at: number | null }>("SELECT enabled_at FROM second_factors");
  const codes = await queryRows<{ code_hash: string }>("SELECT code_hash FROM recovery_codes");
  const stored = codes.map(({ code_hash }) => code_hash).sort();
  if (!factor?.enabled_at) expect(stored).toEqual([]);
  const enabled = succeeded(ran, "second factor on");
  expect(enabled.length).toBeLessThanOrEqual(1);
  const isOff = succeeded(ran, "second factor off").length > 0;
  if (isOff && enabled.length === 0) expect(factor?.enabled_at ?? null).toBeNull();
  if (enabled.length > 0 && !isOff) expect(factor?.enabled_at).toEqual(expect.any(Number));
  // The valid codes are exactly those that one call has returned.
  const answers = [...enabled, ...succeeded(ran, "recovery codes")];
  if (answers.length === 0 || !factor?.enabled_at) return;
  const shown = await Promise.all(
    answers.map(async ({ value }) =>
      (value as { recoveryCodes: string[] }).recoveryCodes.map(hashRecoveryCode).sort(),
    ),
  );
  expect(shown).toContainEqual(stored);
}

test.each([waiting, on])("$name: two and three operations are correct in every order", async (group) => {
  expect(await runPairs(group, 2)).toBeGreaterThan(50);
  await runTriples(group, 10);
});
