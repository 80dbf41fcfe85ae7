import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { createUser, db, isSignedIn, send, signIn } from "../../../tests/support/worker";
import type { StaffList, StaffMember } from "../../contract/staff";
import {
  knownDevices,
  loginAttempts,
  loginChallenges,
  recoveryCodes,
  secondFactors,
  sessions,
  staffInvites,
  users,
} from "../../db/schema/auth";

const currentPassword = "rahasia-sekali-1";
const lastOwner = "Harus ada setidaknya satu pemilik aktif. Jadikan orang lain pemilik dulu.";

function call(cookie: string, method: string, path: string, json?: unknown): Promise<Response> {
  return send(`/api/staff${path}`, { method, json, headers: { Cookie: cookie } });
}

async function listed(cookie: string): Promise<StaffList> {
  return (await call(cookie, "GET", "")).json<StaffList>();
}

const change = (cookie: string, id: number, values: Record<string, unknown>) =>
  call(cookie, "PUT", `/${id}`, { currentPassword, ...values });

const written = () => readAudit("actorName", "action", "subjectId", "label");

const calls: [string, string, unknown][] = [
  ["GET", "", undefined],
  ["POST", "/invites", { currentPassword, name: "Sari Dewi", role: "writer" }],
  ["DELETE", "/invites/1", { currentPassword }],
  ["PUT", "/1", { currentPassword, role: "owner" }],
  ["POST", "/1/reset-link", { currentPassword }],
  ["POST", "/1/end-sessions", { currentPassword }],
  ["POST", "/1/unlock", { currentPassword }],
  ["POST", "/1/remove-second-factor", { currentPassword }],
];

test.each(calls.slice(1))("%s /api/staff%s requires the password", async (method, path, json) => {
  const { cookie } = await signIn();
  const wrong = await call(cookie, method, path, { ...(json as object), currentPassword: "salah-sekali" });
  await expectFieldsRefused(wrong, { currentPassword: "Password Anda saat ini salah" });
  const without = await call(cookie, method, path, { ...(json as object), currentPassword: undefined });
  expect(without.status).toBe(400);
});

test.each(calls.slice(1))(
  "%s /api/staff%s is refused to an owner who was demoted meanwhile",
  async (method, path, json) => {
    const own = await signIn();
    const { user: other } = await createUser({ role: "writer" });
    const demote = () => db.update(users).set({ role: "editor" }).where(eq(users.id, own.user.id));
    const address = `/api/staff${path.replace("/1/", `/${other.id}/`).replace(/^\/1$/, `/${other.id}`)}`;
    const bindings = { DB: meanwhile(/coalesce\(users\.role, 'owner'\)/, demote) };
    const response = await own.call(address, method, json, bindings);
    await expectRefusal(response, 403, "Peran Anda tidak mencakup tindakan ini");
    expect(await db.$count(staffInvites)).toBe(0);
    expect(await db.select().from(users).where(eq(users.id, other.id))).toMatchObject([{ role: "writer" }]);
    expect(await written()).toEqual([]);
  },
);

test.each(calls.slice(3))("%s /api/staff%s of an unknown account answers 404", async (method, path, json) => {
  const { cookie } = await signIn();
  const response = await call(cookie, method, path.replace("/1", "/999999"), json);
  await expectRefusal(response, 404, "Staf ini tidak ditemukan. Muat ulang daftar staf.");
  expect((await call(cookie, method, path.replace("/1", "/x"), json)).status).toBe(400);
});

test("owners see the list of all staff, without secrets", async () => {
  const { user: owner, cookie } = await signIn("owner", { name: "Ayu" });
  const { user: writer } = await createUser({ name: "Bima", role: "writer" });
  const { user: none } = await createUser({ name: "Citra", role: null, disabledAt: new Date() });
  const { user: secured } = await createStaffWithSecondFactor();
  const response = await call(cookie, "GET", "");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(text).not.toContain("scrypt");
  const { staff, invites } = JSON.parse(text) as StaffList;
  const shape = { disabled: false, secondFactor: false, passkeys: 0, lastSeenAt: null };
  expect(staff).toEqual([
    {
      ...shape,
      id: owner.id,
      username: owner.username,
      name: "Ayu",
      role: "owner",
      lastSeenAt: expect.any(String),
    },
    { ...shape, id: writer.id, username: writer.username, name: "Bima", role: "writer" },
    expect.objectContaining({ id: secured.id, role: "owner", secondFactor: true }),
    { ...shape, id: none.id, username: none.username, name: "Citra", role: null, disabled: true },
  ]);
  expect(invites).toEqual([]);
});

