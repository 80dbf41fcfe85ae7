// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { getHtml, open, press, select, type } from "../../../../../tests/support/opened-editor";
import { removeLink, setLink } from "../links/link";
import * as commands from "../toolbar/commands";

const link =
  (href: string, isNewTab = false) =>
  (editor: Editor) =>
    setLink(editor, { href, isNewTab, text: "baru" });
const by = ({ run }: commands.MenuCommand) => run;
const [bold, , subscript] = [commands.bold, 0, commands.otherMarks.at(-1) ?? commands.bold];

test.each<[string, string, string, ((editor: Editor) => unknown)[], string]>([
  ["words become bold", "<p>a b c</p>", "b", [by(bold)], "<p>a <strong>b</strong> c</p>"],
  ["bold that was written as b goes", "<p>a <b>b</b></p>", "b", [by(bold)], "<p>a b</p>"],
  ["sub takes sup away", "<p>a<sup>b</sup></p>", "b", [by(subscript)], "<p>a<sub>b</sub></p>"],
  ["a paragraph becomes a heading", "<p>a</p>", "a", [by(commands.headings[1] ?? bold)], "<h3>a</h3>"],
  ["a list is made", "<p>a</p>", "a", [by(commands.bulletList)], "<ul>\n<li>a</li>\n</ul>"],
  ["and taken apart", "<ul><li>a</li></ul>", "a", [by(commands.bulletList)], "<p>a</p>"],
  [
    "a list changes its kind",
    "<ul><li>a</li></ul>",
    "a",
    [by(commands.orderedList)],
    "<ol>\n<li>a</li>\n</ol>",
  ],
  ["a quotation is made", "<p>a</p>", "a", [by(commands.quote)], "<blockquote>\n<p>a</p>\n</blockquote>"],
  ["a line deletes no selected words", "<p>a b</p>", "b", [by(commands.rule)], "<p>a b</p>\n<hr />"],
  [
    "format goes and the link stays",
    '<p><a href="/x"><em>a</em></a></p>',
    "a",
    [by(commands.clearFormat)],
    '<p><a href="/x">a</a></p>',
  ],
  [
    "words are linked",
    "<p>a b</p>",
    "b",
    [link("/x", true)],
    '<p>a <a href="/x" target="_blank" rel="noopener noreferrer">b</a></p>',
  ],
  [
    "a part of a link changes all of it",
    '<p><a href="/x">a b</a></p>',
    "b",
    [link("/y")],
    '<p><a href="/y">a b</a></p>',
  ],
  ["a link goes whole", '<p><a href="/x">a b</a></p>', "b", [removeLink], "<p>a b</p>"],
  [
    "a table has a head, and deletes no selected words",
    "<p>a b</p>",
    "b",
    [by(commands.table)],
    "<p>a b</p>\n<table>\n<thead>\n<tr><th></th><th></th><th></th></tr>\n</thead>\n<tbody>\n<tr><td></td><td></td><td></td></tr>\n<tr><td></td><td></td><td></td></tr>\n</tbody>\n</table>",
  ],
  [
    "a head is taken away",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    "b",
    [by(commands.toggleHead)],
    "<table>\n<tbody>\n<tr><td>a</td></tr>\n<tr><td>b</td></tr>\n</tbody>\n</table>",
  ],
  [
    "the first row names the columns",
    "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
    "b",
    [by(commands.toggleHead)],
    "<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody>\n<tr><td>b</td></tr>\n</tbody>\n</table>",
  ],
  [
    "a table goes with its caption",
    "<p>x</p><table><caption>K</caption><tbody><tr><td>a</td></tr></tbody></table>",
    "a",
    [by(commands.tableCommands.at(-1) ?? bold)],
    "<p>x</p>",
  ],
])("%s", (_name, html, words, acts, expected) => {
  const editor = open(html);
  select(editor, words);
  for (const act of acts) act(editor);
  expect(getHtml(editor)).toBe(expected);
});

test("behind the last cell Tab makes a row, and the last row goes with its table", () => {
  const editor = open("<table><tbody><tr><td>A</td></tr></tbody></table>\n<p>Akhir.</p>");
  select(editor, "A", true);
  press(editor, "Tab");
  type(editor, "B");
  expect(getHtml(editor)).toMatch(/<td>A<\/td><\/tr>\s*<tr><td>B<\/td><\/tr>/);
  const deleteRow = commands.tableCommands.find(({ label }) => label === "Hapus baris");
  deleteRow?.run(editor);
  select(editor, "A", true);
  deleteRow?.run(editor);
  expect(getHtml(editor)).toBe("<p>Akhir.</p>");
});

test("Escape lets the very next Tab leave a list, and none after other keys", () => {
  const html = "<ul><li>Satu</li>\n<li>Dua</li>\n</ul>";
  const editor = open(html);
  select(editor, "Dua", true);
  press(editor, "Escape");
  expect(press(editor, "Tab")).toBe(false);
  expect(getHtml(editor)).toBe(html);
  press(editor, "Escape");
  press(editor, "a");
  expect(press(editor, "Tab")).toBe(true);
  expect(getHtml(editor)).toMatch(/<li>Satu\s*<ul>\s*<li>Dua<\/li>/);
  expect(press(editor, "Tab")).toBe(true);
});

test.each([
  ["## Judul", /^<h2>Judul<\/h2>$/],
  ["- butir", /^<ul>\s*<li>butir<\/li>\s*<\/ul>$/],
  ["> kata", /^<blockquote>\s*<p>kata<\/p>\s*<\/blockquote>$/],
  ["**tebal**", /^<p><strong>tebal<\/strong><\/p>$/],
  ["*miring*", /^<p><em>miring<\/em><\/p>$/],
  ["2 * 3 * 4", /^<p>2 \* 3 \* 4<\/p>$/],
  ["# ", /^<p># <\/p>$/],
])("%s becomes what it means", (typed, html) => {
  const editor = open("");
  type(editor, typed);
  expect(getHtml(editor)).toMatch(html);
});

test("Backspace right behind a rule gives the signs back", () => {
  const editor = open("<p>a</p><p>b</p>");
  select(editor, "a");
  type(editor, "## ");
  press(editor, "Backspace");
  expect(getHtml(editor)).toBe("<p>## </p><p>b</p>");
});

test("a text is told once it differs, and what was only opened never", () => {
  const editor = open("<h2>Satu</h2>\n\n<p>Dua\n  <b>tiga</b></p>");
  select(editor, "Satu", true);
  expect(editor.written).toEqual([]);
  type(editor, "!");
  expect(editor.written).toEqual(["<h2>Satu!</h2>\n\n<p>Dua\n  <b>tiga</b></p>"]);
});
