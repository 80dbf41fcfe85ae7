import { expect, test } from "vitest";
import { askedWords } from "./search.service";

const listTerms = (question: string) => askedWords(question).map(({ itself }) => itself);

test("stop words do not count, unless there is nothing else", () => {
  const telling = ["cara", "membuat", "website", "cepat", "toko"].map((word) => `"${word}"*`);
  expect(listTerms("cara membuat website yang cepat untuk toko")).toEqual(telling);
  expect(listTerms("apa itu")).toEqual(['"apa"*', '"itu"*']);
});

test("a question of a thousand characters asks for eight words", () => {
  const question = Array.from({ length: 200 }, (_, number) => `k${number}`).join(" ");
  expect(askedWords(question)).toHaveLength(8);
  expect(listTerms("x".repeat(1000))[0]?.length).toBeLessThan(100);
});
