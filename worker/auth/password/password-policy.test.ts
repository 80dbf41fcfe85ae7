import { expect, test } from "vitest";
import { findWeakness } from "./password-policy";

const names = ["rina.staf", "Rina Kusumawati"];
const guessable = "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.";

test.each([
  ["too short", "k8#vQm2!xZr", "Password baru harus minimal 12 karakter"],
  ["too short in characters, however many bytes", "😀😀😀😀😀", "Password baru harus minimal 12 karakter"],
  ["too long", "x9Kq ".repeat(26), "Password baru maksimal 128 karakter"],
])("a password that is %s is refused", (_name, password, message) => {
  expect(findWeakness(password, names)).toBe(message);
});

test.each([
  "Password@123",
  "abcabcabcabc",
  "letmein12345",
  "rahasiasekali1",
  "bismillah123",
  "rahasia17081945",
  "admin-lokal-2026",
  "ArunikaWeb123",
  "kusumawati1990",
  "            ",
])("a password that guessing programs try first is refused: %s", (password) => {
  expect(findWeakness(password, names)).toMatch(/mudah ditebak|minimal 12/);
});

test.each([
  "kursi rotan senja berlayar",
  "kuda-baterai-jepit-benar",
  "Zk4!tRw9#mQe",
  "938271640582",
  "パスワードを変えてください",
])("an unpredictable password of any kind is accepted: %s", (password) => {
  expect(findWeakness(password, names)).toBeNull();
});

test.each(["scandinavian", "unbelievable7!", "ＣＯＮＴＯＲＴＩＯＮＩＳＴ"])(
  "a password from the lists of leaked ones is refused, however it is written: %s",
  (password) => {
    expect(findWeakness(password, names)).toBe(guessable);
  },
);

test("a name weakens a password only for its own account", () => {
  expect(findWeakness("gunawansyah77", ["gunawansyah", "Gunawansyah"])).toBe(guessable);
  expect(findWeakness("gunawansyah77", names)).toBeNull();
});
