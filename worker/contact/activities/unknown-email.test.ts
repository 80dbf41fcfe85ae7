import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { age, beingSent, key, mailing, message } from "../../../tests/support/enquiry-mail";
import { expectRefusal } from "../../../tests/support/refusal";
import { db } from "../../../tests/support/worker";
import { contactActivities } from "../../db/schema/contact";

const perhapsSent = {
  code: "conflict",
  message: "Email ini mungkin sudah terkirim. Kirim lagi hanya jika Anda yakin kontak ini belum menerimanya.",
  fields: {
    resend:
      "Email ini mungkin sudah terkirim. Kirim lagi hanya jika Anda yakin kontak ini belum menerimanya.",
  },
} as const;
const sentForGood = {
  code: "conflict",
  message: "Email yang sudah terkirim tidak dapat dihapus dari riwayat, karena kontak sudah menerimanya.",
} as const;

test("an e-mail without an outcome for a minute shows as failed and is sent again only on request", async () => {
  const { post, list, sent } = await mailing();
  const json = { ...message, key };
  // The first round trips read the session and what is there, the last one here writes the e-mail down.
  let calls = 0;
  while ((await db.$count(contactActivities)) === 0) {
    calls += 1;
    expect((await post(json, { DB: crashAfter(env.DB, calls) })).status).toBeGreaterThanOrEqual(500);
  }
  expect(await list()).toMatchObject([{ delivery: "sending" }]);
  for (const resend of [false, true]) await expectRefusal(await post({ ...json, resend }), 409, beingSent);
  await age(61_000);
  expect(await list()).toMatchObject([{ delivery: "failed" }]);
  await expectRefusal(await post(json), 409, perhapsSent);
  expect(sent).toHaveLength(0);
  expect((await post({ ...json, resend: true })).status).toBe(201);
  expect((await post({ ...json, resend: true })).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test("an unsent e-mail can be deleted, a sent one can neither be deleted nor sent again", async () => {
  let error: Error | null = new Error("no way");
  const { post, list, call, path, sent } = await mailing(() => error);
  await post({ ...message, key });
  const [failed] = await list();
  expect((await call(`${path}/${failed?.id}`, "DELETE")).status).toBe(204);
  error = null;
  expect((await post({ ...message, contacted: true, key })).status).toBe(201);
  const id = (await list()).find(({ kind }) => kind === "email")?.id;
  const before = await list();
  await expectRefusal(await call(`${path}/${id}`, "DELETE"), 409, sentForGood);
  expect(await list()).toEqual(before);
  expect((await post({ ...message, contacted: true, key })).status).toBe(200);
  expect(sent).toHaveLength(1);
});
