import { expect, test } from "vitest";
import { entryText } from "./entry-text";

test("a message is told apart from how it went out", () => {
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

test("a note is all words, and what the desk writes is one line", () => {
  expect(entryText({ kind: "note", body: "Satu\ndua" })).toEqual({ title: "Catatan", text: "Satu\ndua" });
  expect(entryText({ kind: "stage", body: "Baru → Dihubungi" }).title).toBe("Tahap: Baru → Dihubungi");
  expect(entryText({ kind: "reminder", body: "Telepon" }).title).toBe("Langkah berikutnya: Telepon");
  expect(entryText({ kind: "reminder", body: "Diingatkan: Telepon" }).title).toBe("Diingatkan: Telepon");
});
