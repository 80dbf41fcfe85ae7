import { expect, it } from "vitest";
import { matchTopic } from "./topic-match";

it.each([
  ["gratis ongkir", "ongkos-kirim"],
  ["Ongkir gratis untuk toko online", "ongkos-kirim"],
  ["cara booking jadwal klinik", "reservasi-online"],
  ["Harga GROSIR dan reseller", "grosir-dan-reseller"],
])("knows what %s is about", (words, id) => {
  const match = matchTopic(words);
  expect(match?.topic.id).toBe(id);
  expect(match?.share).toBeGreaterThan(0.5);
});

it("knows less of a subject that shares a word by chance, and nothing of a foreign one", () => {
  expect(matchTopic("seragam untuk kurir wanita")?.share).toBeLessThanOrEqual(0.5);
  expect(matchTopic("merawat ikan cupang")).toBeNull();
  expect(matchTopic("cara untuk usaha")).toBeNull();
});
