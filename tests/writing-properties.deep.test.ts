// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findRefusal,
  readDocument,
  writeHtml,
} from "../web/staff/features/writing/document/article-document";
import { documentSchema } from "../web/staff/features/writing/document/extensions";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { edited, edits } from "./support/writing-edits";
import { articleSources } from "./support/writing-sources";

const often = { numRuns: 100 };
const opening = articleSources.map(cleanArticleHtml).filter((cleaned) => findRefusal(cleaned) === null);

test("whatever opens is written to the byte as long as nobody edits it", () => {
  fc.assert(
    fc.property(opening, (cleaned) => {
      // A mark without words shows nothing, and is not kept where nothing else stands.
      fc.pre(!/<(\w+)[^>]*><\/\1>/.test(cleaned));
      const document = readDocument(documentSchema, cleaned);
      document.check();
      expect(writeHtml(document)).toBe(cleaned);
    }),
    often,
  );
});

test("what was read and changed is written as the cleaner leaves it, and opened again", () => {
  fc.assert(
    fc.property(opening, edits, (cleaned, steps) => {
      const html = writeHtml(edited(readDocument(documentSchema, cleaned), steps));
      // The cleaner takes a link off that holds no words.
      fc.pre(!/<a [^>]*>\s*<\/a>/.test(html));
      expect(cleanArticleHtml(html)).toBe(html);
      expect(findRefusal(html)).toBeNull();
      expect(writeHtml(readDocument(documentSchema, html))).toBe(html);
    }),
    often,
  );
});
