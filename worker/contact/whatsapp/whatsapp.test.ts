import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusing } from "../../../tests/support/bindings";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createContact, db, send, signIn } from "../../../tests/support/worker";
import { contactSubmission } from "../../contract/inbox/contact-submission";
import { pastedDraft } from "../../contract/inbox/manual-contact";
import { phoneDigits } from "../../contract/site-content/facts";
import { defaultContent } from "../../contract/site-content/site-content";
import { whatsappGreeting } from "../../contract/whatsapp";
import { contactSubmissions, whatsappClicks } from "../../db/schema/contact";
import { createDeps, replaceDeps } from "../../deps";
import { dayMs } from "../../utc-day";
import { deleteOldClicks } from "./whatsapp.service";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const { business } = defaultContent;
const plain = `https://wa.me/${phoneDigits(business.whatsapp)}`;
const visit = {
  "User-Agent": phone,
  Referer: "http://localhost/pricing?utm_source=google&utm_campaign=lebaran",
};

async function follow(query: string, headers: Record<string, string> = visit, init = {}) {
  const response = await send(`/wa${query}`, { headers, ...init });
  const location = new URL(response.headers.get("Location") ?? "");
  return { response, chat: location.origin + location.pathname, text: location.searchParams.get("text") };
}

async function readCode(query: string, headers = visit) {
  const { text } = await follow(query, headers);
  return /\(kode: (.{4})\)$/.exec(text ?? "")?.[1] ?? "";
}

test("a link to WhatsApp redirects to the chat with its greeting and a click code", async () => {
  const { response, chat, text } = await follow("?dari=header");
  expect([response.status, chat]).toEqual([302, plain]);
  expect(text).toMatch(
    new RegExp(`^${whatsappGreeting("header", defaultContent)}\\n\\(kode: [A-Z3-9]{4}\\)$`),
  );
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [row, ...others] = await db.select().from(whatsappClicks);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ place: "header", code: text?.slice(-5, -1), formPage: "/pricing" },
    ...{ utmSource: "google", utmCampaign: "lebaran", landingPath: null, referrer: null },
  });
});

test("the chat of a package names it; a package that is not offered is not named", async () => {
  const readGreeting = async (query: string) => (await follow(query)).text?.split("\n")[0];
  expect(await readGreeting("?dari=pricing-social&paket=Basic")).toBe(
    `Halo ${business.name}, saya tertarik dengan paket Social Media Basic. Bisa dibantu penjelasannya?`,
  );
  for (const query of ["?dari=pricing-seo&paket=Gratis", "?dari=pricing-seo"])
    expect(await readGreeting(query)).toMatch(/saya tertarik dengan paket khusus/);
});

test("the site's script adds how the visit began", async () => {
  await follow("?dari=footer&awal=/blog/toko&perujuk=www.google.com&utm_campaign=ramadan", {
    ...visit,
    Referer: "http://localhost/contact",
  });
  expect(await db.select().from(whatsappClicks)).toMatchObject([
    { landingPath: "/blog/toko", referrer: "www.google.com", utmCampaign: "ramadan", formPage: "/contact" },
  ]);
});

test("for an unknown position the plain chat opens and nothing is recorded", async () => {
  for (const query of ["", "?dari=", "?dari=rahasia", "?dari=constructor", "?dari=Header"]) {
    expect(await follow(query)).toMatchObject({ chat: plain, text: null });
  }
  expect(await db.$count(whatsappClicks)).toBe(0);
});

