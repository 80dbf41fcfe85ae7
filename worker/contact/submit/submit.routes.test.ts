import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { enquiry as shortEnquiry } from "../../../tests/support/enquiries";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";

const enquiry = { ...shortEnquiry, phoneNumber: "+62 812-5550-1203", websiteType: "online-shop" };

function post(json: unknown, address = "10.2.0.1"): Promise<Response> {
  return send("/api/contact", { method: "POST", json, headers: { "CF-Connecting-IP": address } });
}

async function storedEnquiries() {
  const { name, email, phoneNumber, websiteType, message } = contactSubmissions;
  return db.select({ name, email, phoneNumber, websiteType, message }).from(contactSubmissions);
}

test("an enquiry is stored with all its fields and the time of the request", async () => {
  const before = Date.now();
  const response = await post(enquiry);
  expect(response.status).toBe(201);
  const [row] = await db.select().from(contactSubmissions);
  expect(row).toMatchObject(enquiry);
  expect(row?.submittedAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(row?.submittedAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await response.json()).toEqual({
    id: row?.id,
    message: "Pesan Anda telah kami terima, terima kasih!",
  });
});

test.each([
  ["empty", { phoneNumber: "", websiteType: "" }],
  ["null", { phoneNumber: null, websiteType: null }],
  ["spaces", { phoneNumber: "   ", websiteType: "" }],
])("optional fields that are %s are stored as null", async (_name, optional) => {
  expect((await post({ ...enquiry, ...optional })).status).toBe(201);
  expect(await storedEnquiries()).toEqual([{ ...enquiry, phoneNumber: null, websiteType: null }]);
});

test.each([
  ["Indonesian", "Halo, saya Dewi dari Surabaya — “toko kue”, harga Rp 5.000.000 ya?"],
  ["emoji", "Toko bunga 🌸 keluarga 👨‍👩‍👧‍👦 di Bali 🇮🇩 👍🏽"],
  ["SQL", "Robert'); DROP TABLE users; --"],
  ["HTML", '<script>alert(1)</script><img src=x onerror="alert(1)">'],
  ["placeholders", "? ?1 :name $name @name {{7*7}} %s %00"],
  ["line breaks and tabs", "baris satu\nbaris dua\r\n\tbaris tiga"],
])("text is stored unchanged, a name on one line: %s", async (_name, message) => {
  const name = message.slice(0, 90).replaceAll(/\s+/g, " ").trim();
  expect((await post({ ...enquiry, name, message })).status).toBe(201);
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name, message }]);
});

test("the longest allowed values are stored whole", async () => {
  const longest = {
    name: "N".repeat(100),
    email: `${"e".repeat(64)}@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(59)}.example`.slice(-254),
    phoneNumber: "0".repeat(30),
    websiteType: "company-profile",
    message: "🌸".repeat(2500),
  };
  expect((await post(longest)).status).toBe(201);
  expect(await storedEnquiries()).toEqual([longest]);
});

test("an enquiry sets no cookie and is not stored in KV", async () => {
  const response = await post(enquiry);
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect((await env.KV.list()).keys).toEqual([]);
});

const name = "Nama harus diisi minimal 2 karakter";
const email = "Format email tidak valid";
const message = "Pesan harus diisi minimal 10 karakter";

function postBody(body: string, contentType = "application/json"): Promise<Response> {
  return send("/api/contact", { method: "POST", body, headers: { "Content-Type": contentType } });
}

async function expectNothingStored(response: Response, fields: Record<string, string>) {
  await expectFieldsRefused(response, fields);
  expect(await db.$count(contactSubmissions)).toBe(0);
}

test.each([
  ["no name", { name: "" }, { name }],
  ["a name of spaces", { name: "      " }, { name }],
  ["a name of marks that are not seen", { name: "\u200b\u200b\u200b" }, { name }],
  ["a name of 101 characters", { name: "N".repeat(101) }, { name: "Nama maksimal 100 karakter" }],
  ["a name that is a number", { name: 12345 }, { name }],
  ["a name that is a list", { name: ["Ratna"] }, { name }],
  ["an address without @", { email: "ratna.contoh.example" }, { email }],
  ["an address with a line break", { email: "a@contoh.example\nBcc: b@contoh.example" }, { email }],
  ["an address with HTML", { email: "<b>ratna@contoh.example</b>" }, { email }],
  [
    "an address of 255 characters",
    { email: `${"a".repeat(240)}@contoh.example` },
    { email: "Email maksimal 254 karakter" },
  ],
  ["a message of nine characters", { message: "123456789" }, { message }],
  ["a message of spaces", { message: " ".repeat(50) }, { message }],
  [
    "a message of 5,001 characters",
    { message: "x".repeat(5001) },
    { message: "Pesan maksimal 5.000 karakter" },
  ],
  [
    "a telephone number of 61 characters",
    { phoneNumber: "0".repeat(61) },
    { phoneNumber: "Nomor HP maksimal 60 karakter" },
  ],
  ["a telephone number that is a number", { phoneNumber: 812 }, { phoneNumber: "Nomor HP tidak valid" }],
  ["an unknown website type", { websiteType: "spaceship" }, { websiteType: "Jenis website tidak dikenal" }],
  ["an unknown field", { isAdmin: true }, { isAdmin: "Kolom tidak dikenal" }],
  ["a field of the table", { submittedAt: "2020-01-01" }, { submittedAt: "Kolom tidak dikenal" }],
])("an enquiry with %s is refused with its message", async (_name, change, fields) => {
  await expectNothingStored(await postBody(JSON.stringify({ ...enquiry, ...change })), fields);
});

test("a field called __proto__ is refused and changes no object", async () => {
  const body = JSON.stringify(enquiry).replace("{", '{"__proto__":{"isAdmin":true},');
  const response = await postBody(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "validation_failed" });
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect(await db.$count(contactSubmissions)).toBe(0);
});

test.each(["text/plain", "application/jsonp", ""])(
  "a body of the type '%s' is refused",
  async (contentType) => {
    const response = await postBody(JSON.stringify(enquiry), contentType);
    await expectRefusal(response, 415, "Kirim data sebagai JSON (Content-Type: application/json)");
    expect(await db.$count(contactSubmissions)).toBe(0);
  },
);

test("a refusal never repeats typed text", async () => {
  const typed = "<script>alert('ketikan')</script>";
  const response = await postBody(JSON.stringify({ ...enquiry, email: typed, websiteType: typed }));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("ketikan");
});
