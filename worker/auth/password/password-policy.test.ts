import { expect, test } from "vitest";
import { weaknessOf } from "./password-policy";

const names = ["rina.staf", "Rina Kusumawati"];
const guessable = "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.";

test.each([
  ["too short", "k8#vQm2!xZr", "Password baru harus minimal 12 karakter"],
  ["too short in characters, however many bytes", "😀😀😀😀😀", "Password baru harus minimal 12 karakter"],
  ["too long", "x9Kq ".repeat(26), "Password baru maksimal 128 karakter"],
])("a password is refused that is %s", (_name, password, message) => {
  expect(weaknessOf(password, names)).toBe(message);
});

test.each([
  "password1234",
  "Password@123",
  "P@ssw0rd2026!",
  "passwordpassword",
  "123456789012",
  "111111111111",
  "abcabcabcabc",
  "qwertyuiop12",
  "qwerty123456",
  "1qaz2wsx3edc",
  "1q2w3e4r5t6y",
  "zaq12wsxcde3",
  "asdfghjkl;'",
  "abcdefghijkl",
  "iloveyou2026",
  "letmein12345",
  "welcome12345!",
  "administrator",
  "adminadmin12",
  "rahasia12345",
  "rahasiasekali1",
  "katasandi123",
  "indonesia2026",
  "Indonesia1945!",
  "bismillah123",
  "bismillah17081945",
  "sayangsayang",
  "sayangkamu123",
  "jakarta12345",
  "merahputih45",
  "admin-lokal-2026",
  "arunika2026!!",
  "ArunikaWeb123",
  "arunikaweb.example",
  "rina.staf.2026",
  "kusumawati1990",
  "RinaKusumawati1",
  "            ",
  "!!!!!!!!!!!!",
  "aaaaaaaaaaaB",
])("a password is refused that guessing programs try first: %s", (password) => {
  expect(weaknessOf(password, names)).toMatch(/mudah ditebak|minimal 12/);
});

test.each([
  "kursi rotan senja berlayar",
  "tiga kucing oranye di dapur",
  "correct horse battery staple",
  "kuda-baterai-jepit-benar",
  "Zk4!tRw9#mQe",
  "xkqvbnwmzprt",
  "938271640582",
  "mutiara-gunung-kopi-laut",
  "パスワードを変えてください",
  "j7 x2 q9 w4 z8",
  "vT3kQz8mWpx1Lr7Yc4Hs9Bd2",
])("a password of any kind is taken that cannot be foreseen: %s", (password) => {
  expect(weaknessOf(password, names)).toBeNull();
});

test.each(["scandinavian", "Counterstrike", "unbelievable7!", "ＣＯＮＴＯＲＴＩＯＮＩＳＴ"])(
  "a password is refused that leads the lists of leaked ones, however it is written: %s",
  (password) => {
    expect(weaknessOf(password, names)).toBe(guessable);
  },
);

test("a name makes a password weak for its owner alone", () => {
  expect(weaknessOf("gunawansyah77", ["gunawansyah", "Gunawansyah"])).toBe(guessable);
  expect(weaknessOf("gunawansyah77", names)).toBeNull();
});

test("the check of the longest password is quick enough to be asked of anybody", () => {
  for (const password of ["a".repeat(128), "ab".repeat(64), "abcdefghijklmnop".repeat(8)]) {
    expect(weaknessOf(password, names)).toBe(guessable);
  }
});
