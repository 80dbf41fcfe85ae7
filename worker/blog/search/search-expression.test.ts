import fc from "fast-check";
import { expect, test } from "vitest";
import { searchExpression } from "./search-expression";

test.each(["", "   ", "\"'*^:()-", "🌸🚀", "!!! ??? ---"])("'%s' asks for nothing", (question) => {
  expect(searchExpression(question)).toBeNull();
});

test("words of FTS5's own language are words like others", () => {
  expect(searchExpression('NEAR("a" b) OR NOT title:c*')?.every).toMatch(/^\("near"\*.*AND \("title"\*/);
});

test("stop words do not count, unless there is nothing else", () => {
  expect(searchExpression("cara membuat website yang cepat untuk toko")?.every).not.toMatch(/"(yang|untuk)"/);
  expect(searchExpression("apa itu")?.every).toMatch(/"apa"\*.* AND \("itu"\*/);
});

test("a short word is itself, a longer one also a beginning", () => {
  expect(searchExpression("ui")?.every).toBe('("ui")');
  expect(searchExpression("seo")?.every).toBe('("seo"*)');
});

test("a word finds the other forms of its root", () => {
  const { every = "" } = searchExpression("pembuatan") ?? {};
  for (const form of ["pembuatan", "buat", "membuat", "dibuat"]) expect(every).toContain(`"${form}"*`);
});

test("a question of a thousand characters asks for eight words", () => {
  const question = Array.from({ length: 200 }, (_, number) => `k${number}`).join(" ");
  expect(searchExpression(question)?.every.split(" AND ")).toHaveLength(8);
  expect(searchExpression("x".repeat(1000))?.every.length).toBeLessThan(1000);
});

test("whatever is asked, only quoted words, AND, OR and parentheses come out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (question) => {
      const { every, any } = searchExpression(question) ?? { every: '("x")', any: '("x")' };
      for (const expression of [every, any]) {
        expect(expression.replace(/"[\p{L}\p{N}\p{M}]+"\*?/gu, "w")).toMatch(
          /^\(w( OR w)*\)( (AND|OR) \(w( OR w)*\))*$/,
        );
      }
    }),
  );
});
