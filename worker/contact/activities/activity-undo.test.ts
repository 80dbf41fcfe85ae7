import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { colleague } from "../../../tests/support/colleague";
import { crashAfter } from "../../../tests/support/crash";
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

test("a message taken back leaves nothing of itself: the enquiry is new, unanswered and of a newer version", async () => {
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

test("what the message did not move stays where it is", async () => {
  const { undo, post, contact, list, call, path } = await opened({ ...opening, contacted: false });
  const other = await (await post(opening)).json<ContactActivity>();
  expect(await (await undo()).json()).toEqual({ version: 2, stage: "contacted" });
  expect(await bodies(list)).toEqual(["Dibuka di WhatsApp\n\nHalo", "Baru → Dihubungi"]);
  expect((await contactOf(contact.id))?.firstResponseAt?.toISOString()).toBe(other.createdAt);
  expect(await (await call(`${path}/${other.id}?undo=true`, "DELETE")).json()).toEqual({
    ...{ version: 3, stage: "new" },
  });
});

test.each([
  ["on", ["proposal"], "proposal", ["Baru → Dihubungi", "Dihubungi → Penawaran"]],
  ["on and back", ["proposal", "contacted"], "contacted", undefined],
  ["back by hand", ["new"], "new", undefined],
  ["back by hand and there again", ["new", "contacted"], "contacted", undefined],
] as const)("whoever has moved it %s since finds it so", async (_how, moves, stage, lines) => {
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

test("what others set in the meantime stays with the new version", async () => {
  const { undo, contact, call } = await opened();
  await call(`/api/contact/${contact.id}`, "PATCH", { version: 2, valueIdr: 5 });
  expect(await (await undo()).json()).toEqual({ version: 4, stage: "new" });
  expect(await contactOf(contact.id)).toMatchObject({ valueIdr: 5 });
});

test("only its author or an owner takes a message back, once, and of the desk's own lines nobody any", async () => {
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

test("after it is taken back or deleted its key may be used again", async () => {
  const { undo, post, contact, call, path } = await opened({ ...opening, key: "kunci-satu-0001" });
  await undo();
  const again = { ...opening, key: "kunci-satu-0001" };
  const { id } = await (await post(again)).json<ContactActivity>();
  expect((await call(`${path}/${id}`, "DELETE")).status).toBe(204);
  await call(`/api/contact/${contact.id}`, "PATCH", { version: 4, stage: "new" });
  expect((await post(again)).status).toBe(201);
  expect(await contactOf(contact.id)).toMatchObject({ stage: "contacted", version: 6 });
});

test("a Worker that dies on the way has taken back all of it or nothing", async () => {
  const { undo, contact } = await opened();
  let broken = 0;
  for (let calls = 0; ; calls += 1) {
    const { status } = await undo({ DB: crashAfter(env.DB, calls) });
    if (status < 500) {
      expect([200, 404]).toContain(status);
      break;
    }
    broken += 1;
    const left = await db.$count(contactActivities);
    expect([0, 2]).toContain(left);
    expect(await contactOf(contact.id)).toMatchObject(
      left ? { stage: "contacted", version: 2 } : { stage: "new", version: 3, firstResponseAt: null },
    );
  }
  expect(broken).toBeGreaterThan(1);
  expect(await db.$count(contactActivities)).toBe(0);
});
