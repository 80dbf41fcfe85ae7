import { expect, test } from "vitest";
import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import { entryText, firstResponse } from "./timeline";

test("a message's text is separated from its delivery line", () => {
  expect(entryText({ kind: "whatsapp", body: "Dibuka di WhatsApp\n\nHalo Ratna,\nsaya Sari." })).toEqual({
    title: "Dibuka di WhatsApp",
    text: "Halo Ratna,\nsaya Sari.",
  });
  expect(entryText({ kind: "email", body: "Dibuka di aplikasi email" })).toEqual({
    title: "Dibuka di aplikasi email",
    text: "",
  });
  expect(entryText({ kind: "whatsapp", body: "" }).title).toBe("WhatsApp");
});

test("a note is shown as text, a workflow event as one line", () => {
  expect(entryText({ kind: "note", body: "Satu\ndua" })).toEqual({ title: "Catatan", text: "Satu\ndua" });
  expect(entryText({ kind: "stage", body: "Baru → Dihubungi" }).title).toBe("Tahap: Baru → Dihubungi");
  expect(entryText({ kind: "reminder", body: "Telepon" }).title).toBe("Langkah berikutnya: Telepon");
  expect(entryText({ kind: "reminder", body: "Diingatkan: Telepon" }).title).toBe("Diingatkan: Telepon");
});

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

test("an activity that answers nobody is no first response", () => {
  expect(firstResponse([activity(1, "note", { isResponse: false })])).toBeUndefined();
  expect(firstResponse([])).toBeUndefined();
});
