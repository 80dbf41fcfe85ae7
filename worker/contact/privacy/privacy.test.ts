import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, createPost, createUser, db, send, signIn } from "../../../tests/support/worker";
import { personExport } from "../../contract/contact-admin";
import { idempotencyKeys } from "../../db/schema/auth";
import { postNotes } from "../../db/schema/blog";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";
import { handleSchedule } from "../../schedule";

const dayMs = 86_400_000;

async function staffCall(path: string, json: unknown) {
  const { call } = await signIn();
  return call(path, "POST", json);
}

function createAged(days: number) {
  return createContact({ name: `${days} hari`, submittedAt: new Date(Date.now() - days * dayMs) });
}

async function namesLeft() {
  return (await db.select().from(contactSubmissions)).map(({ name }) => name);
}

test.each([
  ["the version that the form showed", "2026-11-21", "2026-11-21"],
  ["nothing for a form that showed none", undefined, null],
  ["nothing for what is no version", "<script>", null],
])("an enquiry is stored with %s", async (_name, consentVersion, stored) => {
  const json = {
    name: "Ratna",
    email: "ratna@contoh.example",
    message: "Saya ingin website.",
    consentVersion,
  };
  expect((await send("/api/contact", { method: "POST", json })).status).toBe(201);
  expect(await db.select().from(contactSubmissions)).toMatchObject([{ consentVersion: stored }]);
});

test("the scheduled run deletes enquiries that are older than the configuration allows", async () => {
  await createAged(731);
  await createAged(729);
  await handleSchedule({} as ScheduledController, env);
  expect(await namesLeft()).toEqual(["729 hari"]);
});

