import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createContact, createSession, db, send } from "../../../tests/support/worker";
import { contactInput } from "../../contract/contact";
import { spamSummary } from "../../contract/contact-admin";
import { contactRefusals, contactSubmissions } from "../../db/schema/contact";
import { createDeps } from "../../deps";
import { countRefusal, findSuspicions } from "./submit.service";

const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  message: "Saya ingin membuat toko online.",
};

async function suspicionsOf(values: Record<string, unknown>) {
  const input = contactInput.parse({ ...enquiry, ...values });
  return findSuspicions(input, null);
}

async function staffCall(path: string, method = "GET") {
  const { cookie } = await createSession();
  return send(path, { method, headers: { Cookie: cookie } });
}

test.each([
  ["a person's message", {}],
  ["an empty trap", { homepage: "" }],
  ["two links to websites", { message: "Seperti https://satu.example atau www.dua.example, bisa?" }],
  ["a form that took two seconds", { elapsed: "2000" }],
  ["a time that makes no sense", { elapsed: "cepat" }],
])("%s is not suspected", async (_name, values) => {
  expect(await suspicionsOf(values)).toEqual([]);
});

test.each([
  ["a filled trap", { homepage: "https://jahat.example" }, ["honeypot"]],
  ["a form that took less than two seconds", { elapsed: "1999" }, ["too_fast"]],
  ["three links", { message: "http://a.example http://b.example www.c.example" }, ["links"]],
  ["a link in HTML", { message: 'Klik <a href="http://a.example">di sini</a>' }, ["links"]],
  ["all of it", { homepage: "x", elapsed: "0", name: "[url]x" }, ["honeypot", "too_fast", "links"]],
])("%s is suspected", async (_name, values, expected) => {
  expect(await suspicionsOf(values)).toEqual(expected);
});

test.each([
  ["as JSON", { json: { ...enquiry, homepage: "x", elapsed: "3" } }, 201],
  ["as a form", { body: new URLSearchParams({ ...enquiry, homepage: "x" }) }, 303],
])("a suspected enquiry %s is answered like any other, stored and marked", async (_name, init, status) => {
  const response = await send("/api/contact", { method: "POST", ...init });
  expect(response.status).toBe(status);
  const [row] = await db.select().from(contactSubmissions);
  expect(row).toMatchObject(enquiry);
  expect(row?.suspicions).toMatch(/^honeypot(,too_fast)?$/);
});

test("staff see all enquiries, or the suspected ones alone, with the reasons", async () => {
  await createContact({ name: "Orang" });
  await createContact({ name: "Robot", suspicions: "links,too_fast" });
  const all = await (await staffCall("/api/contact")).json<{ name: string }[]>();
  expect(all.map(({ name }) => name)).toEqual(["Robot", "Orang"]);
  const response = await staffCall("/api/contact?spam=suspected");
  expect(response.headers.get("X-Total-Count")).toBe("1");
  expect(await response.json()).toMatchObject([{ name: "Robot", suspicions: ["links", "too_fast"] }]);
});

test("refused enquiries are counted by day and reason; a burst is written with a later refusal", async () => {
  const start = Date.now() + 3_600_000;
  let now = start;
  const deps = { ...createDeps(env), clock: () => new Date(now) };
  // Writes the counts that earlier tests left in memory.
  await countRefusal({ ...deps, clock: () => new Date(8e12) }, "unsupported");
  await db.delete(contactRefusals);
  await countRefusal(deps, "invalid");
  for (let count = 0; count < 4; count += 1) await countRefusal(deps, "too_often");
  const day = new Date(start).toISOString().slice(0, 10);
  expect(await db.select().from(contactRefusals)).toEqual([{ day, reason: "invalid", count: 1 }]);
  now += 10_000;
  await countRefusal(deps, "too_often");
  const sum = await db.select().from(contactRefusals);
  expect(sum.filter(({ reason }) => reason === "too_often").reduce((all, { count }) => all + count, 0)).toBe(
    5,
  );
});

test("a refused enquiry is counted by the whole Worker, and an accepted one is not", async () => {
  await send("/api/contact", { method: "POST", json: enquiry });
  expect(await db.$count(contactRefusals)).toBe(0);
  // A time far from the counts of other tests.
  await countRefusal({ ...createDeps(env), clock: () => new Date(0) }, "unsupported");
  await send("/api/contact", { method: "POST", json: { name: "" } });
  const summary = spamSummary.parse(await (await staffCall("/api/contact/spam")).json());
  expect(summary).toEqual({ suspected: 0, days: 30, refused: [{ reason: "invalid", count: 1 }] });
});

test("a count that cannot be stored leaves the refusal as it is", async () => {
  await env.DB.exec("DROP TABLE contact_refusals");
  const deps = { ...createDeps(env), clock: () => new Date(7e12) };
  await expect(countRefusal(deps, "invalid")).resolves.toBeUndefined();
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
