import { expect, test } from "vitest";
import {
  emptyTemplate,
  faultWhileTyping,
  fillExample,
  findErrors,
  isSameTemplate,
  toInput,
  toValues,
} from "./template-values";

const stored = {
  id: 3,
  channel: "email",
  name: "Balasan pertama",
  subject: "Tentang {jenis}",
  body: "Halo {nama},\n\nSalam,\n{staf}",
  version: 4,
} as const;
const values = toValues(stored);

test("a stored template comes back as it was, over the version that was read", () => {
  const { id: _, ...input } = stored;
  expect(toInput(values, 4)).toEqual(input);
  expect(findErrors(values)).toEqual({});
});

test("a WhatsApp template has no subject, and trailing spaces are no change", () => {
  expect(toInput({ ...values, channel: "whatsapp" }, null)).toMatchObject({ subject: null });
  expect(toInput({ ...values, channel: "whatsapp" }, null)).not.toHaveProperty("version");
  expect(isSameTemplate(values, { ...values, body: `${values.body}\n` })).toBe(true);
  expect(isSameTemplate(values, { ...values, body: "Halo" })).toBe(false);
});

test("what is missing and what is too long is said at its field", () => {
  expect(findErrors(emptyTemplate)).toEqual({
    name: "Nama templat harus diisi minimal 2 karakter",
    body: "Isi templat harus diisi",
  });
  expect(findErrors({ ...values, body: "a".repeat(2001) })).toEqual({
    body: "Isi templat maksimal 2.000 karakter",
  });
});

test("an unknown placeholder is named, as on the server", () => {
  const said = "Isian {harga} tidak dikenal. Isian yang ada: {nama}, {nama_depan}, {jenis}, {staf}, {usaha}.";
  expect(faultWhileTyping("Halo {nama}, biayanya {harga}")).toBe(said);
  expect(findErrors({ ...values, subject: "{harga}" })).toEqual({ subject: said });
  expect(findErrors({ ...values, channel: "whatsapp", subject: "{harga}" })).toEqual({});
});

test("an unfinished placeholder is accepted while typing, an extra brace is not", () => {
  for (const text of ["", "Halo", "Halo {", "Halo {na", "Halo {nama}, {"])
    expect(faultWhileTyping(text)).toBeUndefined();
  for (const text of ["Halo }", "Halo {{", "Halo {na {", "{harga} {"])
    expect(faultWhileTyping(text)).toBeTruthy();
});

test.each(["{ Nama }", "{NAMA}"])("%s is taken for the name, in the form and in the preview", (typed) => {
  expect(faultWhileTyping(`Halo ${typed}`)).toBeUndefined();
  expect(findErrors({ ...values, body: `Halo ${typed}` })).toEqual({});
  expect(fillExample(`Halo ${typed}`, "Rani")).toBe("Halo Maya");
});

test("the preview is filled as the server fills it, and an unknown placeholder stays", () => {
  expect(fillExample("Halo {nama}, {staf} soal {jenis} {harga}", "Rani")).toBe(
    "Halo Maya, Rani soal website Toko Online {harga}",
  );
});
