import { expect, test } from "vitest";
import { createContact, db, send } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  message: "Saya ingin membuat toko online.",
};

async function sendJson(values: Record<string, unknown>) {
  const response = await send("/api/contact", { method: "POST", json: { ...enquiry, ...values } });
  expect(response.status).toBe(201);
  return (await response.json<{ id: number }>()).id;
}

async function sendForm(values: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...enquiry, ...values });
  expect((await send("/api/contact", { method: "POST", body })).status).toBe(303);
}

test("an enquiry sent again with its key answers 201 with the same id and is stored once", async () => {
  const idempotencyKey = crypto.randomUUID();
  const first = await sendJson({ idempotencyKey });
  await createContact();
  expect(await sendJson({ idempotencyKey })).toBe(first);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("ten tries at the same moment with one key are one enquiry", async () => {
  const idempotencyKey = crypto.randomUUID();
  const ids = await Promise.all(Array.from({ length: 10 }, () => sendJson({ idempotencyKey })));
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("what was changed before a second try with the same key is not lost", async () => {
  const idempotencyKey = crypto.randomUUID();
  const first = await sendJson({ idempotencyKey });
  const second = await sendJson({ idempotencyKey, message: "Saya ingin membuat toko online dan blog." });
  expect(second).not.toBe(first);
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("a key that two people happen to send hides neither of them", async () => {
  const idempotencyKey = "1";
  await sendJson({ idempotencyKey });
  await sendJson({ idempotencyKey, name: "Orang Lain", email: "lain@contoh.example" });
  expect(await db.$count(contactSubmissions)).toBe(2);
});

test("without the script a double click is one enquiry, also at the same moment", async () => {
  await Promise.all([sendForm(), sendForm(), sendForm()]);
  await sendForm();
  expect(await db.$count(contactSubmissions)).toBe(1);
});

test("without the script another content, or the same a minute later, is another enquiry", async () => {
  await createContact({ ...enquiry, submittedAt: new Date(Date.now() - 61_000) });
  await sendForm();
  await sendForm({ phoneNumber: "0812-5550-1203" });
  expect(await db.$count(contactSubmissions)).toBe(3);
});
