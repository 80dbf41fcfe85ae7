import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db, send, sendUntilLimited } from "../../../tests/support/worker";
import { users } from "../../db/schema/auth";
import { contactSubmissions } from "../../db/schema/contact";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  phoneNumber: "+62 812-5550-1203",
  websiteType: "online-shop",
  message: "Saya ingin membuat toko online.",
};

function post(json: unknown, address = "10.2.0.1"): Promise<Response> {
  return send("/api/contact", { method: "POST", json, headers: { "CF-Connecting-IP": address } });
}

async function storedEnquiries() {
  const { name, email, phoneNumber, websiteType, message } = contactSubmissions;
  return db.select({ name, email, phoneNumber, websiteType, message }).from(contactSubmissions);
}

test("an enquiry is stored with all its fields and the time it came", async () => {
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
])("optional fields that are %s are stored as nothing", async (_name, optional) => {
  expect((await post({ ...enquiry, ...optional })).status).toBe(201);
  expect(await storedEnquiries()).toEqual([{ ...enquiry, phoneNumber: null, websiteType: null }]);
});

test.each([
  ["Indonesian", "Halo, saya Dewi dari Surabaya — “toko kue”, harga Rp 5.000.000 ya?"],
  ["emoji", "Toko bunga 🌸 keluarga 👨‍👩‍👧‍👦 di Bali 🇮🇩 👍🏽"],
  ["line breaks and tabs", "baris satu\nbaris dua\r\n\tbaris tiga"],
])("text is stored unchanged, a name on one line: %s", async (_name, message) => {
  const name = message.slice(0, 90).replaceAll(/\s+/g, " ").trim();
  expect((await post({ ...enquiry, name, message })).status).toBe(201);
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name, message }]);
});

test.each([
  ["SQL", "Robert'); DROP TABLE users; --"],
  ["HTML", '<script>alert(1)</script><img src=x onerror="alert(1)">'],
  ["placeholders", "? ?1 :name $name @name {{7*7}} %s %00"],
])("%s in every text is stored as text and runs nothing", async (_name, attack) => {
  const attacked = {
    name: attack,
    email: "o'brien'--@contoh.example",
    phoneNumber: attack.slice(0, 30).trim(),
    websiteType: "blog",
    message: attack,
  };
  expect((await post(attacked)).status).toBe(201);
  expect(await storedEnquiries()).toEqual([attacked]);
  expect(await db.$count(users)).toBe(0);
});

test("spaces around a value are not stored", async () => {
  await post({
    ...enquiry,
    name: "  Ratna  ",
    email: " ratna@contoh.example ",
    message: "\n  Sepuluh huruf\n",
  });
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name: "Ratna", message: "Sepuluh huruf" }]);
});

test("control characters are dropped", async () => {
  await post({ ...enquiry, name: "Rat\u0000na\u0007\u001b[31m", message: "Pesan\u0008 yang \u007fpanjang" });
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name: "Ratna[31m", message: "Pesan yang panjang" }]);
});

test("lone surrogates become replacement characters", async () => {
  const body = JSON.stringify(enquiry).replace("Ratna", "\\ud83d Ratna \\ude00");
  const response = await send("/api/contact", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(201);
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name: "\ufffd Ratna \ufffd Wulandari" }]);
});

test("accents are stored composed, however they were typed", async () => {
  await post({ ...enquiry, name: "Rene\u0301e" });
  expect(await storedEnquiries()).toEqual([{ ...enquiry, name: "Ren\u00e9e" }]);
});

test("the longest values that are allowed are stored whole", async () => {
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

test.each(["Application/JSON", "application/json; charset=utf-8"])(
  "JSON may call itself %s",
  async (type) => {
    const response = await send("/api/contact", {
      method: "POST",
      body: JSON.stringify(enquiry),
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(201);
  },
);

test("ten enquiries in a minute from one address are all stored, and more than sixty are refused", async () => {
  for (let count = 0; count < 10; count += 1) expect((await post(enquiry, "10.2.0.3")).status).toBe(201);
  const { passed, response } = await sendUntilLimited(60, () => post(enquiry, "10.2.0.3"));
  expect(10 + passed).toBeGreaterThanOrEqual(60);
  expect(await db.$count(contactSubmissions)).toBe(10 + passed);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    code: "rate_limited",
    message: "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.",
    requestId: expect.any(String),
  });
  expect((await post(enquiry, "10.2.0.4")).status).toBe(201);
});

test("an enquiry sets no cookie and is no secret kept in KV", async () => {
  const response = await post(enquiry);
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect((await env.KV.list()).keys).toEqual([]);
});
