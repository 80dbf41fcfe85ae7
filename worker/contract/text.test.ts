import { expect, test } from "vitest";
import { postInput } from "./blog";
import { contactInput } from "./contact";
import { personInput } from "./contact-admin";

/** Signs that nobody types into an address: control characters, other spaces, marks that are not seen. */
const strange = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  ...[
    "\u00ad",
    "\u200b",
    "\u200d",
    "\u200e",
    "\u202e",
    "\u2028",
    "\u2060",
    "\u3000",
    "\ufeff",
    "\ud800",
    "\u0301",
  ],
];

function everywhere(text: string, sign: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, at) => text.slice(0, at) + sign + text.slice(at));
}

test.each([
  ["slug", postInput.shape.slug, "biaya-website-2026"],
  ["e-mail of an enquiry", contactInput.shape.email, "ratna@contoh.example"],
  ["e-mail of a person", personInput.shape.email, "ratna@contoh.example"],
  ["picture of this site", postInput.shape.image, "/images/blog/default.svg"],
])("a %s with a strange sign anywhere is refused, never stored without it", (_name, schema, good) => {
  expect(schema.parse(good)).toBe(good);
  const taken = strange.flatMap((sign) =>
    everywhere(good, sign)
      .filter((text) => schema.safeParse(text).success)
      .map((text) => JSON.stringify(text)),
  );
  expect(taken).toEqual([]);
});

test("an address of a picture is stored as it is or refused, whatever sign stands in it", () => {
  const good = "https://gambar.example/foto.jpg";
  for (const sign of strange) {
    for (const text of everywhere(good, sign)) {
      const result = postInput.shape.image.safeParse(text);
      if (result.success) expect(result.data).toBe(text);
      else expect(result.error.issues[0]?.message).toBe("URL gambar tidak valid");
    }
  }
});

test("spaces around an e-mail or an address of a picture are no part of it, those around a slug are refused", () => {
  expect(contactInput.shape.email.parse("  ratna@contoh.example ")).toBe("ratna@contoh.example");
  expect(postInput.shape.image.parse(" https://gambar.example/a.jpg ")).toBe("https://gambar.example/a.jpg");
  expect(postInput.shape.slug.safeParse("biaya-website ").success).toBe(false);
});

test("free text is stored without control characters, with its tabs and line breaks", () => {
  expect(contactInput.shape.name.parse("Rat\u0000na\u0007 Wulandari")).toBe("Ratna Wulandari");
  expect(contactInput.shape.message.parse("Baris satu\r\n\tbaris dua\u001b")).toBe(
    "Baris satu\r\n\tbaris dua",
  );
  expect(postInput.shape.title.parse("Judul\u0000 artikel")).toBe("Judul artikel");
});

/** What is drawn as nothing or as a space, each of another kind. */
const unseen = ["\u200b", "\u00ad", "\u{e0041}", "\u3164", "\u2800", "\u0085", "\u3000"];

test.each(unseen.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))(
  "the invisible U+%s does not count as text",
  (_code, sign) => {
    for (const [field, text, message] of [
      [contactInput.shape.name, "A", "Nama harus diisi minimal 2 karakter"],
      [contactInput.shape.message, "123456789", "Pesan harus diisi minimal 10 karakter"],
      [postInput.shape.title, "Abcd", "Judul harus minimal 5 karakter"],
    ] as const) {
      for (const typed of [sign.repeat(20), `${sign} `.repeat(10), text + sign.repeat(20)]) {
        expect(field.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
      }
    }
  },
);

test.each([
  "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  "👨\u200d👩\u200d👧",
  "Al",
  "❤\ufe0f❤\ufe0f",
  "\ud55c\uae00",
])("visible text keeps its joiners: %s", (name) => {
  expect(contactInput.shape.name.parse(name)).toBe(name);
});

test("spaces and line breaks in a message count as before", () => {
  expect(contactInput.shape.message.parse("a b\nc d\ne f")).toBe("a b\nc d\ne f");
});
