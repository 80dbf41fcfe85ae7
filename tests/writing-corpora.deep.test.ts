// @vitest-environment jsdom
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import {
  findRefusal,
  readDocument,
  writeHtml,
} from "../web/staff/features/writing/document/article-document";
import { documentSchema } from "../web/staff/features/writing/document/extensions";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { seedArticles } from "../worker/command-line/seed/articles";
import { firstWritingRules } from "../worker/contract/studio/writing-rules";
import { subjects } from "../worker/generation/catalogue/subjects";
import { createLocalWriter } from "../worker/generation/writers/local/local-writer";
import { toBody } from "../worker/generation/writers/workers-ai/model-answer";
import { hostileHtml } from "./support/corpora";
import { faultyAnswers } from "./support/model-faults";

/** What became of HTML: opened and written again the same, or the reason and the tag for which it was refused. */
function describeOutcome(cleaned: string): string {
  const refusal = findRefusal(cleaned);
  if (refusal) return `refused ${/<\w+>/.exec(refusal)}`;
  const document = readDocument(documentSchema, cleaned);
  document.check();
  return writeHtml(document) === cleaned ? "same" : "changed";
}

function countOutcomes(articles: readonly string[]): Record<string, number> {
  const outcomes = Object.groupBy(articles, (html) => describeOutcome(cleanArticleHtml(html)));
  return Object.fromEntries(Object.entries(outcomes).map(([outcome, found = []]) => [outcome, found.length]));
}

async function generated(count: number): Promise<string[]> {
  const writer = createLocalWriter();
  const { signal } = new AbortController();
  return Promise.all(
    Array.from({ length: count }, async (_, seed) => {
      const topic = subjects[seed % subjects.length]?.title ?? "";
      const assignment = {
        ...{ topic, category: null, takenTitles: [], seed, brief: null, rules: firstWritingRules },
        links: [{ path: "/contact", title: "Kontak" }],
      };
      const { content } = await writer.write(assignment, await writer.outline(assignment, signal), signal);
      return content;
    }),
  );
}

test("every article of the seed opens and comes back the same", () => {
  expect(countOutcomes(seedArticles.map(({ content }) => content))).toEqual({ same: seedArticles.length });
});

test("a hundred articles of the local writer open and come back the same", async () => {
  expect(countOutcomes(await generated(100))).toEqual({ same: 100 });
});

test("articles of models, with their faults, open and come back the same", () => {
  const bodies = faultyAnswers.map(([, title, content]) => toBody(content, title));
  expect(countOutcomes(bodies)).toEqual({ same: faultyAnswers.length });
});

test("hostile HTML opens and comes back the same, or is refused", () => {
  const outcomes = { same: 657, "refused <table>": 2, "refused <td>": 1 };
  expect(countOutcomes(hostileHtml)).toEqual(outcomes);
  const inCells = hostileHtml.map((html) => `<table><tbody><tr><td>${html}</td></tr></tbody></table>`);
  expect(countOutcomes(inCells)).toEqual(outcomes);
  expect(countOutcomes(hostileHtml.map((html) => `${html}<p>kata</p>${html}`))).toEqual(outcomes);
});

test("what was copied from a word processor opens and comes back the same", () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Judul</span></h2><ul><li dir="ltr"><p dir="ltr"><span>a</span></p></li><ul><li dir="ltr"><p><span style="font-style:italic">b</span></p></li></ul></ul><br><div dir="ltr"><table><colgroup><col></colgroup><tbody><tr><td><p>c</p></td></tr></tbody></table></div></b>`;
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal><b><span style='font-weight:bold'>a</span></b><o:p></o:p></p>\r\n<p class=MsoListParagraph>·<span>&nbsp; </span>b</p><table class=MsoTableGrid>\r\n <tr>\r\n  <td>\r\n  <p class=MsoNormal>c<o:p>&nbsp;</o:p></p>\r\n  </td>\r\n </tr>\r\n</table></body></html>`;
  expect(countOutcomes([docs, word])).toEqual({ same: 2 });
});

/** Words of an article, and the document with a letter more in the last of them. */
function withOneWord(cleaned: string, part: number): { before: string[]; after: string[] } {
  const document = readDocument(documentSchema, cleaned);
  const places: number[] = [];
  document.descendants((node, pos) => {
    if (node.isText && /\w/.test(node.text ?? "")) places.push(pos + 1);
  });
  const { tr } = EditorState.create({ doc: document });
  tr.insertText("x", places[Math.floor(part * (places.length - 1))] ?? 1);
  // A changed list or table is written without the white space that it was indented by.
  const lines = (html: string) => html.split(/\s*\n\s*/);
  return { before: lines(cleaned), after: lines(writeHtml(tr.doc)) };
}

test("an edit of one word changes one line of the stored HTML", async () => {
  const articles = [...seedArticles.map(({ content }) => content), ...(await generated(100))].map(
    cleanArticleHtml,
  );
  const others = articles.flatMap((cleaned) =>
    [0, 0.3, 0.5, 0.7, 1].flatMap((part) => {
      const { before, after } = withOneWord(cleaned, part);
      const changed = after.filter((line, index) => line !== before[index]);
      return before.length === after.length && changed.length === 1 ? [] : [changed.join("\n")];
    }),
  );
  expect(others).toEqual([]);
});
