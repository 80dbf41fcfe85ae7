import { expect, test } from "vitest";
import { fillTemplate, mailtoLink, whatsappLink } from "./reply-text";

const ratna = { name: "Ratna", websiteType: "online-shop" };

test.each([
  ["Halo {nama}, saya {staf}. Soal {jenis}?", "Halo Ratna, saya Sari. Soal website Toko Online?"],
  ["{Nama} { STAF }", "Ratna Sari"],
  ["{tautan} {constructor} {toString} {} {nama", "{tautan} {constructor} {toString} {} {nama"],
])("%s is filled as %s", (template, text) => {
  expect(fillTemplate(template, ratna, "Sari")).toBe(text);
});

test.each([
  ["Ratna Sari Dewi", "Ratna"],
  ["Bu Rina Wati", "Bu Rina"],
  ["dr. H. Ahmad Fauzi", "dr. H. Ahmad"],
  ["M. Rizky", "M. Rizky"],
  ["PT Maju Jaya", "PT Maju Jaya"],
  ["Pak", "Pak"],
])("%s is addressed as %s", (name, first) => {
  expect(fillTemplate("{nama_depan}", { ...ratna, name }, "Sari")).toBe(first);
});

test.each([null, "other", ""])("the kind %j is a website", (websiteType) => {
  expect(fillTemplate("soal {jenis}", { ...ratna, websiteType }, "Sari")).toBe("soal website");
});

test("placeholders in the sender's text are not filled", () => {
  expect(fillTemplate("{nama} $& $1", { ...ratna, name: "{staf} $& {jenis}" }, "Sari")).toBe(
    "{staf} $& {jenis} $& $1",
  );
});

test("links are encoded, and a subject contains no line break", () => {
  expect(whatsappLink("0812 3456 7890", "Halo & apa kabar?\n🌸")).toBe(
    "https://wa.me/6281234567890?text=Halo%20%26%20apa%20kabar%3F%0A%F0%9F%8C%B8",
  );
  expect(whatsappLink("tidak ada", "Halo")).toBeNull();
  expect(mailtoLink("a?b@contoh.example", { subject: "Satu\r\nBcc: x", body: "a\nb\r\nc" })).toBe(
    "mailto:a%3Fb@contoh.example?subject=Satu%20Bcc%3A%20x&body=a%0D%0Ab%0D%0Ac",
  );
  expect(mailtoLink("ratna@contoh.example")).toBe("mailto:ratna@contoh.example");
});

test("half a surrogate pair breaks no link", () => {
  expect(whatsappLink("081234567890", "a\ud800")).toBe("https://wa.me/6281234567890?text=a%EF%BF%BD");
  expect(mailtoLink("ratna@contoh.example", { body: "\udc00" })).toBe(
    "mailto:ratna@contoh.example?body=%EF%BF%BD",
  );
});

test("a template uses the current name of the business", () => {
  const text = "{staf} dari {usaha}, dulu Arunika Web";
  expect(fillTemplate(text, ratna, "Sari", "Toko Web Jaya")).toBe(
    "Sari dari Toko Web Jaya, dulu Toko Web Jaya",
  );
});
