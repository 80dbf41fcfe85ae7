import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerOf, colleague } from "../../../tests/support/colleague";
import { changeAtNoon, noon, storedContact, timelineOf } from "../../../tests/support/enquiry-desk";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, createUser, db } from "../../../tests/support/worker";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities } from "../../db/schema/contact-desk";

test("an old version answers 409 with what the enquiry is now", async () => {
  const { user } = await createUser({ name: "Sari" });
  const { id } = await createContact({ stage: "contacted", assigneeId: user.id, version: 2 });
  const { call } = await colleague("owner");
  await expectRefusal(await call(`/api/contact/${id}`, "PATCH", { version: 1, stage: "won" }), 409, {
    code: "conflict",
    message:
      "Kontak ini baru saja diubah: sekarang Dihubungi, penanggung jawab Sari. Periksa lagi, lalu simpan.",
  });
  await db.update(users).set({ disabledAt: noon }).where(eq(users.id, user.id));
  const refused = await call(`/api/contact/${id}`, "PATCH", { version: 3, valueIdr: 5 });
  expect(await answerOf(refused)).toEqual([
    409,
    "Kontak ini baru saja diubah: sekarang Dihubungi, tanpa penanggung jawab. Periksa lagi, lalu simpan.",
  ]);
  expect(await timelineOf(id)).toEqual([]);
});

test("a change between reading and writing wins, and the later one answers the conflict", async () => {
  const { id } = await createContact();
  const faster = meanwhile(/INSERT INTO contact_activities/, () =>
    changeAtNoon(id, { version: 1, stage: "proposal" }),
  );
  await expect(changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: faster })).rejects.toThrow(
    "Kontak ini baru saja diubah: sekarang Penawaran, tanpa penanggung jawab. Periksa lagi, lalu simpan.",
  );
  expect(await timelineOf(id)).toEqual([["stage", "Baru → Penawaran", true]]);
});

test("an enquiry that is gone answers 404, also where it goes while it is changed", async () => {
  const { call } = await colleague("editor");
  const gone = "Kontak tidak ditemukan atau sudah dihapus";
  const response = await call("/api/contact/999999", "PATCH", { version: 1, stage: "won" });
  expect(await answerOf(response)).toEqual([404, gone]);
  const { id } = await createContact();
  const erasing = meanwhile(/INSERT INTO contact_activities/, async () => db.delete(contactSubmissions));
  await expect(changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: erasing })).rejects.toThrow(gone);
  expect(await db.$count(contactActivities)).toBe(0);
});

const mayNot =
  "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.";

test.each([
  ["a writer", { role: "writer", isAdmin: false }],
  ["a user without a role", { isAdmin: false }],
  ["somebody disabled", { disabledAt: noon }],
] as const)("an enquiry cannot be assigned to %s", async (_name, values) => {
  const { user } = await createUser(values);
  const { call } = await colleague("owner");
  const { id } = await createContact();
  const body = { version: 1, stage: "contacted", assigneeId: user.id };
  await expectFieldsRefused(await call(`/api/contact/${id}`, "PATCH", body), { assigneeId: mayNot });
  expect(await storedContact(id)).toMatchObject({ stage: "new", assigneeId: null, version: 1 });
  expect(await timelineOf(id)).toEqual([]);
});

test("an enquiry cannot be assigned to someone who is disabled in the meantime", async () => {
  const { user } = await createUser();
  const { id } = await createContact();
  const disabling = meanwhile(/INSERT INTO contact_activities/, async () =>
    db.update(users).set({ disabledAt: noon }).where(eq(users.id, user.id)),
  );
  const body = { version: 1, assigneeId: user.id };
  await expect(changeAtNoon(id, body, { ...env, DB: disabling })).rejects.toThrow(mayNot);
  expect(await storedContact(id)).toMatchObject({ assigneeId: null, version: 1 });
});

test("whoever was disabled is not given again what is theirs", async () => {
  const { user } = await createUser({ disabledAt: noon });
  const { id } = await createContact({ assigneeId: user.id });
  await expect(changeAtNoon(id, { version: 1, assigneeId: user.id })).rejects.toThrow(mayNot);
});
