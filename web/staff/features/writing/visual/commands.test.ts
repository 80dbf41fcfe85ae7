// @vitest-environment jsdom
import { type Command, EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { writeHtml } from "../document/write-html";
import { removeLink, setLink } from "../links/link-commands";
import { changePicture, deletePicture, insertPicture, toCaption } from "../pictures/picture-commands";
import { deleteTable, insertTable, toggleHead } from "../tables/table-commands";
import { insertHorizontalRule, toggleList, toggleQuote, toHeading } from "./block-commands";
import { clearFormat, toggle } from "./mark-commands";
import { rangeInDocument } from "./range-in-document";

/** Opens HTML with `words` selected, or the picture where there are none, and carries commands out. */
function after(html: string, words: string, ...commands: Command[]): string {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error(JSON.stringify(opened));
  let state = EditorState.create({ doc: documentSchema().nodeFromJSON(opened.document) });
  let selection = TextSelection.atEnd(state.doc);
  state.doc.descendants((node, pos) => {
    const at = words ? (node.text?.indexOf(words) ?? -1) : -1;
    if (at >= 0) selection = TextSelection.create(state.doc, pos + at, pos + at + words.length);
    if (!words && node.type.name === "image") selection = NodeSelection.create(state.doc, pos);
  });
  state = state.apply(state.tr.setSelection(selection));
  for (const command of commands) {
    command(state, (tr) => {
      state = state.apply(tr);
    });
  }
  return writeHtml(state.doc);
}

const link = (href: string, isNewTab = false) => setLink({ href, isNewTab, text: "baru" });
const picture = '<img alt="A" src="/a.jpg" loading="lazy" />';

test.each<[string, string, string, Command[], string]>([
  ["words become bold", "<p>a b c</p>", "b", [toggle("bold")], "<p>a <strong>b</strong> c</p>"],
  ["bold that was written as b goes", "<p>a <b>b</b></p>", "b", [toggle("bold")], "<p>a b</p>"],
  ["sub takes sup away", "<p>a<sup>b</sup></p>", "b", [toggle("subscript")], "<p>a<sub>b</sub></p>"],
  ["a paragraph becomes a heading", "<p>a</p>", "a", [toHeading(3)], "<h3>a</h3>"],
  [
    "a list is made and taken apart",
    "<p>a</p>",
    "a",
    [toggleList("bulletList"), toggleList("bulletList")],
    "<p>a</p>",
  ],
  ["a list changes its kind", "<ul><li>a</li></ul>", "a", [toggleList("orderedList")], "<ol><li>a</li></ol>"],
  ["a quotation is made and taken apart", "<p>a</p>", "a", [toggleQuote, toggleQuote], "<p>a</p>"],
  ["a line stands behind its paragraph", "<p>a</p>", "", [insertHorizontalRule], "<p>a</p>\n<hr />"],
  [
    "format goes and the link stays",
    '<p><a href="/x"><em>a</em></a></p>',
    "a",
    [clearFormat],
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
  ["a link of its own is written", "<p>a </p>", "", [link("/x")], '<p>a<a href="/x">baru</a> </p>'],
  [
    "a picture goes behind the paragraph",
    "<p>a b</p>",
    "a",
    [insertPicture({ src: "/a.jpg", alt: "A" })],
    `<p>a b</p>\n<figure>${picture}</figure>`,
  ],
  [
    "a picture goes with its figure",
    `<p>a</p><figure>${picture}<figcaption>K</figcaption></figure>`,
    "",
    [deletePicture],
    "<p>a</p>",
  ],
  [
    "a picture gets a caption",
    `<p>${picture}</p>`,
    "",
    [toCaption(1)],
    `<figure>${picture}<figcaption></figcaption>\n</figure>`,
  ],
  [
    "a picture gets other words",
    `<p>${picture}</p>`,
    "",
    [changePicture(1, { alt: "B" })],
    `<p>${picture.replace('"A"', '"B"')}</p>`,
  ],
  [
    "a table has a head",
    "<p>a</p>",
    "",
    [insertTable({ rows: 2, columns: 1, hasHead: true })],
    "<p>a</p>\n<table><thead><tr><th></th></tr>\n</thead>\n<tbody><tr><td></td></tr>\n</tbody>\n</table>",
  ],
  [
    "a head is taken away",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    "b",
    [toggleHead],
    "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
  ],
  [
    "a table goes with its caption",
    "<p>x</p><table><caption>K</caption><tbody><tr><td>a</td></tr></tbody></table>",
    "a",
    [deleteTable],
    "<p>x</p>",
  ],
])("%s", (_name, html, words, commands, expected) => {
  expect(after(html, words, ...commands)).toBe(expected);
});

const html =
  "<h2>Harga &amp; waktu</h2>\n<ul><li>Mulai <strong>Rp 5 juta</strong></li>\n<li>Selesai</li>\n</ul>\n<p>Satu Mulai lagi.</p>";

function wordsAt(words: string, place = html.indexOf(words)): string | null {
  const opened = openDocument(html);
  if (!("document" in opened)) throw new Error("refused");
  const document = documentSchema().nodeFromJSON(opened.document);
  const range = rangeInDocument(document, html, place, place + words.length);
  return range && document.textBetween(range.from, range.to, " ");
}

test("words of the source are found where the editor shows them, the right ones of several", () => {
  expect(wordsAt("&amp; waktu")).toBe("& waktu");
  expect(wordsAt("Rp 5 juta")).toBe("Rp 5 juta");
  expect(wordsAt("Mulai", html.lastIndexOf("Mulai"))).toBe("Mulai");
  expect(wordsAt("juta</strong></li>\n<li>Selesai")).toBe("juta Selesai");
});

test("markup without words is found nowhere", () => {
  expect(wordsAt("<ul>")).toBeNull();
});
