import { expect, it } from "vitest";
import { rootsOf } from "./question";

function meet(one: string, other: string): boolean {
  return [...rootsOf(one)].some((root) => rootsOf(other).has(root));
}

it.each([
  ["pengiriman", "mengirim"],
  ["menulis", "tulisan"],
  ["menyusun", "susun"],
  ["perpindahan", "pindah"],
  ["pembaruan", "memperbarui"],
  ["pembelinya", "pembeli"],
])("%s and %s come from one word", (one, other) => {
  expect(meet(one, other)).toBe(true);
});

it.each([
  ["pesanan", "pesan"],
  ["pelanggan", "langganan"],
  ["iklan", "ikan"],
  ["menu", "nulis"],
])("%s and %s do not", (one, other) => {
  expect(meet(one, other)).toBe(false);
});
