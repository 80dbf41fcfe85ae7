import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAudit } from "../../tests/support/audit";
import { db, isSignedIn, signIn } from "../../tests/support/worker";
import { checkPassword } from "../auth/password/password";
import { insertPending } from "../auth/second-factor/second-factor.service";
import { secondFactors, sessions, staffInvites, users } from "../db/schema/auth";
import {
  disableSql,
  enableSql,
  findAccountSql,
  insertAccountSql,
  removeSecondFactorSql,
  updatePasswordSql,
} from "./user-account";

const strong = "kursi rotan senja berlayar";

async function run(statements: string): Promise<void> {
  await env.DB.batch(statements.split(";\n").map((statement) => env.DB.prepare(statement)));
}

const written = () => readAudit("actorId", "actorName", "action", "label");

test("an account is added with a hashed password, whatever characters its name contains", async () => {
  const account = {
    username: "o'hara; --",
    name: 'Rina "O\'Hara"',
    password: strong,
    role: "owner",
  } as const;
  await run(await insertAccountSql(account));
  const [user] = await db.select().from(users);
  expect(user).toMatchObject({
    username: account.username,
    name: account.name,
    isAdmin: true,
    role: "owner",
  });
  expect(await checkPassword(strong, user?.password ?? null)).toMatchObject({ valid: true });
  expect(await written()).toEqual([[null, "npm run user", "account.added", account.username]]);
});

test.each([
  ["owner", true],
  ["editor", true],
  ["writer", false],
  [null, false],
] as const)("an account of the role %s is added with both columns", async (role, isAdmin) => {
  await run(await insertAccountSql({ username: "rina", name: "Rina Kusumawati", password: strong, role }));
  expect(await db.select().from(users)).toMatchObject([{ role, isAdmin }]);
});

test("an unknown role adds nothing", async () => {
  const account = { username: "rina", name: "Rina", password: strong, role: "admin" as "owner" };
  await expect(insertAccountSql(account)).rejects.toThrow("A role is one of owner, editor, writer.");
});

test.each([
  ["pendek", "Password baru harus minimal 12 karakter"],
  ["rinakusumawati1", "Password ini mudah ditebak"],
])("the password %s is refused as in the staff area", async (password, message) => {
  const account = { username: "rina", name: "Rina Kusumawati", password, role: "owner" } as const;
  await expect(insertAccountSql(account)).rejects.toThrow(message);
});

test("a new password from the command line ends every session, link to a new password and invitation of the account", async () => {
  const { user, cookie } = await signIn();
  const other = await signIn();
  const link = { kind: "reset" as const, name: user.name, createdAt: new Date(), expiresAt: new Date() };
  for (const userId of [user.id, other.user.id])
    await db.insert(staffInvites).values({ ...link, userId, tokenHash: `${userId}` });
  await db.insert(staffInvites).values({ ...link, kind: "invite", madeBy: user.id, tokenHash: "undangan" });
  await run(await updatePasswordSql(user.username, strong));
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(other.cookie)).toBe(true);
  expect(await db.select().from(staffInvites)).toMatchObject([{ userId: other.user.id }]);
  const [stored] = await db.select().from(users).where(eq(users.id, user.id));
  expect(await checkPassword(strong, stored?.password ?? null)).toMatchObject({ valid: true });
});

test("disabling ends all sessions, and enabling restores none", async () => {
  const { user, cookie } = await signIn();
  await run(disableSql(user.username));
  expect(await isSignedIn(cookie)).toBe(false);
  await run(enableSql(user.username));
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await db.$count(sessions)).toBe(0);
  expect(await written()).toEqual([
    [null, "npm run user", "account.disabled", user.username],
    [null, "npm run user", "account.enabled", user.username],
  ]);
});

test("a second factor can be removed", async () => {
  const { user } = await signIn();
  await insertPending(db, user.id, "plain:AA==");
  await run(removeSecondFactorSql(user.username));
  expect(await db.$count(secondFactors)).toBe(0);
});

test("for an unknown username nothing is changed or recorded", async () => {
  for (const sql of [disableSql("siapa"), enableSql("siapa"), await updatePasswordSql("siapa", strong)]) {
    await run(sql);
  }
  expect((await env.DB.prepare(findAccountSql("siapa")).all()).results).toEqual([]);
  expect(await written()).toEqual([]);
});