test.each([
  { ...visit, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  { ...visit, "User-Agent": `${phone} PTST/211202` },
  { ...visit, "Sec-Purpose": "prefetch" },
  { ...visit, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" },
  { Referer: visit.Referer },
])("a bot, a subresource or a prefetch gets only the greeting: %j", async (headers) => {
  expect((await follow("?dari=hero", headers)).text).toBe(whatsappGreeting("hero", defaultContent));
  expect(await db.$count(whatsappClicks)).toBe(0);
});

test("one address above the limit still gets to the chat, and its clicks are not recorded", async () => {
  const bindings = { CONTACT_LIMITER: refusing };
  expect((await follow("?dari=hero", visit, { bindings })).text).toBe(
    whatsappGreeting("hero", defaultContent),
  );
  expect(await db.$count(whatsappClicks)).toBe(0);
});

test("a failing database does not stop the redirect", async () => {
  const broken = {
    prepare: () => {
      throw new Error("D1 is away");
    },
  } as unknown as D1Database;
  const { response, chat } = await follow("?dari=contact", visit, { bindings: { DB: broken } });
  expect([response.status, chat]).toEqual([302, plain]);
});

test("after 5,000 clicks in a day none is recorded", async () => {
  for (let clicks = 0; clicks < 2; clicks += 1) await follow("?dari=about");
  await db.run(
    sql`UPDATE whatsapp_clicks SET id = id + 4999 WHERE id = (SELECT max(id) FROM whatsapp_clicks)`,
  );
  expect((await follow("?dari=about")).response.status).toBe(302);
  expect(await db.$count(whatsappClicks)).toBe(2);
});

test("clicks are deleted after thirty days", async () => {
  await follow("?dari=about");
  const at = (days: number) =>
    replaceDeps(createDeps(env), { clock: () => new Date(Date.now() + days * dayMs) });
  expect(await deleteOldClicks(at(29))).toBe(0);
  expect(await deleteOldClicks(at(31))).toBe(1);
});

test("a pasted chat gives author, message and, by its code, the source; nothing is stored", async () => {
  const { call } = await signIn("editor");
  const code = await readCode("?dari=contact");
  const text = `[26/11 09.12] Bu Rina: Halo (Kode : ${code.toLowerCase().split("").join(" ")})\n[26/11 09.13] Bu Rina: nomor saya 0812-5550-1203`;
  const response = await call("/api/contact/paste", "POST", { text });
  expect(response.status).toBe(200);
  const { draft } = pastedDraft.parse(await response.json());
  expect(draft).toMatchObject({
    ...{ name: "Bu Rina", phoneNumber: "0812-5550-1203" },
    source: { place: "contact", formPage: "/pricing", utmCampaign: "lebaran" },
  });
  expect(await db.$count(contactSubmissions)).toBe(0);
  const both = { text: `Halo (kode: QQQQ) lalu (kode: ${code})` };
  expect(await (await call("/api/contact/paste", "POST", both)).json()).toMatchObject({
    draft: { source: { place: "contact" } },
  });
  await db.insert(whatsappClicks).values({ code, place: "hero", clickedAt: new Date() });
  expect(await (await call("/api/contact/paste", "POST", { text })).json()).not.toHaveProperty(
    "draft.source",
  );
});

test("staff add a contact by hand, with or without a due time", async () => {
  const { call } = await signIn("editor");
  const source = { place: "header", formPage: "/pricing", utmCampaign: "lebaran", x: 1 };
  const body = { name: "Bu Rina", phoneNumber: "0812-5550-1203 (WA) / 0813-1111-2222", channel: "whatsapp" };
  const response = await call("/api/contact/manual", "POST", { ...body, source });
  expect(response.status).toBe(201);
  const contact = contactSubmission.parse(await response.json());
  expect(contact).toMatchObject({
    ...{ name: "Bu Rina", email: "", message: "", channel: "whatsapp", stage: "new", dueAt: null },
    ...{ phoneNumber: body.phoneNumber, notification: "none", suspicions: [] },
    source: { place: "header", formPage: "/pricing", utmCampaign: "lebaran", landingPath: null },
  });
  const promised = await call("/api/contact/manual", "POST", { ...body, promise: true });
  expect((await promised.json<{ dueAt: string }>()).dueAt).toBeTruthy();
  const found = await call("/api/contact/search", "POST", { q: "+6281255501203" });
  expect(await found.json()).toHaveLength(2);
});

test.each([
  [{ name: "Rina", channel: "phone" }, { phoneNumber: "Isi nomor HP atau email" }],
  [
    { name: "Rina", channel: "phone", phoneNumber: "nanti" },
    { phoneNumber: expect.stringMatching(/dibaca/) },
  ],
  [
    { name: "Rina", channel: "form", email: "a@b.example" },
    { channel: expect.stringMatching(/^Pilih asal/) },
  ],
  [
    { name: "R", channel: "visit", email: "a@b" },
    { name: expect.any(String), email: "Format email tidak valid" },
  ],
])("%j is refused with a message", async (body, fields) => {
  const { call } = await signIn("editor");
  await expectFieldsRefused(call("/api/contact/manual", "POST", body), fields);
});

test("contacts without an address are not linked with each other and get no e-mail", async () => {
  const { call } = await signIn("editor");
  const first = await createContact({ email: "" });
  await createContact({ email: "" });
  expect(await (await call(`/api/contact/${first.id}`)).json()).toMatchObject({
    samePerson: [],
    earlier: [],
  });
  const email = await call(`/api/contact/${first.id}/activities`, "POST", { kind: "email", body: "Halo" });
  await expectRefusal(email, 400, "Kontak ini tidak punya alamat email. Balas lewat WhatsApp atau telepon.");
});

test("a person with only a number is exported and erased by it, with the chat's click", async () => {
  const { call } = await signIn();
  const code = await readCode("?dari=contact");
  const body = { name: "Bu Rina", phoneNumber: "0812-5550-1203", channel: "whatsapp" };
  await call("/api/contact/manual", "POST", { ...body, message: `Halo (kode: ${code})` });
  await createContact({ phoneE164: "+6281255501203" });
  const person = { phoneNumber: "+62 812 5550 1203" };
  const exported = await call("/api/contact/person/export", "POST", person);
  expect(await exported.json()).toMatchObject({
    contacts: [{ name: "Bu Rina", channel: "whatsapp" }],
    whatsappClicks: [{ code, place: "contact", formPage: "/pricing" }],
  });
  expect(await (await call("/api/contact/person/erase", "POST", person)).json()).toEqual({
    deleted: 1,
    ids: [expect.any(Number)],
    notes: 0,
  });
  expect([await db.$count(whatsappClicks), await db.$count(contactSubmissions)]).toEqual([0, 1]);
});

test("the first answer assigns the enquiry to its author; later answers and notes do not", async () => {
  const { call, user } = await signIn("editor");
  const { call: other } = await signIn();
  const { id } = await createContact({ phoneNumber: "0812-5550-1203" });
  const path = `/api/contact/${id}/activities`;
  const owner = async () => (await (await call(`/api/contact/${id}`)).json<{ assignee: unknown }>()).assignee;
  await call(path, "POST", { kind: "note", body: "Catatan" });
  expect(await owner()).toBeNull();
  const answer = { kind: "whatsapp", body: "Halo", firstResponse: true, contacted: true };
  await call(path, "POST", answer);
  expect(await owner()).toEqual({ id: user.id, name: user.name });
  await other(path, "POST", answer);
  expect(await owner()).toEqual({ id: user.id, name: user.name });
});
