import { expect, test } from "vitest";
import { readSource } from "../../contact/submit/submit.service";
import { contactInput } from "../../contract/contact";
import { seedContacts } from "./contacts";

test.each(seedContacts)("the enquiry of $name is one that the form would accept", (contact) => {
  const { name, email, phoneNumber, websiteType, message, source } = contact;
  const form = { name, email, phoneNumber, websiteType, message };
  expect(contactInput.safeParse(form)).toEqual({ success: true, data: form });
  expect(readSource(source)).toMatchObject(source);
  expect(email).toMatch(/\.example$/);
});
