import fc from "fast-check";
import { expect, test } from "vitest";
import { postListQuery } from "./blog";
import { parseBlogFilter } from "./blog-address";
import { contactInput } from "./contact";
import { personInput } from "./contact-admin";
import { readerNote } from "./desk/post-notes";
import { postInput } from "./desk/staff-post";
import { contactSearch } from "./inbox/contact-submission";
import { mediaChange, mediaListQuery } from "./media/media-item";
import { parseQuestion } from "./search-address";
import { inviteInput } from "./staff";
import { briefInput } from "./studio/brief";
import { maxSlugLength, optionalText, slugify, toPostSlug } from "./text";

/** Characters that do not belong in a URL: control characters, unusual spaces, invisible characters. */
const strange = [
  ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(0x7f + code)),
  ..."\u00ad\u200b\u200d\u200e\u202e\u2028\u2060\u3000\ufeff\ud800\u0301",
];

function everywhere(text: string, sign: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, at) => text.slice(0, at) + sign + text.slice(at));
}

test("a slug with a strange character anywhere is refused", () => {
  const { slug } = postInput.shape;
  expect(slug.parse("biaya-website-2026")).toBe("biaya-website-2026");
  const typed = strange.flatMap((sign) => everywhere("biaya-website-2026", sign));
  expect(typed.filter((text) => slug.safeParse(text).success)).toEqual([]);
});

test.each([
  ["e-mail of an enquiry", contactInput.shape.email, "ratna@contoh.example"],
  ["e-mail of a person", personInput.shape.email, "ratna@contoh.example"],
  ["picture of this site", postInput.shape.image, "/images/blog/default.svg"],
])(
  "invisible characters are removed from a %s, and any other strange character is refused",
  (_name, schema, good) => {
    for (const sign of strange) {
      const isUnseen = /\p{DI}/u.test(sign);
      for (const text of everywhere(good, sign)) {
        const { success, data } = schema.safeParse(text);
        if (isUnseen || text.trim() === good) expect(data).toBe(good);
        // A combining accent after a letter of a domain is valid.
        else if (sign !== "\u0301")
          expect([JSON.stringify(text), success]).toEqual([JSON.stringify(text), false]);
      }
    }
  },
);

test("the URL of a picture is stored without invisible characters or refused, whatever it contains", () => {
  const good = "https://gambar.example/foto.jpg";
  for (const sign of strange) {
    for (const text of everywhere(good, sign)) {
      const result = postInput.shape.image.safeParse(text);
      if (result.success) expect([text, good]).toContain(result.data);
      else expect(result.error.issues[0]?.message).toBe("URL gambar tidak valid");
    }
  }
});

test("free text is stored without control characters, with its tabs and line breaks", () => {
  expect(contactInput.shape.name.parse("Rat\u0000na\u0007 Wulandari")).toBe("Ratna Wulandari");
  expect(contactInput.shape.message.parse("Baris satu\r\n\tbaris dua\u001b")).toBe(
    "Baris satu\r\n\tbaris dua",
  );
  expect(postInput.shape.title.parse("Judul\u0000 artikel")).toBe("Judul artikel");
});

/** Characters that render as nothing or as a space, one of each kind. */
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
  ["enquiries", contactSearch.shape.q],
  ["pictures", mediaListQuery.shape.q],
  ["titles", postListQuery.shape.title],
  ["categories", postListQuery.shape.category],
])("a search for %s is normalized like stored texts: NFC, single spaces", (_name, schema) => {
  expect(schema.parse(" Kafe\u0301\u200b  Senja\u00a0")).toBe("Kaf\u00e9 Senja");
});

test("the search query and the category of a URL are normalized to NFC", () => {
  expect(parseQuestion({ get: () => " Kafe\u0301  Senja\u00a0" })).toBe("Kaf\u00e9 Senja");
  expect(parseBlogFilter({ get: () => "Kafe\u0301 Senja" }).category).toBe("Kaf\u00e9 Senja");
  expect(parseBlogFilter({ get: () => `${"a".repeat(199)}🌸` }).category).toBe("a".repeat(199));
});

