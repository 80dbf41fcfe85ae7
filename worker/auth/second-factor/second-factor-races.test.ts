import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import {
  createStaffWithSecondFactor,
  createStaffWithSecret,
  owesCode,
} from "../../../tests/support/second-factor";
import { db, send } from "../../../tests/support/worker";
import type { RecoveryCodeList } from "../../contract/account";
import { recoveryCodes, secondFactors } from "../../db/schema/auth";

const currentPassword = "rahasia-sekali-1";

function post(path: string, cookie: string, json: unknown, DB: D1Database = env.DB): Promise<Response> {
  const headers = { Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() };
  return send(path, { method: "POST", json, headers, bindings: { DB } });
}

const touchesCodes = /(delete from|insert into|update) "?(recovery_codes|second_factors)/i;

test("of two concurrent activations of the second factor one fails, and the codes of the other one work", async () => {
  const { user, cookie, codeNow } = await createStaffWithSecret();
  const code = await codeNow();
  const enable = (DB: D1Database) => post("/api/account/second-factor/enable", cookie, { code }, DB);
  const won: Response[] = [];
  const DB = meanwhile(touchesCodes, async () => won.push(await enable(env.DB)));
  const answers = [await enable(DB), ...won];
  expect(answers.map(({ status }) => status)).toEqual([409, 200]);
  const shown = await answers[1]?.json<RecoveryCodeList>();
  expect(shown?.recoveryCodes).toHaveLength(10);
  for (const code of shown?.recoveryCodes ?? []) {
    expect((await post("/api/auth/login/code", await owesCode(user.id), { code })).status).toBe(200);
  }
});

test("disabling the second factor concurrently leaves no new recovery codes behind", async () => {
  const { cookie } = await createStaffWithSecondFactor();
  const disable = () => post("/api/account/second-factor/disable", cookie, { currentPassword });
  const DB = meanwhile(touchesCodes, disable);
  const renewed = await post("/api/account/second-factor/recovery-codes", cookie, { currentPassword }, DB);
  expect(renewed.status).toBe(409);
  expect(await db.$count(recoveryCodes)).toBe(0);
});

test("a code of a replaced secret is refused, and rewriting its encryption does not replace the new secret", async () => {
  const { user, codeNow } = await createStaffWithSecondFactor();
  const replace = () =>
    db.update(secondFactors).set({ secret: "plain:AAAA" }).where(eq(secondFactors.userId, user.id));
  const json = { code: await codeNow() };
  const cookie = await owesCode(user.id);
  const DB = meanwhile(/update "second_factors/i, replace);
  expect((await post("/api/auth/login/code", cookie, json, DB)).status).toBe(401);
  expect(await db.select({ secret: secondFactors.secret }).from(secondFactors)).toEqual([
    { secret: "plain:AAAA" },
  ]);
});
