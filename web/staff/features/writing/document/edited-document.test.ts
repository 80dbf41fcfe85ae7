// @vitest-environment jsdom
import { Editor, type JSONContent } from "@tiptap/core";
import { addColumnAfter, addRowAfter, addRowBefore, deleteRow } from "@tiptap/pm/tables";
import { afterEach, expect, it } from "vitest";
import { tablePlugin } from "../tables/table-plugin";
import { documentExtensions } from "./document-extensions";
import { openDocument } from "./open-document";
import { writeHtml } from "./write-html";

const article = `<h2 lang="id">Judul</h2>

<p>Satu dua.</p>
<ul>
  <li>butir</li>
  <li>anak<ul><li>cucu</li></ul></li>
</ul>
<blockquote>
  Kutipan <i>lama</i>
  yang <em><strong>panjang</strong></em>
</blockquote>
<table>
  <thead>
    <tr><th scope="col">A</th><th>B</th></tr>
  </thead>
  <tbody>
    <tr><td>1</td><td>2</td></tr>
  </tbody>
</table>`;

const editors: Editor[] = [];

afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function editorOf(html: string): Editor {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error(`${html} was refused`);
  const editor = new Editor({ extensions: documentExtensions, content: opened.document, injectCSS: false });
  editor.registerPlugin(tablePlugin());
  editors.push(editor);
  return editor;
}

/** Puts the cursor behind a text. */
function goBehind(editor: Editor, text: string) {
  let place = 0;
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0 && place === 0) place = position + at + text.length;
  });
  editor.commands.setTextSelection(place);
}

const row = (cell: string): JSONContent => ({
  type: "tableRow",
  content: [{ type: cell, content: [{ type: "paragraph", content: [{ type: "text", text: "sel" }] }] }],
});
const newTable: JSONContent = { type: "table", content: [row("tableHeader"), row("tableCell")] };

const emptyOf = (cell: string) => (cell.endsWith("</th>") ? "<th></th>" : "<td></td>");

type Act = (editor: Editor) => unknown;
type After = string | ((found: string) => string);

it.each<[name: string, behind: string, act: Act, before: string | RegExp, after: After]>([
  ["typing", "dua", (e) => e.commands.insertContent(" tiga"), "dua.", "dua tiga."],
  ["Enter", "dua.", (e) => e.commands.splitBlock(), "dua.</p>", "dua.</p>\n<p></p>"],
  ["Enter in the middle", "Satu", (e) => e.commands.splitBlock(), "Satu dua", "Satu</p>\n<p> dua"],
  [
    "a heading",
    "dua.",
    (e) => e.commands.setNode("heading", { level: 3 }),
    "<p>Satu dua.</p>",
    "<h3>Satu dua.</h3>",
  ],
  [
    "Enter in a list",
    "butir",
    (e) => e.commands.splitListItem("listItem"),
    "<li>butir</li>",
    "<li>butir</li>\n  <li></li>",
  ],
  [
    "an item further in",
    "anak",
    (e) => e.commands.sinkListItem("listItem"),
    "<li>butir</li>\n  <li>anak<ul><li>cucu</li></ul></li>",
    "<li>butir<ul>\n  <li>anak<ul><li>cucu</li></ul></li>\n</ul></li>",
  ],
  [
    "an item further out",
    "cucu",
    (e) => e.commands.liftListItem("listItem"),
    "<li>anak<ul><li>cucu</li></ul></li>",
    "<li>anak</li><li>cucu</li>",
  ],
  [
    "a list",
    "dua.",
    (e) => e.commands.wrapInList("bulletList"),
    "\n<p>Satu dua.</p>",
    "<ul><li>Satu dua.</li>\n</ul>",
  ],
  [
    "a table",
    "dua.",
    (e) => e.commands.insertContent(newTable),
    "dua.</p>\n",
    "dua.</p>\n<table><thead><tr><th>sel</th></tr>\n</thead>\n<tbody><tr><td>sel</td></tr>\n</tbody>\n</table>\n",
  ],
  [
    "a row",
    "1",
    (e) => addRowAfter(e.state, e.view.dispatch),
    "2</td></tr>",
    "2</td></tr>\n    <tr><td></td><td></td></tr>",
  ],
  [
    "a row above the headings",
    "A",
    (e) => addRowBefore(e.state, e.view.dispatch),
    "<thead>",
    "<thead><tr><td></td><td></td></tr>",
  ],
  [
    "a column",
    "2",
    (e) => addColumnAfter(e.state, e.view.dispatch),
    /(B<.th>|2<.td>)/g,
    (cell) => `${cell}${emptyOf(cell)}`,
  ],
  ["a row less", "A", (e) => deleteRow(e.state, e.view.dispatch), / {2}<thead>[\s\S]*<.thead>\n/, ""],
  ["Enter in a cell", "1", (e) => e.commands.splitBlock(), "<td>1</td>", "<td><p>1</p>\n<p></p></td>"],
  [
    "Enter in a quotation",
    "yang",
    (e) => e.commands.splitBlock(),
    /Kutipan[\s\S]*strong><.em>/,
    "<p>Kutipan <i>lama</i>\n  yang</p>\n  <p> <em><strong>panjang</strong></em></p>",
  ],
])("%s changes what was edited and nothing else", (_name, behind, act, before, after) => {
  const editor = editorOf(article);
  goBehind(editor, behind);
  act(editor);
  expect(writeHtml(editor.state.doc)).toBe(
    article.replace(before, (found) => (typeof after === "string" ? after : after(found))),
  );
});

it.each([
  '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan="100%">Catatan</td></tr></table>',
  '<table><tr><td colspan="02">a</td><td rowspan="1"><p>b</p>c</td><td colspan="9999"> </td></tr><tr><td>d</td></tr></table>',
  "<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>",
  '<table><tr><td rowspan="9">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  '<table><thead><tr><td rowspan="2">a</td><td>b</td></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  '<table><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="5">c</td><td>d</td></tr></table>',
  "<table><tr><td>a</td></tr></table><table><tr></tr></table>",
])("a letter in a cell changes no other cell: %s", (html) => {
  const editor = editorOf(html);
  goBehind(editor, "a");
  editor.commands.insertContent("Z");
  expect(writeHtml(editor.state.doc)).toBe(html.replace(">a<", ">aZ<"));
});

it("keeps an empty line at the end that was opened, and none that is new", () => {
  for (const html of ["<p>Satu.</p>", "<p>Satu.</p>\n<p></p>", "<p>Satu.</p><p></p><p></p>"]) {
    const editor = editorOf(html);
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.commands.splitBlock();
    editor.commands.splitBlock();
    expect(writeHtml(editor.state.doc)).toBe(html);
    editor.commands.insertContent("Z");
    expect(writeHtml(editor.state.doc)).toBe(`${html}\n<p></p>\n<p>Z</p>`);
  }
});
