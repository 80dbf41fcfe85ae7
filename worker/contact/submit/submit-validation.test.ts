import { expect, test } from "vitest";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  phoneNumber: "0812-5550-1203",
  websiteType: "blog",
  message: "Saya ingin membuat website.",
};
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
    "a telephone number of 31 characters",
    { phoneNumber: "0".repeat(31) },
    { phoneNumber: "Nomor HP maksimal 30 karakter" },
  ],
  ["a telephone number that is a number", { phoneNumber: 812 }, { phoneNumber: "Nomor HP tidak valid" }],
  ["an unknown website type", { websiteType: "spaceship" }, { websiteType: "Jenis website tidak dikenal" }],
  ["an unknown field", { isAdmin: true }, { isAdmin: "Kolom tidak dikenal" }],
  ["a field of the table", { submittedAt: "2020-01-01" }, { submittedAt: "Kolom tidak dikenal" }],
])("an enquiry with %s is refused with its message", async (_name, change, fields) => {
  await expectNothingStored(await postBody(JSON.stringify({ ...enquiry, ...change })), fields);
});

test("an empty enquiry is refused with the message of every required field", async () => {
  await expectNothingStored(await postBody("{}"), { name, email, message });
});

test("of very many unknown fields only the first five are named, shortened", async () => {
  const unknown = Array.from({ length: 500 }, (_, number) => [`kolom-${number}-${"x".repeat(60)}`, 1]);
  const response = await postBody(JSON.stringify({ ...enquiry, ...Object.fromEntries(unknown) }));
  expect(response.status).toBe(400);
  const { fields } = await response.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields)).toHaveLength(5);
  expect(Object.keys(fields).every((field) => field.length <= 60)).toBe(true);
});

test("a field called __proto__ is refused and changes no object", async () => {
  const body = JSON.stringify(enquiry).replace("{", '{"__proto__":{"isAdmin":true},');
  const response = await postBody(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "validation_failed" });
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect(await db.$count(contactSubmissions)).toBe(0);
});

test.each([
  ["nothing", ""],
  ["an open object", '{"name":"Ratna"'],
  ["a form", "name=Ratna&email=ratna%40contoh.example"],
])("malformed JSON is refused: %s", async (_name, body) => {
  const response = await postBody(body);
  await expectRefusal(response, 400, {
    code: "validation_failed",
    message: "Isi permintaan bukan JSON yang benar",
  });
});

test.each(["null", "[]", "42"])("JSON that is no object is refused: %s", async (body) => {
  const response = await postBody(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "validation_failed",
    message: "Data yang dikirim tidak sesuai",
  });
});

test.each(["text/plain", "application/jsonp", ""])(
  "a body of the type '%s' is refused",
  async (contentType) => {
    const response = await postBody(JSON.stringify(enquiry), contentType);
    await expectRefusal(response, 415, {
      code: "unsupported_media_type",
      message: "Kirim data sebagai JSON (Content-Type: application/json)",
    });
    expect(await db.$count(contactSubmissions)).toBe(0);
  },
);

test("a refusal never repeats what was typed", async () => {
  const typed = "<script>alert('ketikan')</script>";
  const response = await postBody(JSON.stringify({ ...enquiry, email: typed, websiteType: typed }));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("ketikan");
});
