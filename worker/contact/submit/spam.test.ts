import { expect, test } from "vitest";
import { enquiry } from "../../../tests/support/enquiries";
import { createContact, db, send, signIn } from "../../../tests/support/worker";
import { contactInput } from "../../contract/contact";
import { contactSubmissions } from "../../db/schema/contact";
import { findSuspicions } from "./submit.service";

async function readSuspicions(values: Record<string, unknown>) {
  const input = contactInput.parse({ ...enquiry, ...values });
  return findSuspicions(input, null);
}

test.each([
  ["a person's message", {}],
  ["an empty trap", { homepage: "" }],
  ["two links to websites", { message: "Seperti https://satu.example atau www.dua.example, bisa?" }],
  ["a form that took two seconds", { elapsed: "2000" }],
  ["a time that makes no sense", { elapsed: "cepat" }],
])("%s is not suspected", async (_name, values) => {
  expect(await readSuspicions(values)).toEqual([]);
});

test.each([
  ["a filled trap", { homepage: "https://jahat.example" }, ["honeypot"]],
  ["a form that took less than two seconds", { elapsed: "1999" }, ["too_fast"]],
  ["three links", { message: "http://a.example http://b.example www.c.example" }, ["links"]],
  ["a link in HTML", { message: 'Klik <a href="http://a.example">di sini</a>' }, ["links"]],
  ["all of it", { homepage: "x", elapsed: "0", name: "[url]x" }, ["honeypot", "too_fast", "links"]],
])("%s is suspected", async (_name, values, expected) => {
  expect(await readSuspicions(values)).toEqual(expected);
});

test.each([
  ["as JSON", { json: { ...enquiry, homepage: "x", elapsed: "3" } }, 201],
  ["as a form", { body: new URLSearchParams({ ...enquiry, homepage: "x" }) }, 303],
])("a suspected enquiry %s is answered like any other, stored and marked", async (_name, init, status) => {
  expect((await send("/api/contact", { method: "POST", ...init })).status).toBe(status);
  const [row] = await db.select().from(contactSubmissions);
  expect(row).toMatchObject(enquiry);
  expect(row?.suspicions).toMatch(/^honeypot(,too_fast)?$/);
});

test("staff see all enquiries, or the suspected ones alone, with the reasons", async () => {
  await createContact({ name: "Orang" });
  await createContact({ name: "Robot", suspicions: "links,too_fast" });
  const { call } = await signIn();
  const all = await (await call("/api/contact")).json<{ name: string }[]>();
  expect(all.map(({ name }) => name)).toEqual(["Robot", "Orang"]);
  const response = await call("/api/contact?spam=suspected");
  expect(response.headers.get("X-Total-Count")).toBe("1");
  expect(await response.json()).toMatchObject([{ name: "Robot", suspicions: ["links", "too_fast"] }]);
});

test("invalid form signals refuse no enquiry", async () => {
  const signals = {
    homepage: {},
    elapsed: [],
    idempotencyKey: 5,
    consentVersion: false,
    "cf-turnstile-response": null,
  };
  const response = await send("/api/contact", { method: "POST", json: { ...enquiry, ...signals } });
  expect(response.status).toBe(201);
});
