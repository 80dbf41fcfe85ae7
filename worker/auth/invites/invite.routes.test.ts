import { env } from "cloudflare:workers";
import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readAudit } from "../../../tests/support/audit";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import {
  account,
  createOwner,
  currentPassword,
  fromAnywhere,
  getCookies,
  linkOver,
  lookAt,
  newPassword,
  redeem,
} from "../../../tests/support/staff-links";
import {
  createUser,
  db,
  isSignedIn,
  logIn,
  send,
  sendUntilLimited,
  signIn,
} from "../../../tests/support/worker";
import type { StaffList } from "../../contract/staff";
import {
  knownDevices,
  loginChallenges,
  secondFactors,
  sessions,
  staffInvites,
  users,
} from "../../db/schema/auth";
import { handleSchedule } from "../../schedule";
import { takeHash } from "../login/login-throttle.service";

const hour = 3_600_000;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeEach(async () => {
  owner = await createOwner();
});

test("an invitation is a link of 72 hours that creates one account and signs it in", async () => {
  const before = Date.now();
  const { id, url, expiresAt, token } = await owner.invite({ role: "editor" });
  expect(url).toBe(`http://localhost/undangan/${token}`);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(Math.abs(Date.parse(expiresAt) - before - 72 * hour)).toBeLessThan(hour);
  const { invites } = await (await owner.call("GET", "")).json<StaffList>();
  expect(invites).toEqual([{ id, kind: "invite", name: "Sari Dewi", role: "editor", expiresAt }]);

  const opened = await lookAt(token);
  expect(opened.headers.get("Cache-Control")).toBe("no-store");
  expect(await opened.json()).toEqual({ kind: "invite", name: "Sari Dewi", role: "editor" });

  const response = await redeem(token, account({ name: "Sari D." }));
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const user = {
    id: expect.any(Number),
    username: "sari.dewi",
    name: "Sari D.",
    isAdmin: true,
    role: "editor",
  };
  expect(await response.json()).toEqual({ user, message: "Login successful" });
  expect(response.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual(["session", "device"]);
  const me = await send("/api/auth/me", { headers: { Cookie: getCookies(response) } });
  expect(await me.json()).toEqual({ authenticated: true, user });

  await expectRefusal(lookAt(token), 404, linkOver);
  await expectRefusal(redeem(token, account({ username: "lain" })), 404, linkOver);
  expect((await logIn("sari.dewi", newPassword, fromAnywhere())).status).toBe(200);
  expect(await readAudit("actorName", "action", "label")).toEqual([
    [owner.user.username, "account.invited", "Sari Dewi (Editor)"],
    ["sari.dewi", "account.added", "sari.dewi"],
    ["sari.dewi", "login.succeeded", "Perangkat tidak dikenal"],
    ["sari.dewi", "login.succeeded", "Perangkat tidak dikenal"],
  ]);
});

test("only the hash of a link's token is stored, and no log contains the token", async () => {
  const { token } = await owner.invite();
  const reset = await owner.resetLink(owner.user.id);
  const stored = JSON.stringify([
    await db.select().from(staffInvites),
    await readAudit("actorName", "action", "label"),
  ]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(reset);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await send(`/api/invites/${token}`, {
    headers: fromAnywhere(),
    bindings: { DB: meanwhile(/staff_invites/, () => Promise.reject(new Error("gone"))) },
  });
  expect(JSON.stringify(logged.mock.calls)).toContain("/api/invites/{token}");
  expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
});

test.each(["x", "A".repeat(43), "..%2F..%2Fstaff", "a'; --", "x".repeat(3000)])(
  "an invalid token is refused: %j",
  async (token) => {
    const path = encodeURIComponent(decodeURIComponent(token));
    for (const response of [await lookAt(path), await redeem(path, account())]) {
      expect(response.status).toBe(404);
      if (path) await expectRefusal(response, 404, linkOver);
    }
  },
);

test("a withdrawn link does not work, and is withdrawn once", async () => {
  const { id, token } = await owner.invite();
  expect((await owner.call("DELETE", `/invites/${id}`, { currentPassword })).status).toBe(204);
  await expectRefusal(lookAt(token), 404, linkOver);
  await expectRefusal(redeem(token, account()), 404, linkOver);
  await expectRefusal(
    owner.call("DELETE", `/invites/${id}`, { currentPassword }),
    404,
    "Tautan ini sudah dipakai, ditarik, atau berakhir. Muat ulang daftar staf.",
  );
  expect((await readAudit("actorName", "action", "label")).at(-1)).toEqual([
    owner.user.username,
    "account.link-withdrawn",
    "Sari Dewi",
  ]);
});

test("an expired link does not work, is not listed, and is deleted by the scheduled run", async () => {
  const { token } = await owner.invite();
  const reset = await owner.resetLink(owner.user.id);
  await db.update(staffInvites).set({ expiresAt: new Date(Date.now() - 1000) });
  const { token: open } = await owner.invite();
  for (const link of [token, reset]) {
    await expectRefusal(lookAt(link), 404, linkOver);
    await expectRefusal(redeem(link, link === reset ? { password: newPassword } : account()), 404, linkOver);
  }
  expect((await (await owner.call("GET", "")).json<StaffList>()).invites).toHaveLength(1);
  await handleSchedule({} as ScheduledController, env);
  expect(await db.$count(staffInvites)).toBe(1);
  expect((await lookAt(open)).status).toBe(200);
});

test.each([
  ["disabled", { disabledAt: new Date() }],
  ["an editor now", { role: "editor" }],
] as const)("links made by an owner who is %s do not work", async (_word, values) => {
  const { user } = await createUser();
  const { token } = await owner.invite();
  const reset = await owner.resetLink(user.id);
  await db.update(users).set(values).where(eq(users.id, owner.user.id));
  await expectRefusal(redeem(token, account()), 404, linkOver);
  await expectRefusal(redeem(reset, { password: newPassword }), 404, linkOver);
});

test("a demoted owner's links are gone, also once they are an owner again", async () => {
  const { token } = await owner.invite();
  const other = await createOwner();
  for (const role of ["editor", "owner"]) {
    await other.call("PUT", `/${owner.user.id}`, { currentPassword, role });
  }
  await expectRefusal(lookAt(token), 404, linkOver);
});

test("a username that SARI.DEWI has is refused, and the invitation stays valid", async () => {
  await createUser({ username: "SARI.DEWI" });
  const { token } = await owner.invite();
  const message = "Username ini sudah dipakai. Pilih username lain.";
  await expectRefusal(redeem(token, account()), 409, message, { fields: { username: message } });
  expect((await redeem(token, account({ username: "sari2" }))).status).toBe(201);
});

test.each([
  [{ password: "pendek" }, { password: "Password baru harus minimal 12 karakter" }],
  [
    { username: "Sari Dewi" },
    { username: "Username hanya boleh berisi huruf kecil, angka, titik, garis bawah, dan tanda hubung" },
  ],
  [{ name: "\u200b\u200b" }, { name: "Nama harus minimal 2 karakter" }],
  [{ role: "owner" }, { role: "Kolom tidak dikenal" }],
])("an account with %j is refused, and the invitation stays valid", async (values, fields) => {
  const { token } = await owner.invite();
  await expectFieldsRefused(redeem(token, account(values)), fields as Record<string, string>);
  expect((await lookAt(token)).status).toBe(200);
});

test("two concurrent requests for one invitation create one account", async () => {
  const { token } = await owner.invite();
  const responses = await Promise.all([
    redeem(token, account({ username: "satu" })),
    redeem(token, account({ username: "dua" })),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 404]);
  expect(await db.$count(users)).toBe(2);
});

test("two concurrent invitations with one username create one account", async () => {
  const [first, second] = [await owner.invite(), await owner.invite()];
  const responses = await Promise.all([redeem(first.token, account()), redeem(second.token, account())]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await db.$count(staffInvites)).toBe(1);
});

test("one address may try sixty links a minute", async () => {
  const headers = { "CF-Connecting-IP": "10.14.0.1" };
  const { passed, response } = await sendUntilLimited(60, () => send("/api/invites/x", { headers }));
  expect(passed).toBeGreaterThanOrEqual(60);
  expect(response.headers.get("Retry-After")).toBe("60");
});

test("three passwords of an invitation or a reset link are hashed in ten seconds", async () => {
  const { user } = await createUser();
  const links = [(await owner.invite()).token, await owner.resetLink(user.id)];
  const spend = (known: string, time: number) =>
    takeHash({ clock: () => new Date(time), passwordCost: { N: 2 ** 14, r: 8, p: 5 } }, { known });
  onTestFinished(() => spend("", 0));
  for (const token of links) {
    for (let count = 0; count < 3; count += 1) spend(hash("sha256", token), Date.now());
  }
  const [invited, reset] = links.map((token, at) =>
    redeem(token, at ? { password: newPassword } : account()),
  );
  expect([(await invited)?.status, (await reset)?.status]).toEqual([429, 429]);
});

test("the page of a link sends no referrer and is not indexed", async () => {
  const response = await send(`/undangan/${"A".repeat(43)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toContain('name="robots" content="noindex');
});

test("a reset link sets a password, ends all sessions and signs in", async () => {
  const { user, cookie: open } = await signIn("writer", { name: "Rina" });
  await owesCode(user.id);
  const token = await owner.resetLink(user.id);
  const other = await owner.resetLink(user.id);
  expect(await (await lookAt(token)).json()).toEqual({ kind: "reset", name: "Rina", role: null });
  await expectFieldsRefused(redeem(token, { password: "indonesia2026!" }), {
    password: "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.",
  });
  expect((await redeem(token, account())).status).toBe(400);

  const response = await redeem(token, { password: newPassword });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user: { id: user.id, role: "writer" } });
  expect(await isSignedIn(open)).toBe(false);
  expect(await isSignedIn(getCookies(response))).toBe(true);
  expect(await db.$count(loginChallenges)).toBe(0);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  expect(await db.$count(knownDevices, eq(knownDevices.userId, user.id))).toBe(1);
  for (const link of [token, other]) {
    await expectRefusal(redeem(link, { password: newPassword }), 404, linkOver);
  }
  const passwords = [currentPassword, newPassword];
  const logins = await Promise.all(passwords.map((secret) => logIn(user.username, secret, fromAnywhere())));
  expect(logins.map(({ status }) => status)).toEqual([401, 200]);
  expect((await readAudit("actorName", "action", "label")).slice(0, 4)).toEqual([
    [owner.user.username, "account.reset-link-made", user.username],
    [owner.user.username, "account.reset-link-made", user.username],
    [user.username, "account.password-changed", user.username],
    [user.username, "login.succeeded", "Perangkat tidak dikenal"],
  ]);
});

test("with a second factor a reset link sets the password and signs nobody in", async () => {
  const { user } = await createStaffWithSecondFactor();
  const token = await owner.resetLink(user.id);
  const response = await redeem(token, { password: newPassword });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    secondFactor: true,
    message: `Password Anda sudah diganti. Login dengan username ${user.username} dan kode verifikasi Anda.`,
  });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  expect(await db.$count(secondFactors)).toBe(1);
  const login = await logIn(user.username, newPassword, fromAnywhere());
  expect(await login.json()).toMatchObject({ secondFactor: true });
});

test("a disabled account gets no reset link, and an earlier one does not work", async () => {
  const { user } = await createUser();
  const token = await owner.resetLink(user.id);
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await expectRefusal(lookAt(token), 404, linkOver);
  await expectRefusal(redeem(token, { password: newPassword }), 404, linkOver);
  await expectRefusal(
    owner.call("POST", `/${user.id}/reset-link`, { currentPassword }),
    409,
    "Akun ini sedang dinonaktifkan. Aktifkan kembali sebelum membuat tautan.",
  );
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.disabledAt).not.toBeNull();
});

test("a reset link ends when its account is signed out everywhere or its password is changed otherwise", async () => {
  const { user, cookie } = await signIn("writer");
  const first = await owner.resetLink(user.id);
  expect((await owner.call("POST", `/${user.id}/end-sessions`, { currentPassword })).status).toBe(204);
  await expectRefusal(lookAt(first), 404, linkOver);
  expect(await isSignedIn(cookie)).toBe(false);

  const own = await signIn("writer");
  const second = await owner.resetLink(own.user.id);
  const json = { currentPassword, newPassword };
  expect((await own.call("/api/account/password", "PUT", json)).status).toBe(204);
  await expectRefusal(lookAt(second), 404, linkOver);
});
