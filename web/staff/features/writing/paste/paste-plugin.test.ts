// @vitest-environment jsdom
import { NodeSelection } from "@tiptap/pm/state";
import { CellSelection } from "@tiptap/pm/tables";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../lib/http";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { htmlOf, open as openWriting, placeOf, select, selectPicture } from "../visual/opened-writing";
import type { Writing } from "../visual/writing";
import { pastePlugin } from "./paste-plugin";
import { openEnds } from "./slices";

const clean = vi.fn((html: string) => Promise.resolve(html));
const onFiles = vi.fn();
const onTrouble = vi.fn();

afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

const plugin = () =>
  pastePlugin({
    clean,
    read(html) {
      const opened = openDocument(html);
      return "document" in opened ? openEnds(documentSchema().nodeFromJSON(opened.document).content) : null;
    },
    onFiles,
    onTrouble,
  });

const open = (html: string) => openWriting(html, [plugin()]);

interface Clipboard {
  "text/html"?: string;
  "text/plain"?: string;
  files?: File[];
}

function send({ view }: Writing, kind: "copy" | "cut" | "paste" | "drop", data: Clipboard): Event {
  const transfer = {
    files: data.files ?? [],
    types: Object.keys(data),
    getData: (type: keyof Clipboard) => data[type] ?? "",
    setData: (type: "text/html" | "text/plain", text: string) => {
      data[type] = text;
    },
    clearData: () => {},
  };
  const event = new Event(kind, { bubbles: true, cancelable: true });
  view.dom.dispatchEvent(Object.assign(event, { clipboardData: transfer, dataTransfer: transfer }));
  return event;
}

/** What the system hands out again of what is copied. */
function copy(writing: Writing): Clipboard {
  const data: Clipboard = {};
  send(writing, "copy", data);
  return { ...data, "text/html": `<meta charset='utf-8'>${data["text/html"]}` };
}

function selectBlock({ view }: Writing, pos: number) {
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
}

function selectCells(writing: Writing, first: string, last: string) {
  const { state, dispatch } = writing.view;
  const [from, to] = [placeOf(writing, first) - 2, placeOf(writing, last) - 2];
  dispatch(state.tr.setSelection(CellSelection.create(state.doc, from, to)));
}

const file = (name: string, type: string) => new File(["x"], name, { type });

test.each([
  "<h2>Satu</h2>",
  "<table><caption>Judul</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
  '<pre><code lang="en">kode\n  masuk</code></pre>',
  '<figure><img alt="A" src="/images/a.jpg" loading="lazy" /><figcaption>B</figcaption></figure>',
])("what was copied here is pasted as it was, without the server: %s", (block) => {
  const writing = open(`${block}\n<p>Akhir.</p>`);
  selectBlock(writing, 0);
  const copied = copy(writing);
  select(writing, "Akhir.", true);
  expect(send(writing, "paste", copied).defaultPrevented).toBe(true);
  expect(clean).not.toHaveBeenCalled();
  expect(htmlOf(writing).split(block)).toHaveLength(3);
});

test("a line of a text that spans others goes from one editor into another", () => {
  const from = open("<p>\n  Satu <b>dua</b> tiga\n</p>");
  select(from, "dua");
  const copied = copy(from);
  const to = open("<p>Awal akhir.</p>");
  select(to, "Awal ", true);
  send(to, "paste", copied);
  expect(clean).not.toHaveBeenCalled();
  expect(htmlOf(to)).toBe("<p>Awal <b>dua</b>akhir.</p>");
});

test("cells that were copied take the places of cells", () => {
  const writing = open(
    "<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>",
  );
  selectCells(writing, "A", "B");
  const copied = copy(writing);
  selectCells(writing, "C", "D");
  send(writing, "paste", copied);
  expect(writing.view.dom.querySelectorAll("table")).toHaveLength(1);
  expect([...writing.view.dom.querySelectorAll("td")].map((cell) => cell.textContent).join("")).toBe("ABAB");
  expect(clean).not.toHaveBeenCalled();
});

test("what only looks as if it came from here is cleaned", async () => {
  const writing = open("<p>Awal.</p>");
  select(writing, "Awal.");
  copy(writing);
  select(writing, "Awal.", true);
  const html = '<p data-pm-slice="1 1 []" onclick="x()">Lain</p>';
  clean.mockResolvedValue("<p>Lain</p>");
  send(writing, "paste", { "text/html": html, "text/plain": "Lain" });
  await vi.waitFor(() => expect(clean).toHaveBeenCalledOnce());
  expect(htmlOf(writing)).toBe("<p>Awal.Lain</p>");
});

