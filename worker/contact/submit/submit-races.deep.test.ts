import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { db } from "../../../tests/support/worker";
import { contactSubmissions } from "../../db/schema/contact";
import { createDeps } from "../../deps";
import { erasePerson } from "../privacy/person.service";
import { submitContact } from "./submit.service";

const enquiry = {
  ...{ name: "Rina", email: "rina@contoh.example", phoneNumber: "", websiteType: "" },
  message: "Pesan yang cukup panjang untuk dikirim.",
};

test.each([
  ["with a key", { idempotencyKey: "kunci-yang-sama-0001" }, { fromPlainForm: false }],
  ["without the script", {}, { fromPlainForm: true }],
])("a second try %s whose first is erased at the same moment is stored", async (_name, key, form) => {
  const input = { ...enquiry, ...key };
  const deps = createDeps(env);
  const first = await submitContact(deps, input, form);
  const DB = meanwhile(/(^|;\n)select "id" from "contact_submissions"/i, () =>
    erasePerson(deps, enquiry.email),
  );
  const second = await submitContact(createDeps({ ...env, DB }), input, form);
  expect(second).not.toBe(first);
  expect((await db.select().from(contactSubmissions)).map(({ id }) => id)).toEqual([second]);
});
