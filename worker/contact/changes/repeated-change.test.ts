import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  changeAtNoon,
  changeManyAtNoon,
  noon,
  storedContact,
  timelineOf,
  tomorrow,
} from "../../../tests/support/enquiry-desk";
import { meanwhile } from "../../../tests/support/meanwhile";
import { createContact, createUser, db } from "../../../tests/support/worker";
import type { ContactChange } from "../../contract/inbox/contact-change";
import { users } from "../../db/schema/auth";

test("a change whose answer was lost may be sent again, and is answered with what is now", async () => {
  const { user } = await createUser();
  const { id } = await createContact();
  const change: ContactChange = {
    ...{ version: 1, stage: "lost", lostReason: "Harga", assigneeId: user.id, valueIdr: 0 },
    ...{ nextAction: "Telepon", nextActionAt: tomorrow },
  };
  const answer = await changeAtNoon(id, change);
  const written = await timelineOf(id);
  expect(await changeAtNoon(id, change)).toEqual(answer);
  await changeAtNoon(id, { version: 2, valueIdr: 7 });
  expect(await changeAtNoon(id, { version: 1, stage: "lost" })).toMatchObject({ valueIdr: 7, version: 3 });
  await expect(changeAtNoon(id, change)).rejects.toThrow("Kontak ini baru saja diubah");
  expect(await timelineOf(id)).toEqual([...written, ["value", "Rp 7", false]]);
});

test("two identical changes at the same time both succeed, and one is recorded", async () => {
  const { id } = await createContact();
  const faster = meanwhile(/INSERT INTO contact_activities/, () =>
    changeAtNoon(id, { version: 1, stage: "won", valueIdr: 5 }),
  );
  const answer = await changeAtNoon(id, { version: 1, stage: "won" }, { ...env, DB: faster });
  expect(answer).toMatchObject({ stage: "won", valueIdr: 5, version: 2 });
  expect(await timelineOf(id)).toHaveLength(2);
});

test.each([
  { action: "stage", stage: "won" },
  { action: "stage", stage: "lost", lostReason: "Harga" },
  { action: "spam" },
  { action: "delete" },
] as const)("%j of several may be sent again", async (input) => {
  const contacts = [await createContact(), await createContact()];
  const items = contacts.map(({ id }) => ({ id, version: 1 }));
  const first = await changeManyAtNoon({ ...input, items });
  expect(await changeManyAtNoon({ ...input, items })).toEqual(first);
  expect(first.every(({ ok }) => ok)).toBe(true);
});

test("whoever was disabled can be relieved of enquiries, and does not get them back", async () => {
  const { user } = await createUser({ disabledAt: noon });
  const [one, other, kept] = [
    await createContact({ assigneeId: user.id }),
    await createContact({ assigneeId: user.id }),
    await createContact({ assigneeId: user.id }),
  ];
  const alone = await changeAtNoon(one.id, { version: 1, assigneeId: null });
  expect(alone).toMatchObject({ assignee: null, version: 2 });
  const items = [{ id: other.id, version: 1 }];
  expect(await changeManyAtNoon({ action: "assign", assigneeId: null, items })).toMatchObject([
    { version: 2 },
  ]);
  await changeAtNoon(kept.id, { version: 1, stage: "contacted" });
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, user.id));
  const owners = [one, other, kept].map(async ({ id }) => (await storedContact(id))?.assigneeId);
  expect(await Promise.all(owners)).toEqual([null, null, user.id]);
  expect(await timelineOf(one.id)).toEqual([["assign", "Tanpa penanggung jawab", false]]);
});
