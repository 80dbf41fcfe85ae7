import { expect, test } from "vitest";
import { beginningsOf, rootsOf } from "./indonesian-affixes";

test.each([
  ["membuat", "buat"],
  ["pembuatan", "buat"],
  ["dibuatkan", "buat"],
  ["buatlah", "buat"],
  ["menulis", "tulis"],
  ["penulisan", "tulis"],
  ["menyewa", "sewa"],
  ["mengirim", "kirim"],
  ["pengiriman", "kirim"],
  ["memakai", "pakai"],
  ["mengukur", "ukur"],
  ["mencari", "cari"],
  ["pencarian", "cari"],
  ["melayani", "layan"],
  ["layanan", "layan"],
  ["berjualan", "jual"],
  ["penjualan", "jual"],
  ["harganya", "harga"],
  ["perdagangan", "dagang"],
  ["tertulis", "tulis"],
  ["kecepatan", "cepat"],
  ["pemasaran", "pasar"],
])("%s goes back to %s", (word, root) => {
  expect(rootsOf(word)).toContain(root);
});

test.each([
  "seo",
  "bulan",
  "iklan",
  "domain",
  "makan",
  "sekolah",
  "masalah",
  "tanya",
  "kecil",
  "mesin",
  "desa",
])("%s is a root and stays whole", (word) => {
  expect(rootsOf(word)).toEqual([word]);
});

test.each([
  ["buat", ["membuat", "pembuat", "dibuat"]],
  ["tulis", ["menulis", "penulis", "tertulis"]],
  ["sewa", ["menyewa", "penyewa"]],
  ["kirim", ["mengirim", "pengirim", "dikirim"]],
  ["pasar", ["memasar", "pemasar"]],
  ["iklan", ["mengiklan", "beriklan"]],
  ["layan", ["melayan", "pelayan"]],
  ["jual", ["menjual", "penjual", "berjual"]],
])("a search for %s looks for %s too", (root, forms) => {
  expect(beginningsOf(root)).toEqual(expect.arrayContaining(forms));
});
