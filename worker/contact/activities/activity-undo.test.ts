import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { contactOf, events, talk } from "../../../tests/support/enquiry-talk";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, db } from "../../../tests/support/worker";
import type { ContactActivity } from "../../contract/inbox/contact-activity";
import { contactActivities } from "../../db/schema/contact-desk";

const opening = { kind: "whatsapp", body: "Halo", contacted: true, firstResponse: true };

async function opened(json: Record<string, unknown> = opening) {
  const staff = await talk();
  const { id } = await (await staff.post(json)).json<ContactActivity>();
  const undo = (bindings: Partial<Env> = {}) =>
    staff.call(`${staff.path}/${id}?undo=true`, "DELETE", undefined, bindings);
  return { ...staff, id, undo };
}

const bodies = async (list: () => Promise<ContactActivity[]>) => (await list()).map(({ body }) => body);

test("undoing a message makes the enquiry new and unanswered, in a newer version", async () => {
  const { undo, contact, list } = await opened();
  expect(await contactOf(contact.id)).toMatchObject({ stage: "contacted", version: 2 });
  const response = await undo();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ version: 3, stage: "new" });
  expect(await contactOf(contact.id)).toMatchObject({ stage: "new", version: 3, firstResponseAt: null });
  expect(await list()).toEqual([]);
  expect((await events()).map(({ action, label }) => [action, label])).toEqual([
    ["contact.answered", "WhatsApp"],
    ["contact.moved", "Baru → Dihubungi"],
    ["contact.activity-removed", "WhatsApp"],
    ["contact.moved", "Dihubungi → Baru"],
  ]);
});

test.each([
  ["on", ["proposal"], "proposal", ["Baru → Dihubungi", "Dihubungi → Penawaran"]],
  ["back by hand", ["new"], "new", undefined],
] as const)("an enquiry that was moved %s since keeps its stage", async (_how, moves, stage, lines) => {
  const { undo, contact, call, list } = await opened();
  let version = 2;
  for (const to of moves) {
    await call(`/api/contact/${contact.id}`, "PATCH", { version, stage: to });
    version += 1;
  }
  expect(await (await undo()).json()).toEqual({ version, stage });
  const left = await bodies(list);
  expect(left).toHaveLength(1 + moves.length);
  if (lines) expect(left.toReversed()).toEqual(lines);
  const answers = (await list()).filter(({ isResponse }) => isResponse);
  const first = (await contactOf(contact.id))?.firstResponseAt?.toISOString();
  expect(first).toBe(answers.at(-1)?.createdAt);
});

test("only the author or an owner undoes a message, once", async () => {
  const { undo, contact, path, call } = await opened();
  const editor = await colleague("editor", "Budi");
  const [stage, message] = await db.select().from(contactActivities);
  const undoBy = (who: typeof call, id = message?.id) => who(`${path}/${id}?undo=true`, "DELETE");
  expect((await undoBy(editor.call)).status).toBe(403);
  expect((await undoBy(call, stage?.id)).status).toBe(403);
  const other = await createContact();
  const elsewhere = `/api/contact/${other.id}/activities/${message?.id}?undo=true`;
  expect((await call(elsewhere, "DELETE")).status).toBe(404);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "contacted", version: 2 });
  expect((await undo()).status).toBe(200);
  await expectRefusal(await undo(), 404, {
    code: "not_found",
    message: "Catatan tidak ditemukan atau sudah dihapus",
  });
  await expectFieldsRefused(await call(`${path}/${message?.id}?undo=1`, "DELETE"), {
    undo: "Nilai undo tidak valid",
  });
});
