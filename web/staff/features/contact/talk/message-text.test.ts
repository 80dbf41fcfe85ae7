import { expect, test } from "vitest";
import { messageOf } from "./message-text";

test("an e-mail is read out of the timeline with its subject, as it was written", () => {
  const body = "Dikirim lewat email\n\nSubjek: Penawaran toko\n\nHalo Ratna,\n\nini penawarannya.";
  expect(messageOf({ kind: "email", body })).toEqual({
    subject: "Penawaran toko",
    body: "Halo Ratna,\n\nini penawarannya.",
  });
  expect(messageOf({ kind: "email", body: "Dikirim lewat email\n\nHalo" })).toEqual({
    subject: "",
    body: "Halo",
  });
});
