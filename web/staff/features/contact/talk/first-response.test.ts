import { expect, test } from "vitest";
import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import { firstResponse } from "./first-response";

function activity(
  id: number,
  kind: ContactActivity["kind"],
  values: Partial<ContactActivity> = {},
): ContactActivity {
  const createdAt = "2026-11-23T02:00:00.000Z";
  return { id, kind, body: "", actor: null, createdAt, isResponse: true, ...values };
}

test("the message is the first response, and not the stage that it brought along", () => {
  const whatsapp = activity(1, "whatsapp");
  const stage = activity(2, "stage");
  const later = activity(3, "email", { createdAt: "2026-11-23T03:00:00.000Z" });
  expect(firstResponse([later, stage, whatsapp])).toBe(whatsapp);
  expect(firstResponse([later, whatsapp, stage])).toBe(whatsapp);
  expect(firstResponse([later, stage])).toBe(stage);
});

test("what does not answer is none", () => {
  expect(firstResponse([activity(1, "note", { isResponse: false })])).toBeUndefined();
  expect(firstResponse([])).toBeUndefined();
});
