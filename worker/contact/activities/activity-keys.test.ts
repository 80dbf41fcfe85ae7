import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { contactOf, createTemplate, events, talk } from "../../../tests/support/enquiry-talk";
import { expectRefusal } from "../../../tests/support/refusal";
import { createContact, db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { contactSubmissions } from "../../db/schema/contact";
import { contactActivities, replyTemplates } from "../../db/schema/contact-desk";

const key = "kunci-satu-0001";

test("a repeated key answers the first activity with its link and writes nothing", async () => {
  const { post, contact } = await talk();
  const templateId = await createTemplate();
  const json = { kind: "whatsapp", templateId, contacted: true, firstResponse: true, key };
  const first = await post(json);
  const written = await first.json<ContactActivity>();
  await db.delete(replyTemplates);
  await db.update(contactSubmissions).set({ stage: "new" });
  const second = await post(json);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(written);
  expect(written.link).toContain("https://wa.me/6281255501203?text=Halo%20Ratna");
  expect(await contactOf(contact.id)).toMatchObject({ stage: "new", version: 2 });
  expect((await events()).map(({ action }) => action)).toEqual(["contact.answered", "contact.moved"]);
});

test.each([
  { kind: "note", body: "Lain", key },
  { kind: "whatsapp", body: "Sama", key },
])("the same key for %j answers 409 and writes nothing", async (json) => {
  const { post } = await talk();
  await post({ kind: "note", body: "Sama", key });
  await expectRefusal(await post(json), 409, {
    code: "conflict",
    message: "Kiriman ini sudah disimpan dengan isi lain. Muat ulang kontak ini, lalu coba lagi.",
  });
  expect(await db.$count(contactActivities)).toBe(1);
});

test("a repeated key ignores other flags of the message", async () => {
  const { post, contact } = await talk();
  const first = await post({ kind: "note", body: "Sama", key });
  const written = await first.json<ContactActivity>();
  const repeat = await post({ kind: "note", body: "Sama", firstResponse: true, contacted: true, key });
  expect(repeat.status).toBe(200);
  expect(await repeat.json()).toEqual(written);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "new", version: 1, firstResponseAt: null });
});

test("keys of other enquiries and keys that begin alike do not meet", async () => {
  const { post, call } = await talk();
  const other = await createContact();
  const answers = [
    await post({ kind: "note", body: "Satu", key }),
    await post({ kind: "note", body: "Dua", key: `${key}.b` }),
    await call(`/api/contact/${other.id}/activities`, "POST", { kind: "note", body: "Tiga", key }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("a key is of one person: with a colleague's nobody meets what the colleague wrote", async () => {
  const { post, path } = await talk();
  const budi = await colleague("editor", "Budi");
  const own = await post({ kind: "note", body: "Sama", key });
  const same = await budi.call(path, "POST", { kind: "note", body: "Sama", key });
  const other = await colleague("editor", "Wati");
  const different = await other.call(path, "POST", { kind: "note", body: "Lain", key });
  expect([own.status, same.status, different.status]).toEqual([201, 201, 201]);
  expect((await same.json<ContactActivity>()).actor?.name).toBe("Budi");
});

test("ten calls with one key at the same time write one activity", async () => {
  const { post, contact } = await talk();
  const json = { kind: "whatsapp", contacted: true, key };
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(json)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  expect(await db.$count(contactActivities)).toBe(2);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "contacted", version: 2 });
});