test("a changed role takes effect at once, updates both columns and is audited", async () => {
  const { user: owner, cookie } = await signIn();
  const { user, cookie: other } = await signIn("writer");
  const contact = () => send("/api/contact", { headers: { Cookie: other } });
  for (const [role, isAdmin, status] of [
    ["editor", true, 200],
    ["writer", false, 403],
    [null, false, 403],
    ["owner", true, 200],
  ] as const) {
    const response = await change(cookie, user.id, { role });
    expect(response.status).toBe(200);
    expect(await response.json<StaffMember>()).toMatchObject({ id: user.id, role, disabled: false });
    expect((await contact()).status).toBe(status);
    const [stored] = await db.select().from(users).where(eq(users.id, user.id));
    expect(stored).toMatchObject({ role, isAdmin });
  }
  expect(await change(cookie, user.id, { role: "owner" })).toMatchObject({ status: 200 });
  const name = user.username;
  expect(await written()).toEqual(
    [
      `${name}: Penulis → Editor`,
      `${name}: Editor → Penulis`,
      `${name}: Penulis → tanpa peran`,
      `${name}: tanpa peran → Pemilik`,
    ].map((label) => [owner.username, "account.role-changed", user.id, label]),
  );
});

test("disabling an account ends its sessions, known browsers, challenges and links at once", async () => {
  const { user: owner, cookie } = await signIn();
  const { user, cookie: other } = await signIn("editor");
  await owesCode(user.id);
  expect((await call(cookie, "POST", `/${user.id}/reset-link`, { currentPassword })).status).toBe(201);
  const response = await change(cookie, user.id, { disabled: true });
  expect(await response.json<StaffMember>()).toMatchObject({ role: "editor", disabled: true });
  expect(await isSignedIn(other)).toBe(false);
  for (const table of [sessions, knownDevices, loginChallenges]) {
    expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
  }
  expect(await db.$count(staffInvites)).toBe(0);
  expect((await change(cookie, user.id, { disabled: false })).status).toBe(200);
  expect(await isSignedIn(other)).toBe(false);
  expect((await written()).slice(1)).toEqual([
    [owner.username, "account.disabled", user.id, user.username],
    [owner.username, "account.enabled", user.id, user.username],
  ]);
});

test.each([
  ["demoted", { role: "editor" }],
  ["left without a role", { role: null }],
  ["disabled", { disabled: true }],
])("the last active owner cannot be %s", async (_word, values) => {
  const { user, cookie } = await signIn();
  await createUser({ role: "owner", isAdmin: true, disabledAt: new Date() });
  await createUser({ role: "owner", isAdmin: false });
  await createUser({ role: "editor" });
  await expectRefusal(change(cookie, user.id, values), 409, lastOwner);
  expect(await isSignedIn(cookie)).toBe(true);
  const { staff } = await listed(cookie);
  expect(staff.find(({ id }) => id === user.id)).toMatchObject({ role: "owner", disabled: false });
  await createUser({ role: "owner" });
  expect((await change(cookie, user.id, values)).status).toBe(200);
});

test("two concurrent demotions of the last two owners leave one", async () => {
  const first = await signIn();
  const second = await signIn();
  const others = await Promise.all([
    change(first.cookie, second.user.id, { role: "editor" }),
    change(second.cookie, first.user.id, { role: "editor" }),
  ]);
  expect(others.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await db.select().from(users)).filter(({ role }) => role !== "editor")).toHaveLength(1);
});

test("an owner resets the login delay of an account", async () => {
  const { user: owner, cookie } = await signIn();
  const { user } = await createUser();
  const until = new Date(Date.now() + 60_000);
  const waiting = { failures: 30, blockedUntil: until, expiresAt: until };
  await db.insert(loginAttempts).values({ key: "a", userId: user.id, ...waiting });
  await db.insert(loginAttempts).values({ key: "b", userId: null, ...waiting });
  expect((await call(cookie, "POST", `/${user.id}/unlock`, { currentPassword })).status).toBe(204);
  expect(await db.select().from(loginAttempts)).toMatchObject([{ key: "b" }]);
  expect(await written()).toEqual([[owner.username, "account.unlocked", user.id, user.username]]);
});

test("an owner removes the second factor of a lost phone", async () => {
  const { user: owner, cookie } = await signIn();
  const { user } = await createStaffWithSecondFactor();
  const response = await call(cookie, "POST", `/${user.id}/remove-second-factor`, { currentPassword });
  expect(response.status).toBe(204);
  expect([await db.$count(secondFactors), await db.$count(recoveryCodes)]).toEqual([0, 0]);
  expect(await written()).toEqual([[owner.username, "account.second-factor-off", user.id, user.username]]);
});
