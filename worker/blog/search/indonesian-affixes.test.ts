import { expect, test } from "vitest";
import { beginningsOf, rootsOf } from "./indonesian-affixes";

test.each([
  ["membuat", "buat"],
  ["pembuatan", "buat"],
  ["menulis", "tulis"],
  ["menyewa", "sewa"],
  ["mengirim", "kirim"],
  ["memakai", "pakai"],
  ["mencari", "cari"],
  ["layanan", "layan"],
  ["harganya", "harga"],
  ["tertulis", "tulis"],
  ["kecepatan", "cepat"],
])("%s goes back to %s", (word, root) => {
  expect(rootsOf(word)).toContain(root);
});

test.each(["seo", "bulan", "iklan", "makan", "masalah", "mesin"])("%s is a root and stays whole", (word) => {
  expect(rootsOf(word)).toEqual([word]);
});

test.each([
  ["buat", ["membuat", "pembuat", "dibuat"]],
  ["tulis", ["menulis", "penulis", "tertulis"]],
  ["kirim", ["mengirim", "pengirim", "dikirim"]],
  ["layan", ["melayan", "pelayan"]],
])("a search for %s looks for %s too", (root, forms) => {
  expect(beginningsOf(root)).toEqual(expect.arrayContaining(forms));
});
