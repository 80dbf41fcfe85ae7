import { expect, test } from "vitest";
import { noSource } from "../../../tests/support/no-source";
import { explainQueries } from "../../../tests/support/query-plans";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, send, signIn } from "../../../tests/support/worker";
import { type ContactDetail, contactDetail } from "../../contract/inbox/contact-change";
import { createDatabase } from "../../db/client";
import { listSamePerson } from "./inbox.repository";

test("staff read every enquiry, newest first", async () => {
  const { cookie } = await signIn();
  const old = await createContact({ submittedAt: new Date("2026-01-01T00:00:00.000Z") });
  const typed = {
    name: "Dewi 🌸",
    email: "dewi@contoh.example",
    phoneNumber: "0812",
    websiteType: "blog",
    message: "<b>Pesan</b> dengan 'tanda'",
  };
  const newest = await createContact({ ...typed, submittedAt: new Date("2026-03-01T10:20:30.456Z") });
  const middle = await createContact({ submittedAt: new Date("2026-02-01T00:00:00.000Z") });
  const response = await send("/api/contact", { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const list = await response.json<{ id: number }[]>();
  expect(list.map(({ id }) => id)).toEqual([newest.id, middle.id, old.id]);
  expect(list[0]).toEqual({
    id: newest.id,
    ...typed,
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
    source: noSource,
    dueAt: null,
    version: 1,
  });
  expect(list[1]).toMatchObject({ phoneNumber: null, websiteType: null });
});

test("of two deletions at the same moment one answers 204, the other 404, and one of another version 409", async () => {
  const { cookie } = await signIn();
  const contact = await createContact();
  const remove = (query = "") =>
    send(`/api/contact/${contact.id}${query}`, { method: "DELETE", headers: { Cookie: cookie } });
  await expectRefusal(
    await remove("?version=2"),
    409,
    "Kontak ini baru saja diubah. Periksa lagi, lalu hapus.",
  );
  const answers = await Promise.all([remove("?version=1"), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
});

async function call(path: string, json?: unknown) {
  const { cookie } = await signIn();
  return send(path, { headers: { Cookie: cookie }, ...(json !== undefined && { method: "POST", json }) });
}

async function read(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const contacts = await response.json<{ name: string }[]>();
  return { names: contacts.map(({ name }) => name), total: Number(response.headers.get("X-Total-Count")) };
}

const list = async (query: Record<string, string>) =>
  read(await call(`/api/contact?${new URLSearchParams(query)}`));
const search = async (json: object) => read(await call("/api/contact/search", json));

test("a page of enquiries comes with the total", async () => {
  for (let number = 1; number <= 5; number += 1) {
    await createContact({ name: `Pengirim ${number}`, submittedAt: new Date(number) });
  }
  expect(await list({ page: "2", pageSize: "2" })).toEqual({ names: ["Pengirim 3", "Pengirim 2"], total: 5 });
  expect(await list({ page: "3", pageSize: "2" })).toEqual({ names: ["Pengirim 1"], total: 5 });
  expect(await list({ page: "4", pageSize: "2" })).toEqual({ names: [], total: 5 });
  expect((await list({})).names).toHaveLength(5);
  expect(await search({ page: 2, pageSize: 2 })).toEqual(await list({ page: "2", pageSize: "2" }));
  expect(await search({})).toEqual(await list({}));
});

test.each([
  ["name", "SITI"],
  ["address", "rahayu@"],
  ["number", "0812-99"],
  ["message", "katering"],
])("the search covers the %s", async (_name, q) => {
  await createContact({ name: "Orang lain" });
  await createContact({
    name: "Siti",
    email: "rahayu@contoh.example",
    phoneNumber: "0812-9900",
    message: "Website untuk Katering.",
  });
  expect(await search({ q })).toEqual({ names: ["Siti"], total: 1 });
});

test("a search as long as its field allows is answered", async () => {
  await createContact({ name: "Siti", message: "a b c" });
  const q = "a b c ".repeat(17).slice(0, 100).trim();
  expect(await search({ q })).toEqual({ names: ["Siti"], total: 1 });
  expect((await call("/api/find", { q })).status).toBe(200);
  const different = [..."abcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,-./"].join(" ");
  const filters = { due: "today", assignee: "none", stage: "open", spam: "suspected" };
  expect((await search({ q: different, ...filters })).total).toBe(0);
  expect((await call("/api/find", { q: different })).status).toBe(200);
});

test("the search treats SQL wildcards and quotes as text", async () => {
  await createContact({ name: "Diskon 100% _asli_ 'ya'" });
  await createContact({ name: "Diskon 1000 asli ya" });
  for (const q of ["100%", "_asli_", "'ya'"]) expect((await search({ q })).total).toBe(1);
});

test.each([
  ["page", "0", "Nomor halaman tidak valid"],
  ["pageSize", "101", "Ukuran halaman harus 1 sampai 100"],
  // Logged URLs must not contain names or addresses, so the search is sent as a body.
  [
    "q",
    "ratna@contoh.example",
    "Kata pencarian tidak diterima di alamat. Kirim lewat POST /api/contact/search.",
  ],
])("%s=%s answers 400", async (name, value, message) => {
  await expectRefusal(call(`/api/contact?${name}=${value}`), 400, message, { fields: { [name]: message } });
});

test.each([
  ["page", 0, "Nomor halaman tidak valid"],
  ["page", "2", "Nomor halaman tidak valid"],
  ["pageSize", 101, "Ukuran halaman harus 1 sampai 100"],
  ["q", "a".repeat(101), "Pencarian maksimal 100 karakter"],
  ["stage", "menang", "Tahap tidak dikenal"],
  ["cari", "Ratna", "Kolom tidak dikenal"],
])("a search with %s %j answers 400", async (name, value, message) => {
  const response = await call("/api/contact/search", { [name]: value });
  await expectRefusal(response, 400, message, { fields: { [name]: message } });
});

test.each([
  "081299887766",
  "+6281299887766",
  "0812 9988 7766",
  "6281299887766",
  "+62 (0)812-9988.7766",
  "0062 812 9988 7766",
  "812 99",
  "9988 7766",
  "0813 1111 2222",
])("the search for %s finds a number that was typed in another way", async (q) => {
  await createContact({ name: "Orang lain", phoneNumber: "0812-3456-7890" });
  await createContact({ name: "Siti", phoneNumber: "0812-9988-7766 / 0813-1111-2222" });
  expect(await search({ q })).toEqual({ names: ["Siti"], total: 1 });
});

test.each(["Siti  Rahayu", " rahayu siti ", "Kafe\u0301 siti", "siti katering\u200b"])(
  "the search for %j matches each word in any field",
  async (q) => {
    await createContact({ name: "Siti" });
    await createContact({ name: "Siti Rahayu", message: "Website untuk\nKatering dan Kaf\u00e9." });
    expect(await search({ q })).toEqual({ names: ["Siti Rahayu"], total: 1 });
  },
);

async function readOne(id: number): Promise<ContactDetail> {
  const { call } = await signIn("editor");
  const response = await call(`/api/contact/${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return contactDetail.parse(await response.json());
}

const sent = (day: number, values: Parameters<typeof createContact>[0] = {}) =>
  createContact({ submittedAt: new Date(Date.UTC(2026, 0, day)), ...values });

test("an enquiry comes with others of the same address or number, newest first", async () => {
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
  const answer = await readOne(own.id);
  expect(answer).toMatchObject({ id: own.id, email: "dewi@contoh.example", version: 1, sendsEmail: false });
  expect(answer.earlier).toEqual([byNumber.id, first.id]);
  expect(answer.samePerson.map(({ id }) => id)).toEqual([later.id, byNumber.id, first.id]);
  expect(answer.samePerson[1]).toEqual({
    ...{ id: byNumber.id, submittedAt: "2026-01-02T00:00:00.000Z", websiteType: "blog", stage: "won" },
    ...{ message: "Pesan uji yang cukup panjang.", isSameAddress: false },
  });
  expect(answer.samePerson.map(({ isSameAddress }) => isSameAddress)).toEqual([true, false, true]);
});

test("an unknown enquiry answers 404, and an id that is no number 400", async () => {
  const { call } = await signIn("editor");
  await expectRefusal(call("/api/contact/999999"), 404, "Kontak tidak ditemukan atau sudah dihapus");
  await expectFieldsRefused(call("/api/contact/tidak-ada"), { id: "ID harus berupa bilangan bulat positif" });
});

test("other enquiries of the same person are found by the indexes of address and number", async () => {
  const plans = await explainQueries((database) =>
    listSamePerson(createDatabase(database), 1, { most: 20, mostEarlier: 100 }),
  );
  for (const plan of plans) {
    expect(plan.some((step) => step.includes("contact_submissions_person"))).toBe(true);
    expect(plan.some((step) => step.includes("contact_submissions_phone"))).toBe(true);
    expect(plan.filter((step) => step.startsWith("SCAN contact_submissions"))).toEqual([]);
  }
});

test("at most twenty other enquiries and a hundred earlier ids are answered", async () => {
  for (let day = 1; day <= 23; day += 1) await sent(day);
  const last = await sent(24);
  const { earlier, samePerson } = await readOne(last.id);
  expect([earlier.length, samePerson.length]).toEqual([23, 20]);
  for (let day = 25; day <= 103; day += 1) await sent(day);
  const ids = (await readOne((await sent(104)).id)).earlier;
  expect(ids).toHaveLength(100);
  expect(ids[0]).toBeGreaterThan(ids.at(-1) ?? 0);
});

test("enquiries of the same moment are sorted by descending id", async () => {
  const { cookie } = await signIn();
  const submittedAt = new Date("2026-01-01T00:00:00.000Z");
  const first = await createContact({ submittedAt });
  const second = await createContact({ submittedAt });
  const list = await (await send("/api/contact", { headers: { Cookie: cookie } })).json<{ id: number }[]>();
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
});
