import { expect, test } from "vitest";
import { repairedText } from "./workers-ai-writer";

const before = { title: "Judul lama", summary: "Ringkasan lama", category: "SEO", content: "<p>Lama.</p>" };
const html = "<p>Baru.</p>\n<h2>Bagian</h2>";
const after = {
  title: "Judul yang baru",
  summary: "Ringkasan baru.",
  category: "Toko Online",
  content: html,
};

test.each([
  ["lines and HTML", `Judul: Judul yang baru\nRingkasan: Ringkasan baru.\nKategori: Toko Online\n\n${html}`],
  [
    "in another order",
    `Kategori: toko online\n\nRINGKASAN : Ringkasan baru.\nJudul: “Judul yang baru”\n${html}`,
  ],
  [
    "with markdown and chatter",
    `Baik, ini perbaikannya:\n**Judul:** Judul yang baru\n- **Ringkasan**: Ringkasan baru.\n**Kategori:** Toko Online\n\`\`\`html\n${html}\n\`\`\`\nSemoga sesuai.`,
  ],
  [
    "in paragraphs",
    `<p>Judul: Judul yang baru</p>\n<p>Ringkasan: Ringkasan baru.</p>\n<p><strong>Kategori:</strong> Toko Online</p>\n${html}`,
  ],
])("all of it is read: %s", (_name, answer) => {
  expect(repairedText(answer, before)).toEqual(after);
});

test.each([
  ["nothing", "", {}],
  ["an apology", "Maaf, saya tidak bisa.", {}],
  ["HTML alone", html, { content: html }],
  ["a title alone", "Judul: Judul yang baru", { title: after.title }],
  ["words for no change", `Judul: (tetap)\nRingkasan: tidak diubah\nKategori: -\n${html}`, { content: html }],
  ["a category of nobody", `Kategori: Kuliner\n${html}`, { content: html }],
  ["a title as long as a text", `Judul: ${"kata ".repeat(60)}\n${html}`, { content: html }],
  [
    "an article that speaks of a title",
    `${html}\n<p>Judul: contoh</p>`,
    { content: `${html}\n<p>Judul: contoh</p>` },
  ],
])("what is missing stays: %s", (_name, answer, changes) => {
  expect(repairedText(answer, before)).toEqual({ ...before, ...changes });
});