/** Names with invisible or confusable characters, and their stored form. */
test.each([
  ["Toko\u200bOnline", "TokoOnline"],
  ["Toko\u200dOnline\ufeff", "TokoOnline"],
  ["Toko\u00a0 Online\u00ad", "Toko Online"],
  ["Toko\ufe0fOnline\u2060", "TokoOnline"],
  ["\u202eTokoOnline\u2066\u200e\u200f", "TokoOnline"],
  ["Toko\u{e0041}Online\u0085", "TokoOnline"],
])("one-line fields store %j without invisible characters", (typed, stored) => {
  for (const field of [
    contactInput.shape.name,
    contactInput.shape.phoneNumber,
    postInput.shape.title,
    postInput.shape.category,
    readerNote.shape.name,
    inviteInput.shape.name,
    mediaChange.shape.name,
    briefInput.shape.title,
  ]) {
    expect(field.parse(typed)).toBe(stored);
  }
  expect(contactInput.shape.message.parse(`${typed} dan Jasa`)).not.toMatch(
    /[\u200b\u202a-\u202e\u2066-\u2069]/,
  );
});

test.each([
  "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  "\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0dbd\u0d82\u0d9a\u0dcf",
  "👩🏽\u200d💻 dan 👨\u200d👩\u200d👧",
  "❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈",
  "1\ufe0f\u20e3 Langkah",
  "Bendera 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "葛\u{e0100}城市",
  "\ua995\ua9ba\ua98f\ua9c0\u200c\ua9b2",
])("joiners and variation selectors that shape visible text are kept: %s", (text) => {
  expect(postInput.shape.title.parse(`Judul ${text}`)).toBe(`Judul ${text}`);
});

test.each([
  ["\u00a0kontak@contoh.example\u200b", "kontak@contoh.example"],
  ["\tkontak@con\u00adtoh.example\n", "kontak@contoh.example"],
  ["\u202akontak@contoh.example\u202c", "kontak@contoh.example"],
  ["kontak@contoh.рф", "kontak@contoh.рф"],
  ["kontak@КОНТОХ.РФ", "kontak@контох.рф"],
  ["kontak@cafe\u0301.example", "kontak@caf\u00e9.example"],
  ["kontak@xn--h1adcfn.xn--p1ai", "kontak@xn--h1adcfn.xn--p1ai"],
  ["Kontak@Contoh.example", "Kontak@Contoh.example"],
  ["o'brien'--@contoh.example", "o'brien'--@contoh.example"],
])("the e-mail address %j is stored as %s", (typed, stored) => {
  expect(contactInput.shape.email.parse(typed)).toBe(stored);
});

test.each([
  "kontak@contoh",
  "kontak@рф",
  "kontak@-.рф",
  "kontak@contoh..рф",
  "kontak @contoh.рф",
  "контакт@contoh.рф",
  "kontak@contoh.рф\r\nBcc: x@contoh.example",
  "kontak@contoh.example, lain@contoh.рф",
])("the e-mail address %j is refused", (typed) => {
  expect(contactInput.shape.email.safeParse(typed).error?.issues[0]?.message).toBe(
    "Format email tidak valid",
  );
});

test("of thousands of combining marks on one letter thirty are kept, before normalization", () => {
  const marks = "\u0316\u0301".repeat(300_000);
  const { data } = optionalText(100, "Catatan").safeParse(`a${marks} b`);
  expect(data).toBe(`\u00e1${"\u0316".repeat(15)}${"\u0301".repeat(14)} b`);
});

test.each([
  ["Cara Memilih Domain", "cara-memilih-domain"],
  ["  10 Tips & Trik: SEO!  ", "10-tips-trik-seo"],
  ["Café Ångström", "cafe-angstrom"],
  ["日本語", ""],
  ["---", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("any title gives a slug of lowercase letters, digits and single hyphens between them", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (title) => {
      expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test("a post's slug leaves room for its number, and does not end in a hyphen", () => {
  const title = `${"kata ".repeat(29)}panjang sekali`;
  expect(toPostSlug(title)).toBe(`${"kata-".repeat(29)}panja`);
  expect(toPostSlug(title)).toHaveLength(maxSlugLength);
  expect(toPostSlug(title, 12)).toBe(`${"kata-".repeat(29)}pa-12`);
  expect(toPostSlug(`${"a".repeat(147)} bcd`, 2)).toBe(`${"a".repeat(147)}-2`);
  expect(toPostSlug("Cara Memilih Domain", 2)).toBe("cara-memilih-domain-2");
});