test("staff export everything that one person has sent, whatever the case of the address", async () => {
  const first = await createContact({ email: "Ratna@Contoh.example", consentVersion: "2026-11-21" });
  await createContact({ email: "lain@contoh.example" });
  const second = await createContact({ email: "ratna@contoh.example", suspicions: "links" });
  const response = await staffCall("/api/contact/person/export", { email: "ratna@contoh.example" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const person = personExport.parse(await response.json());
  expect(person.contacts.map(({ id, consentVersion }) => [id, consentVersion])).toEqual([
    [first.id, "2026-11-21"],
    [second.id, null],
  ]);
});

test("the export has each enquiry's activities and the number in E.164", async () => {
  const { call, user } = await signIn("owner", { name: "Sari Wulandari" });
  const createdAt = new Date("2026-11-20T03:00:00Z");
  const first = await createContact({ phoneE164: "+6281277556633", utmSource: "ig", stage: "contacted" });
  const second = await createContact();
  const other = await createContact({ email: "lain@contoh.example" });
  await db.insert(contactActivities).values([
    { contactId: first.id, kind: "note", body: "Minta contoh", actorId: user.id, createdAt },
    { contactId: other.id, kind: "note", body: "Orang lain", actorId: user.id, createdAt },
    { contactId: first.id, kind: "reminder", body: "Diingatkan: telepon", createdAt },
    { contactId: first.id, kind: "email", body: "Halo", isResponse: true, delivery: "sent", createdAt },
  ]);
  const response = await call("/api/contact/person/export", "POST", { email: first.email });
  const { contacts } = personExport.parse(await response.json());
  const at = createdAt.toISOString();
  expect(contacts.map(({ id, activities }) => [id, activities])).toEqual([
    [
      first.id,
      [
        { kind: "note", body: "Minta contoh", actor: "Sari Wulandari", createdAt: at, isResponse: false },
        { kind: "reminder", body: "Diingatkan: telepon", actor: null, createdAt: at, isResponse: false },
        { kind: "email", body: "Halo", actor: null, createdAt: at, isResponse: true, delivery: "sent" },
      ],
    ],
    [second.id, []],
  ]);
  expect(contacts[0]).toMatchObject({
    ...{ phoneE164: "+6281277556633", stage: "contacted" },
    source: { utmSource: "ig" },
  });
});

test("a typed phone number does not give access to data of the number's owner", async () => {
  const phoneE164 = "+6281277556633";
  await createContact({ name: "Penanya", email: "penanya@contoh.co", phoneE164 });
  await createContact({ name: "Ratna", email: "", phoneE164, message: "Tulis ke penanya@contoh.co" });
  const exported = await staffCall("/api/contact/person/export", { email: "penanya@contoh.co" });
  const { contacts } = personExport.parse(await exported.json());
  expect(contacts.map(({ name }) => name)).toEqual(["Penanya"]);
  await createContact({ name: "Lain", email: "xpenanya@contoh.co" });
  const erased = await staffCall("/api/contact/person/erase", { email: "PENANYA@contoh.co" });
  expect(await erased.json()).toMatchObject({ deleted: 1, notes: 0 });
  expect(await namesLeft()).toEqual(["Ratna", "Lain"]);
});

test("a person's data include notes under their name or with their address, and no others", async () => {
  const { id: postId } = await createPost();
  const { user } = await createUser();
  for (const name of ["Ratna Wulandari", "Ratna"]) await createContact({ name, email: "ratna@contoh.co" });
  const createdAt = new Date("2026-11-20T03:00:00Z");
  const add = (name: string | null, body: string) =>
    db
      .insert(postNotes)
      .values({ postId, name, body, createdAt, ...(name === null && { authorId: user.id }) });
  await add("ratna wulandari ", "Judulnya terlalu panjang.");
  await add("Tim pemasaran", "Kabari saya di Ratna@contoh.co.");
  await add(null, "Tanya ratna@contoh.co dulu.");
  await add("Orang lain", "Dari axratna@contoh.co atau ratna@contoh.co");
  await add("Ratna Wulandari Putri", "Bagus.");
  await add("Ratna", "Sudah bagus.");
  await add("Lain", "Bukan xratna@contoh.co, bukan ratna@contoh.com, bukan ratna@contoh.co.id.");
  const left = async () => (await db.select().from(postNotes)).map(({ body }) => body);

  const exported = await staffCall("/api/contact/person/export", { email: "RATNA@contoh.co" });
  const { notes } = personExport.parse(await exported.json());
  const of = { postId, createdAt: createdAt.toISOString() };
  expect(notes).toEqual([
    { name: "ratna wulandari ", body: "Judulnya terlalu panjang.", ...of },
    { name: "Tim pemasaran", body: "Kabari saya di Ratna@contoh.co.", ...of },
    { name: null, body: "Tanya ratna@contoh.co dulu.", ...of },
    { name: "Orang lain", body: "Dari axratna@contoh.co atau ratna@contoh.co", ...of },
  ]);

  const erased = await staffCall("/api/contact/person/erase", { email: "RATNA@contoh.co" });
  expect(await erased.json()).toMatchObject({ deleted: 2, notes: 4 });
  expect(await left()).toEqual([
    "Bagus.",
    "Sudah bagus.",
    "Bukan xratna@contoh.co, bukan ratna@contoh.com, bukan ratna@contoh.co.id.",
  ]);
});

test("a stored response of an Idempotency-Key is erased with its note", async () => {
  const { id } = await createPost();
  const { cookie } = await signIn();
  const headers = { Cookie: cookie, "Idempotency-Key": "catatan-1" };
  const note = (body: string) => send(`/api/blog/${id}/notes`, { method: "POST", headers, json: { body } });
  const body = "Tanya ratna@contoh.example dulu";
  expect((await note(body)).status).toBe(201);
  const erased = await staffCall("/api/contact/person/erase", { email: "Ratna@contoh.example" });
  expect(await erased.json()).toMatchObject({ deleted: 0, notes: 1 });
  expect(await db.select().from(idempotencyKeys)).toEqual([]);
});

test("more than 500 enquiries of one address are too many for one file, and are all erased", async () => {
  await db.run(sql`INSERT INTO contact_submissions (name, email, message)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 501)
    SELECT 'Ratna', 'banyak@contoh.example', 'Halo, kode ABC' || n FROM numbers`);
  const person = { email: "banyak@contoh.example" };
  const refused = await staffCall("/api/contact/person/export", person);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Ada lebih dari 500 pesan dari pengirim ini/) },
  ]);
  const erased = await staffCall("/api/contact/person/erase", person);
  expect(await erased.json()).toMatchObject({ deleted: 501 });
});

test.each(["export", "erase"])(
  "%s answers an unknown person and an invalid address with a message",
  async (call) => {
    await expectRefusal(
      staffCall(`/api/contact/person/${call}`, { email: "tidak@ada.example" }),
      404,
      "Tidak ada pesan dari alamat email tersebut",
    );
    await expectFieldsRefused(staffCall(`/api/contact/person/${call}`, { email: "%" }), {
      email: "Format email tidak valid",
    });
  },
);
