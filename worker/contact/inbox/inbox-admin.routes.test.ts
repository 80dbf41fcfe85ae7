import { expect, test } from "vitest";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, createSession, db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";

test("staff read every enquiry, newest first", async () => {
  const { cookie } = await createSession();
  const old = await createContact({ submittedAt: new Date("2026-01-01T00:00:00.000Z") });
  const newest = await createContact({
    name: "Dewi 🌸",
    email: "dewi@contoh.example",
    phoneNumber: "0812",
    websiteType: "blog",
    message: "<b>Pesan</b> dengan 'tanda'",
    submittedAt: new Date("2026-03-01T10:20:30.456Z"),
  });
  const middle = await createContact({ submittedAt: new Date("2026-02-01T00:00:00.000Z") });
  const response = await send("/api/contact", { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const list = await response.json<{ id: number }[]>();
  expect(list.map(({ id }) => id)).toEqual([newest.id, middle.id, old.id]);
  expect(list[0]).toEqual({
    id: newest.id,
    name: "Dewi 🌸",
    email: "dewi@contoh.example",
    phoneNumber: "0812",
    websiteType: "blog",
    message: "<b>Pesan</b> dengan 'tanda'",
    submittedAt: "2026-03-01T10:20:30.456Z",
    suspicions: [],
    notification: "none",
    stage: "new",
    assignee: null,
    valueIdr: null,
    nextAction: null,
    nextActionAt: null,
    firstResponseAt: null,
    lostReason: null,
    source: {
      landingPath: null,
      referrer: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null,
      utmTerm: null,
      utmContent: null,
      formPage: null,
    },
    dueAt: null,
    version: 1,
  });
  expect(list[1]).toMatchObject({ phoneNumber: null, websiteType: null });
});

test("enquiries of the same moment come with the higher id first", async () => {
  const { cookie } = await createSession();
  const submittedAt = new Date("2026-01-01T00:00:00.000Z");
  const first = await createContact({ submittedAt });
  const second = await createContact({ submittedAt });
  const list = await (await send("/api/contact", { headers: { Cookie: cookie } })).json<{ id: number }[]>();
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test("deleting an enquiry answers 204 and leaves the others", async () => {
  const { cookie } = await createSession();
  const contact = await createContact();
  const other = await createContact();
  const response = await send(`/api/contact/${contact.id}`, {
    method: "DELETE",
    headers: { Cookie: cookie },
  });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  const rest = await db.select().from(contactSubmissions);
  expect(rest.map(({ id }) => id)).toEqual([other.id]);
});

test("deleting an enquiry a second time answers 404 with a message", async () => {
  const { cookie } = await createSession();
  const contact = await createContact();
  const remove = () => send(`/api/contact/${contact.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await remove();
  const response = await remove();
  await expectRefusal(response, 404, {
    code: "not_found",
    message: "Kontak tidak ditemukan atau sudah dihapus",
  });
});

test("of two deletions at the same moment one answers 204 and the other 404", async () => {
  const { cookie } = await createSession();
  const contact = await createContact();
  const remove = () => send(`/api/contact/${contact.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
});

test("the id of a deleted enquiry is not given to another one", async () => {
  const { cookie } = await createSession();
  const contact = await createContact();
  await send(`/api/contact/${contact.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect((await createContact()).id).toBeGreaterThan(contact.id);
});

test.each(["abc", "0", "1.5", "1%20OR%201=1", "9".repeat(16)])(
  "deleting the enquiry '%s' answers 400 with a message",
  async (id) => {
    const { cookie } = await createSession();
    await createContact();
    const response = await send(`/api/contact/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
    await expectFieldsRefused(response, { id: "ID harus berupa bilangan bulat positif" });
    expect(await db.$count(contactSubmissions)).toBe(1);
  },
);
