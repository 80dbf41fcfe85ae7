import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createStaffWithSecondFactor, owesCode } from "../../../tests/support/second-factor";
import { isSignedIn } from "../../../tests/support/staff";
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
  writtenEvents,
} from "../../../tests/support/staff-links";
import { createSession, createUser, db, send } from "../../../tests/support/worker";
import { knownDevices, loginChallenges, secondFactors, sessions, users } from "../../db/schema/auth";

let owner: Awaited<ReturnType<typeof createOwner>>;

beforeEach(async () => {
  owner = await createOwner();
});

test("a reset link sets a password, ends all sessions and signs in", async () => {
  const { user, cookie: open } = await createSession({ name: "Rina", role: "writer", isAdmin: false });
  await owesCode(user.id);
  const token = await owner.resetLink(user.id);
  const other = await owner.resetLink(user.id);
  expect(await (await lookAt(token)).json()).toEqual({ kind: "reset", name: "Rina", role: null });
  await expectFieldsRefused(await redeem(token, { password: "indonesia2026!" }), {
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
    await expectRefusal(await redeem(link, { password: newPassword }), 404, linkOver);
  }
  const login = (secret: string) =>
    send("/api/auth/login", {
      method: "POST",
      json: { username: user.username, password: secret },
      headers: fromAnywhere(),
    });
  expect([(await login(currentPassword)).status, (await login(newPassword)).status]).toEqual([401, 200]);
  expect((await writtenEvents()).slice(0, 4)).toEqual([
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
  const json = { username: user.username, password: newPassword };
  const login = await send("/api/auth/login", { method: "POST", json, headers: fromAnywhere() });
  expect(await login.json()).toMatchObject({ secondFactor: true });
});

test("a disabled account gets no reset link, and an earlier one does not work", async () => {
  const { user } = await createUser();
  const token = await owner.resetLink(user.id);
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await expectRefusal(await lookAt(token), 404, linkOver);
  await expectRefusal(await redeem(token, { password: newPassword }), 404, linkOver);
  await expectRefusal(await owner.call("POST", `/${user.id}/reset-link`, { currentPassword }), 409, {
    code: "conflict",
    message: "Akun ini sedang dinonaktifkan. Aktifkan kembali sebelum membuat tautan.",
  });
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.disabledAt).not.toBeNull();
});

test("a reset link ends when its account is signed out everywhere or its password is changed otherwise", async () => {
  const { user, cookie } = await createSession({ role: "writer", isAdmin: false });
  const first = await owner.resetLink(user.id);
  expect((await owner.call("POST", `/${user.id}/end-sessions`, { currentPassword })).status).toBe(204);
  await expectRefusal(await lookAt(first), 404, linkOver);
  expect(await isSignedIn(cookie)).toBe(false);

  const own = await createSession({ role: "writer", isAdmin: false });
  const second = await owner.resetLink(own.user.id);
  const response = await send("/api/account/password", {
    method: "PUT",
    json: { currentPassword, newPassword },
    headers: { Cookie: own.cookie },
  });
  expect(response.status).toBe(204);
  await expectRefusal(await lookAt(second), 404, linkOver);
});
