import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { account, fromAnywhere, getCookies } from "../../../tests/support/staff-links";
import { db, send, sendUntilLimited } from "../../../tests/support/worker";
import { claims, users } from "../../db/schema/auth";

const code = "qX3v9Zk2mB7sT1uW5yA0cD";

async function openClaimFor(hours = 24) {
  const codeHash = hash("sha256", code);
  await db.insert(claims).values({ id: 1, codeHash, expiresAt: new Date(Date.now() + hours * 3_600_000) });
}

const claim = (values: object = {}, bindings: Partial<Env> = {}) =>
  send("/api/claim", {
    method: "POST",
    json: { ...account(), code, ...values },
    headers: fromAnywhere(),
    bindings,
  });
const check = (text: string) =>
  send("/api/claim/check", { method: "POST", json: { code: text }, headers: fromAnywhere() });

test("the claim code creates the owner's account once and signs it in", async () => {
  await openClaimFor();
  expect((await check(code)).status).toBe(204);
  const made = await claim();
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ user: { username: "sari.dewi", role: "owner" } });
  const me = await send("/api/auth/me", { headers: { Cookie: getCookies(made) } });
  expect(await me.json()).toMatchObject({ authenticated: true });
  expect(await db.select().from(claims)).toEqual([]);
  expect((await claim({ username: "orang.lain" })).status).toBe(404);
});

test("a wrong code, an expired one and one beside an existing account are refused alike", async () => {
  expect((await claim()).status).toBe(404);
  await openClaimFor(-1);
  expect((await claim()).status).toBe(404);
  await db.delete(claims);
  await openClaimFor();
  for (const wrong of ["", "a".repeat(22), hash("sha256", code)]) {
    expect((await check(wrong)).status).toBe(404);
    expect((await claim({ code: wrong })).status).toBe(404);
  }
  await db.insert(users).values({ username: "lain", name: "Lain", password: "-", isAdmin: false });
  const refused = await claim();
  expect([refused.status, await refused.json()]).toEqual([
    404,
    expect.objectContaining({ message: expect.stringContaining("npm run claim") }),
  ]);
  expect(await db.select({ name: users.name }).from(users)).toEqual([{ name: "Lain" }]);
});

test("of two concurrent requests with the code one gets the account", async () => {
  await openClaimFor();
  let other: Response | undefined;
  const DB = meanwhile(/INSERT INTO users/, async () => {
    other = await claim({ username: "kedua" });
  });
  const first = await claim({ username: "pertama" }, { DB });
  expect([other?.status, first.status]).toEqual([201, 404]);
  expect(await db.select({ username: users.username }).from(users)).toEqual([{ username: "kedua" }]);
});

test("a weak password does not use up the code, and attempts are limited", async () => {
  await openClaimFor();
  await expectFieldsRefused(claim({ password: "sari.dewi.sari.dewi" }), { password: expect.any(String) });
  expect((await check(code)).status).toBe(204);
  const headers = fromAnywhere();
  const { response } = await sendUntilLimited(60, () =>
    send("/api/claim/check", { method: "POST", json: { code: "x" }, headers }),
  );
  expect(response.status).toBe(429);
});
