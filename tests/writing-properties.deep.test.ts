// @vitest-environment jsdom
import { Node } from "@tiptap/pm/model";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { findTable, TableMap } from "@tiptap/pm/tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { documentSchema } from "../web/staff/features/writing/document/document-extensions";
import { openDocument } from "../web/staff/features/writing/document/open-document";
import { refusalText } from "../web/staff/features/writing/document/refusal";
import { writeHtml } from "../web/staff/features/writing/document/write-html";
import { tableActs, toggleHead } from "../web/staff/features/writing/tables/table-commands";
import { tablePlugin } from "../web/staff/features/writing/tables/table-plugin";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { edited, edits } from "./support/writing-edits";
import { articleSources } from "./support/writing-sources";
import { documentTrees } from "./support/writing-trees";

const often = { numRuns: 100 };
const patient = { timeout: 60_000 };

function opened(cleaned: string): Node {
  const found = openDocument(cleaned);
  if (!("document" in found)) throw new Error(refusalText(found.refusal));
  return Node.fromJSON(documentSchema(), found.document);
}

function expectKept(document: Node) {
  document.check();
  const html = writeHtml(document);
  expect(cleanArticleHtml(html)).toBe(html);
  expect(writeHtml(opened(html))).toBe(html);
}

test("whatever the editor can hold is written as the cleaner leaves it, and opened again", patient, () => {
  fc.assert(fc.property(documentTrees, expectKept), often);
});

test("whatever has its tags where they belong opens, however it was typed", patient, () => {
  fc.assert(
    fc.property(articleSources.map(cleanArticleHtml), (cleaned) => {
      expect(writeHtml(opened(cleaned))).toBe(cleaned);
    }),
    often,
  );
});

test(
  "what the editor made and changed is written as the cleaner leaves it, and opened again",
  patient,
  () => {
    fc.assert(
      fc.property(documentTrees, edits, (document, steps) => expectKept(edited(document, steps))),
      often,
    );
  },
);

test("what was read and changed is written as the cleaner leaves it, and opened again", patient, () => {
  fc.assert(
    fc.property(articleSources.map(cleanArticleHtml), edits, (cleaned, steps) =>
      expectKept(edited(opened(cleaned), steps)),
    ),
    often,
  );
});

const acts = [...tableActs, { label: "Baris judul", command: toggleHead }];

test("each act can be carried out in whatever cell of whatever table", patient, () => {
  fc.assert(
    fc.property(documentTrees, fc.nat(), fc.constantFrom(...acts), (document, nth, { label, command }) => {
      const cells: number[] = [];
      document.descendants((node, pos) => {
        if (node.type.spec.tableRole?.endsWith("cell")) cells.push(pos);
      });
      const cell = cells[nth % cells.length];
      if (cell === undefined) return;
      const selection = TextSelection.near(document.resolve(cell + 1));
      let state = EditorState.create({ doc: document, selection, plugins: [tablePlugin()] });
      command(state, (tr) => {
        state = state.apply(tr);
      });
      expectKept(state.doc);
      const table = findTable(state.selection.$head);
      if (label.startsWith("Tambah")) expect(table && TableMap.get(table.node).problems).toBeNull();
      if (!label.startsWith("Hapus")) expect(state.doc.textContent).toBe(document.textContent);
    }),
    often,
  );
});
