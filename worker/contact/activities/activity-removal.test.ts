import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { contactOf, events, talk } from "../../../tests/support/enquiry-talk";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { contactActivities } from "../../db/schema/contact-desk";

test("deleting what answered the sender takes the first response back to the next one, and keeps the stage", async () => {
  const { post, call, path, contact } = await talk();
  const write = async (json: Record<string, unknown>) =>
    (await (await post(json)).json<ContactActivity>()).id;
  const first = await write({ kind: "whatsapp", firstResponse: true });
  const second = await write({ kind: "email", firstResponse: true });
  await db
    .update(contactActivities)
    .set({ createdAt: new Date(1000) })
    .where(eq(contactActivities.id, first));
  await db
    .update(contactActivities)
    .set({ createdAt: new Date(2000) })
    .where(eq(contactActivities.id, second));
  expect((await call(`${path}/${first}`, "DELETE")).status).toBe(204);
  expect((await contactOf(contact.id))?.firstResponseAt).toEqual(new Date(2000));
  expect((await call(`${path}/${second}`, "DELETE")).status).toBe(204);
  expect(await contactOf(contact.id)).toMatchObject({ firstResponseAt: null, stage: "new" });
  const third = await write({ kind: "whatsapp", contacted: true });
  expect((await call(`${path}/${third}`, "DELETE")).status).toBe(204);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "contacted", version: 2 });
  expect((await events()).at(-1)).toEqual({
    action: "contact.activity-removed",
    subjectId: contact.id,
    label: "WhatsApp",
  });
});

test("whoever wrote it or an owner deletes, and nobody else", async () => {
  const { post, call, path } = await talk();
  const editor = await colleague("editor", "Budi");
  const owner = await colleague("owner", "Wati");
  const ids = [];
  for (const body of ["Satu", "Dua"]) {
    ids.push((await (await post({ kind: "note", body })).json<ContactActivity>()).id);
  }
  await expectRefusal(await editor.call(`${path}/${ids[0]}`, "DELETE"), 403, {
    code: "forbidden",
    message: "Ini ditulis orang lain. Minta penulisnya atau pemilik menghapusnya.",
  });
  expect((await owner.call(`${path}/${ids[0]}`, "DELETE")).status).toBe(204);
  expect((await call(`${path}/${ids[1]}`, "DELETE")).status).toBe(204);
  await expectRefusal(await call(`${path}/${ids[1]}`, "DELETE"), 404, {
    code: "not_found",
    message: "Catatan tidak ditemukan atau sudah dihapus",
  });
});

test("what the desk itself writes is not deleted, and nothing of another enquiry", async () => {
  const { post, path } = await talk();
  const owner = await colleague("owner");
  await post({ kind: "whatsapp", contacted: true });
  const [stage] = await db.select().from(contactActivities).where(eq(contactActivities.kind, "stage"));
  await expectRefusal(await owner.call(`${path}/${stage?.id}`, "DELETE"), 403, {
    code: "forbidden",
    message: "Hanya catatan, WhatsApp, dan email yang dapat dihapus dari riwayat",
  });
  const other = await createContact();
  const elsewhere = `/api/contact/${other.id}/activities/${Number(stage?.id) + 1}`;
  expect((await owner.call(elsewhere, "DELETE")).status).toBe(404);
  expect((await owner.call(`${path}/abc`, "DELETE")).status).toBe(400);
  expect(await db.$count(contactActivities)).toBe(2);
});
