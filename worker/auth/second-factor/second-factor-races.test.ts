import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createStaffWithSecret } from "../../../tests/support/second-factor";
import { db, send } from "../../../tests/support/worker";
import { secondFactors } from "../../db/schema/auth";

const currentPassword = "rahasia-sekali-1";

function post(path: string, cookie: string, json: unknown, DB: D1Database = env.DB): Promise<Response> {
  const headers = { Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() };
  return send(path, { method: "POST", json, headers, bindings: { DB } });
}

const touchesCodes = /(delete from|insert into|update) "?(recovery_codes|second_factors)/i;

test("a replaced secret cannot be enabled", async () => {
  const { cookie, codeNow } = await createStaffWithSecret();
  const prepareAgain = () => post("/api/account/second-factor/prepare", cookie, { currentPassword });
  const json = { code: await codeNow() };
  const DB = meanwhile(touchesCodes, prepareAgain);
  expect((await post("/api/account/second-factor/enable", cookie, json, DB)).status).toBe(409);
  expect((await db.select().from(secondFactors)).map(({ enabledAt }) => enabledAt)).toEqual([null]);
});