test("a table whose first row is shorter is pasted with its cells where they stood", async () => {
  const table = "<table><tbody><tr><td>A</td></tr><tr><td>B</td><td>C</td></tr></tbody></table>";
  const writing = open("<p>Awal.</p>");
  select(writing, "Awal.", true);
  clean.mockResolvedValue(table);
  send(writing, "paste", { "text/html": table, "text/plain": "A B C" });
  await vi.waitFor(() => expect(writing.view.dom.querySelector("table")).not.toBeNull());
  expect(htmlOf(writing)).toContain(table);
});

test("what is pasted over a picture goes below it", () => {
  const figure = '<figure><img alt="A" src="/images/a.jpg" loading="lazy" /></figure>';
  const writing = open(`${figure}\n<p>Akhir.</p>`);
  selectPicture(writing);
  send(writing, "paste", { "text/plain": "Satu" });
  expect(htmlOf(writing)).toBe(`${figure}\n<p>Satu</p>\n<p>Akhir.</p>`);
  select(writing, "Satu");
  const copied = copy(writing);
  selectPicture(writing);
  send(writing, "paste", copied);
  expect(htmlOf(writing)).toBe(`${figure}\n<p>Satu</p>\n<p>Satu</p>\n<p>Akhir.</p>`);
});

test.each([
  ["a picture of an older system, without a type", file("foto.avif", "")],
  ["a picture", file("foto.jpg", "image/jpeg")],
  ["what is none, which is said where it is refused", file("laporan.pdf", "application/pdf")],
])("a file that is pasted or dropped is never left to the browser: %s", (_name, dropped) => {
  const writing = open("<p>Awal.</p>");
  vi.spyOn(writing.view, "posAtCoords").mockReturnValue({ pos: 3, inside: 0 });
  expect(send(writing, "drop", { files: [dropped] }).defaultPrevented).toBe(true);
  expect(onFiles).toHaveBeenLastCalledWith([dropped], 3);
  expect(send(writing, "paste", { files: [dropped], "text/plain": dropped.name }).defaultPrevented).toBe(
    true,
  );
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(htmlOf(writing)).toBe("<p>Awal.</p>");
});

test("the picture that office programs add to copied words is none of its own", async () => {
  const writing = open("");
  clean.mockResolvedValue("<p>Kata</p>");
  const files = [file("image.png", "image/png")];
  send(writing, "paste", { "text/html": "<p>Kata</p>", "text/plain": "Kata", files });
  expect(onFiles).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(clean).toHaveBeenCalledOnce());
  expect(htmlOf(writing)).toBe("<p>Kata</p>");
});

test.each([
  ["is not answered", new TypeError("Failed to fetch"), /server tidak bisa dihubungi/],
  ["finds it too large", new ApiError(413, "", null), /terlalu besar/],
  ["finds it too long", new ApiError(400, "", null), /terlalu besar/],
  ["has ended the session", new ApiError(401, "", null), /sesi Anda sudah berakhir/],
  ["fails", new ApiError(500, "", null), /server gagal/],
])("why the words have lost their looks is true where the server %s", async (_name, error, message) => {
  vi.spyOn(console, "error").mockReturnValue();
  const writing = open("");
  clean.mockRejectedValue(error);
  send(writing, "paste", { "text/html": "<p><b>Kata</b></p>", "text/plain": "Kata" });
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledWith(expect.stringMatching(message)));
  expect(htmlOf(writing)).toBe("<p>Kata</p>");
});

test("pictures that do not come along with the words are told of, and those that do are not", async () => {
  const writing = open("");
  const kept = '<p>Kata<img alt="" src="https://contoh.id/a.png" loading="lazy" /></p>';
  clean.mockResolvedValue(kept);
  const html =
    '<p>Kata<img src="https://contoh.id/a.png"><img src="data:image/png;base64,AA"><img src="file:///b.png"></p>';
  send(writing, "paste", { "text/html": html, "text/plain": "Kata" });
  await vi.waitFor(() => expect(htmlOf(writing)).toBe(kept));
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^2 gambar tidak ikut tertempel/));
  send(writing, "paste", { "text/html": '<img src="https://contoh.id/a.png">' });
  await vi.waitFor(() => expect(htmlOf(writing).match(/<img/g)).toHaveLength(2));
  expect(onTrouble).toHaveBeenCalledOnce();
});
