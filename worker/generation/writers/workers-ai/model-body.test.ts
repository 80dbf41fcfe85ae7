import { expect, test } from "vitest";
import { toBody } from "./model-answer";

const title = "Halaman Layanan yang Dibaca";
const html = "<p>Pembuka.</p>\n<h2>Bagian</h2>\n<p>Isi yang <strong>penting</strong>.</p>";

test.each([
  ["as it was asked for", html],
  ["in a fence", `\`\`\`html\n${html}\n\`\`\``],
  ["in a fence that nobody closed", `\`\`\`html\n${html}`],
  ["between words", `Berikut artikelnya:\n\n${html}\n\nSemoga membantu!`],
  ["as a whole page", `<!DOCTYPE html><html><head><title>Judul</title></head><body>${html}</body></html>`],
  ["below its title", `<h1>${title}</h1>\n${html}`],
  ["below its title as a heading", `<h2>${title.toUpperCase()}:</h2>\n${html}`],
])("the body is found: %s", (_name, answer) => {
  expect(toBody(answer, title)).toBe(html);
});

test.each([
  ["nothing", "", ""],
  ["prose", "Maaf, saya tidak bisa.", "Maaf, saya tidak bisa."],
  ["markdown", "## Bagian\n\nIsi & lain", "## Bagian\n\nIsi &amp; lain"],
  ["a paragraph that was cut off", `${html}<p>Kalimat yang ter`, `${html}<p>Kalimat yang ter</p>`],
  ["scripts and styles", `${html}<script>alert(1)</script>`, html],
  ["a list that is not closed", "<p>Isi<ul><li>satu<li>dua", "<p>Isi</p><ul><li>satu</li><li>dua</li></ul>"],
  ["a heading closed by another tag", "<h2>Satu</p><p>Isi</p>", "<h2>Satu</h2><p>Isi</p>"],
  ["a heading that is not closed", "<h2>Satu\n<p>Isi</p><h3>Dua", "<h2>Satu</h2><p>Isi</p><h3>Dua</h3>"],
])("what is no article is handed on as far as it goes: %s", (_name, answer, body) => {
  expect(toBody(answer, title)).toBe(body);
});

test("a long text before the first tag or after the last belongs to the article", () => {
  const long = "Kalimat yang tidak diberi tanda apa pun. ".repeat(12).trim();
  expect(toBody(`${long}\n${html}\n${long}`, title)).toBe(`${long}\n${html}\n${long}`);
});
