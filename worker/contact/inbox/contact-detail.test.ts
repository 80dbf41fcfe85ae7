import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { plansOf } from "../../../tests/support/query-plans";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact } from "../../../tests/support/worker";
import type { ContactDetail } from "../../contract/inbox/contact-change";
import { contactDetail } from "../../contract/inbox/contact-change";
import { createDatabase } from "../../db/client";
import { listSamePerson } from "./inbox.repository";

async function read(id: number): Promise<ContactDetail> {
  const { call } = await colleague("editor");
  const response = await call(`/api/contact/${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return contactDetail.parse(await response.json());
}

const sent = (day: number, values: Parameters<typeof createContact>[0] = {}) =>
  createContact({ submittedAt: new Date(Date.UTC(2026, 0, day)), ...values });

test("an enquiry is answered with those of the same address or number, the newest first", async () => {
  const phoneE164 = "+6281234567890";
  const first = await sent(1, { email: "DEWI@contoh.example", message: "Pesan pertama dari Dewi." });
  const byNumber = await sent(2, {
    email: "lain@contoh.example",
    phoneE164,
    websiteType: "blog",
    stage: "won",
  });
  const own = await sent(3, { email: "dewi@contoh.example", phoneE164 });
  const later = await sent(4, { email: "Dewi@Contoh.example", phoneE164 });
  await sent(5, { email: "orang.lain@contoh.example" });
  const answer = await read(own.id);
  expect(answer).toMatchObject({ id: own.id, email: "dewi@contoh.example", version: 1, sendsEmail: false });
  expect(answer.earlier).toEqual([byNumber.id, first.id]);
  expect(answer.samePerson.map(({ id }) => id)).toEqual([later.id, byNumber.id, first.id]);
  expect(answer.samePerson[1]).toEqual({
    ...{ id: byNumber.id, submittedAt: "2026-01-02T00:00:00.000Z", websiteType: "blog", stage: "won" },
    ...{ message: "Pesan uji yang cukup panjang.", isSameAddress: false },
  });
  expect(answer.samePerson.map(({ isSameAddress }) => isSameAddress)).toEqual([true, false, true]);
});

test("of the same moment the lower id came before", async () => {
  const [one, two, three] = [await sent(1), await sent(1), await sent(1)];
  expect((await read(two.id)).earlier).toEqual([one.id]);
  expect((await read(three.id)).earlier).toEqual([two.id, one.id]);
});

test("of many the newest twenty are shown, and the newest hundred that came before are named", async () => {
  for (let day = 1; day <= 23; day += 1) await sent(day);
  const last = await sent(24);
  const { earlier, samePerson } = await read(last.id);
  expect([earlier.length, samePerson.length]).toEqual([23, 20]);
  for (let day = 25; day <= 103; day += 1) await sent(day);
  const ids = (await read((await sent(104)).id)).earlier;
  expect(ids).toHaveLength(100);
  expect(ids[0]).toBeGreaterThan(ids.at(-1) ?? 0);
});

test("an enquiry that is gone answers 404, and what is no number 400", async () => {
  const { call } = await colleague("editor");
  await expectRefusal(await call("/api/contact/999999"), 404, {
    code: "not_found",
    message: "Kontak tidak ditemukan atau sudah dihapus",
  });
  await expectFieldsRefused(await call("/api/contact/tidak-ada"), {
    id: "ID harus berupa bilangan bulat positif",
  });
});

test("the same person is found by the indexes of address and number", async () => {
  const plans = await plansOf((database) =>
    listSamePerson(createDatabase(database), 1, { most: 20, mostEarlier: 100 }),
  );
  for (const plan of plans) {
    expect(plan.some((step) => step.includes("contact_submissions_person"))).toBe(true);
    expect(plan.some((step) => step.includes("contact_submissions_phone"))).toBe(true);
    expect(plan.filter((step) => step.startsWith("SCAN contact_submissions"))).toEqual([]);
  }
});
