import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { crashAfter } from "../../../tests/support/crash";
import { age, beingSent, key, mailing, message } from "../../../tests/support/enquiry-mail";
import { events } from "../../../tests/support/enquiry-talk";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
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
const sentUnnoted = {
  code: "upstream_failed",
  message:
    "Email sudah terkirim, tetapi belum tercatat di riwayat kontak ini. Jangan kirim lagi; tulis catatan saja.",
} as const;
test("a sent e-mail that could not be recorded is sent again only on request", async () => {
  const { post, list, sent } = await mailing();
  const json = { ...message, key };
  const DB = interceptedDatabase(env.DB, (_call, work) => {
    if (sent.length > 0) throw new Error("the database is gone");
    return work();
  });
  await expectRefusal(await post(json, { DB }), 502, sentUnnoted);
  await expectRefusal(await post(json), 409, beingSent);
  await age(61_000);
  expect(await list()).toMatchObject([{ delivery: "failed" }]);
  await expectRefusal(await post(json), 409, perhapsSent);
  expect(sent).toHaveLength(1);
  expect((await post({ ...json, resend: true })).status).toBe(201);
  expect(sent).toHaveLength(2);
});

test("an e-mail whose note was written, and never answered, is not sent again even on purpose", async () => {
  const { post, sent } = await mailing();
  const json = { ...message, key };
  for (let calls = 1; sent.length === 0; calls += 1) {
    const response = await post(json, { DB: crashAfter(env.DB, calls) });
    if (sent.length > 0) await expectRefusal(response, 502, sentUnnoted);
    else await db.delete(contactActivities);
  }
  expect((await post({ ...json, resend: true })).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test.each([
  [null, { delivery: "sent", isResponse: true }, ["contact.answered", "contact.moved"]],
  [new Error("no way"), { delivery: "failed", isResponse: false }, []],
])("a slow e-mail is answered before it is known, and noted all the same (%s)", async (error, end, noted) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let inBetween: Response | undefined;
  const json = { ...message, firstResponse: true, contacted: true, key };
  const { post, list, sent } = await mailing(
    () => error,
    async () => {
      await Promise.resolve();
      await vi.advanceTimersByTimeAsync(10_000);
      inBetween ??= await post(json);
    },
  );
  await expectRefusal(await post(json), 502, {
    code: "upstream_failed",
    message:
      "Belum diketahui apakah email ini terkirim. Jangan kirim lagi dulu; lihat riwayat kontak ini sebentar lagi.",
  });
  if (inBetween) await expectRefusal(inBetween, 409, beingSent);
  expect((await list()).find(({ kind }) => kind === "email")).toMatchObject(end);
  expect((await events()).map(({ action }) => action)).toEqual(noted);
  expect(sent).toHaveLength(error ? 0 : 1);
});
