import { expect, test } from "vitest";
import { askedWords } from "./search.service";

const itselfOf = (question: string) => askedWords(question).map(({ itself }) => itself);

test.each(["", "   ", "\"'*^:()-", "🌸🚀", "!!! ??? ---"])("the question '%s' has no words", (question) => {
  expect(askedWords(question)).toEqual([]);
});

test("words of FTS5's own language are words like others", () => {
  expect(itselfOf('NEAR("a" b) OR NOT title:c*')).toEqual(
    ["near", "a", "b", "or", "not", "title", "c"].map((word) =>
      word.length < 3 ? `"${word}"` : `"${word}"*`,
    ),
  );
});

test("stop words do not count, unless there is nothing else", () => {
  const telling = ["cara", "membuat", "website", "cepat", "toko"].map((word) => `"${word}"*`);
  expect(itselfOf("cara membuat website yang cepat untuk toko")).toEqual(telling);
  expect(itselfOf("apa itu")).toEqual(['"apa"*', '"itu"*']);
});

test("a short word is itself, a longer one also a beginning", () => {
  expect(askedWords("ui")).toEqual([{ itself: '"ui"', forms: [], splits: [] }]);
  expect(askedWords("seo")).toEqual([{ itself: '"seo"*', forms: [], splits: [] }]);
});

test("a word has the other forms of its root beside it, each once", () => {
  const [{ itself, forms } = { itself: "", forms: [] }] = askedWords("pembuatan");
  expect(itself).toBe('"pembuatan"*');
  expect(forms).toEqual(expect.arrayContaining(["buat", "membuat", "dibuat"]));
  expect(forms).not.toContain("pembuatan");
  expect(new Set(forms).size).toBe(forms.length);
});

test("spellings that the index takes for one word are asked for once", () => {
  expect(itselfOf("wéb web wèb WĒB we\u0301b wéb-situs")).toEqual(['"wéb"*', '"wéb"* AND "situs"*']);
  expect(itselfOf("कि का")).toHaveLength(2);
});

test("a question of a thousand characters asks for eight words", () => {
  const question = Array.from({ length: 200 }, (_, number) => `k${number}`).join(" ");
  expect(askedWords(question)).toHaveLength(8);
  expect(itselfOf("x".repeat(1000))[0]?.length).toBeLessThan(100);
});
