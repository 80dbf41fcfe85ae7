// @vitest-environment jsdom
import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, expect, test, vi } from "vitest";
import { getHtml, open as openEditor, select } from "../../../../../tests/support/opened-editor";
import { ApiError } from "../../../../lib/http";
import { createPaste, getWords, isOneCell, tidyForeignHtml } from "./paste";

const answer = (content: string) => ({
  content,
  cleaned: [] as { kind: "removed"; what: string; count: number }[],
});
const clean = vi.fn((html: string) => Promise.resolve(answer(html)));
const onFiles = vi.fn();
const onNotice = vi.fn();
const onPending = vi.fn();

afterEach(() => vi.resetAllMocks());

const open = (html: string) => openEditor(html, [createPaste({ clean, onFiles, onNotice, onPending })]);

interface Clipboard {
  "text/html"?: string;
  "text/plain"?: string;
  files?: File[];
}

function send({ view }: Editor, kind: "copy" | "cut" | "paste" | "drop", data: Clipboard): Event {
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
function copy(editor: Editor): Clipboard {
  const data: Clipboard = {};
  send(editor, "copy", data);
  return { ...data, "text/html": `<meta charset='utf-8'>${data["text/html"]}` };
}

function selectBlock({ view }: Editor, pos: number) {
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
}

const file = (name: string, type: string) => new File(["x"], name, { type });

test.each([
  "<h2>Satu</h2>",
  '<figure><img alt="A" src="/images/a.jpg" loading="lazy" /><figcaption>B</figcaption></figure>',
])("content copied in this editor is pasted unchanged, without the server: %s", (block) => {
  const editor = open(`${block}\n<p>Akhir.</p>`);
  selectBlock(editor, 0);
  const copied = copy(editor);
  select(editor, "Akhir.", true);
  expect(send(editor, "paste", copied).defaultPrevented).toBe(true);
  expect(clean).not.toHaveBeenCalled();
  expect(getHtml(editor).split(block)).toHaveLength(3);
});

test("pasted HTML that imitates the editor's own is cleaned by the server", async () => {
  const editor = open("<p>Awal.</p>");
  select(editor, "Awal.");
  copy(editor);
  select(editor, "Awal.", true);
  const html = '<p data-pm-slice="1 1 []" onclick="x()">Lain</p>';
  clean.mockResolvedValue(answer("<p>Lain</p>"));
  send(editor, "paste", { "text/html": html, "text/plain": "Lain" });
  await vi.waitFor(() => expect(getHtml(editor)).toBe("<p>Awal.Lain</p>"));
  expect(clean).toHaveBeenCalledOnce();
});

test.each([
  ["a picture", file("foto.jpg", "image/jpeg")],
  ["what is none, which is said where it is refused", file("laporan.pdf", "application/pdf")],
])("the browser never handles a pasted or dropped file: %s", (_name, dropped) => {
  const editor = open("<p>Awal.</p>");
  vi.spyOn(editor.view, "posAtCoords").mockReturnValue({ pos: 3, inside: 0 });
  expect(send(editor, "drop", { files: [dropped] }).defaultPrevented).toBe(true);
  expect(onFiles).toHaveBeenLastCalledWith([dropped], 3);
  expect(send(editor, "paste", { files: [dropped], "text/plain": dropped.name }).defaultPrevented).toBe(true);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(getHtml(editor)).toBe("<p>Awal.</p>");
});

test.each([
  ["is not answered", new TypeError("Failed to fetch"), /server tidak bisa dihubungi/],
  ["has ended the session", new ApiError(401, "", null), /sesi Anda sudah berakhir/],
  ["fails", new ApiError(500, "", null), /server gagal/],
])("the reason for pasting plain text is shown when the server %s", async (_name, error, message) => {
  vi.spyOn(console, "error").mockReturnValue();
  const editor = open("");
  clean.mockRejectedValue(error);
  send(editor, "paste", { "text/html": "<p><b>Kata</b></p>", "text/plain": "Kata" });
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith(expect.stringMatching(message)));
  expect(getHtml(editor)).toBe("<p>Kata</p>");
});

test("pictures of a document are uploaded where they stood, and what stays behind is named", async () => {
  const editor = open("");
  clean.mockImplementation(async (html) => ({
    content: html.replace(/<h9>.*<\/h9>/, ""),
    cleaned: [{ kind: "removed" as const, what: "komentar Word", count: 2 }],
  }));
  const html =
    '<p>Satu</p><p><img src="data:image/png;base64,AA=="></p><p>Dua <img src="file:///b.png"></p><h9>x</h9>';
  send(editor, "paste", { "text/html": html, "text/plain": "Satu Dua" });
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  const [[files, pos]] = onFiles.mock.calls as [[File[], number]];
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([["gambar-1.png", "image/png", 1]]);
  expect(editor.state.doc.resolve(pos).index(0)).toBe(1);
  expect(editor.state.doc.textContent).not.toContain("⟦");
  expect(onNotice).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Tidak ikut tertempel: 2 komentar Word\. 1 gambar tidak ikut/),
  );
});

test("what is typed while the server cleans stays, and the cursor with it", async () => {
  const editor = open("<p>Awal.</p>");
  select(editor, "Awal.", true);
  let finish = (_: ReturnType<typeof answer>) => {};
  clean.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  send(editor, "paste", { "text/html": "<p><b>Tebal</b></p>", "text/plain": "Tebal" });
  editor.commands.insertContent(" Diketik.");
  expect(onPending.mock.calls).toEqual([[1]]);
  finish(answer("<p><strong>Tebal</strong></p>"));
  await vi.waitFor(() => expect(getHtml(editor)).toBe("<p>Awal.<strong>Tebal</strong> Diketik.</p>"));
  await vi.waitFor(() => expect(onPending.mock.calls).toEqual([[1], [-1]]));
  editor.commands.insertContent("!");
  expect(getHtml(editor)).toContain("Diketik.!");
  editor.commands.undo();
  editor.commands.undo();
  expect(getHtml(editor)).toBe("<p>Awal. Diketik.</p>");
});

test("one cell of a sheet is text, and an address on selected words links them", () => {
  const editor = open("<p>Awal kata.</p>");
  select(editor, "Awal");
  send(editor, "paste", { "text/plain": "https://contoh.id/a", "text/html": "<a>x</a>" });
  expect(getHtml(editor)).toBe('<p><a href="https://contoh.id/a">Awal</a> kata.</p>');
  select(editor, "kata.", true);
  send(editor, "paste", {
    "text/html": "<table><tr><td>Rp 5 juta</td></tr></table>",
    "text/plain": "Rp 5 juta",
  });
  expect(getHtml(editor)).toContain("kata.Rp 5 juta</p>");
  expect(clean).not.toHaveBeenCalled();
});

test("the address of a video or a map on an empty line becomes a card", () => {
  const address = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
  const editor = open("");
  send(editor, "paste", { "text/plain": address });
  expect(getHtml(editor)).toBe(`<figure><a href="${address}">Video YouTube</a></figure>`);
  send(editor, "paste", { "text/plain": "https://maps.app.goo.gl/abc" });
  expect(getHtml(editor)).toContain(
    '<figure><a href="https://maps.app.goo.gl/abc">Peta Google Maps</a></figure>',
  );
  send(editor, "paste", { "text/plain": "https://contoh.id" });
  expect(getHtml(editor)).toMatch(/<p>https:\/\/contoh\.id<\/p>$/);
});

test("divs of mail programs become paragraphs, wrappers do not", () => {
  expect(tidyForeignHtml("<div><div>Satu</div><div>Dua <b>tebal</b></div><div><br></div></div>").html).toBe(
    "<div><p>Satu</p><p>Dua <b>tebal</b></p><div><br></div></div>",
  );
  expect(tidyForeignHtml("<div><p>Satu</p><ul><li>Dua</li></ul></div>").html).toBe(
    "<div><p>Satu</p><ul><li>Dua</li></ul></div>",
  );
});

test("styles, scripts and pictures that no address leads to are left out and counted", () => {
  const copied =
    '<style>p{color:red}</style><p>A<img src="file:///a.png"><img src="https://contoh.id/a.png"></p><script>x()</script>';
  expect(tidyForeignHtml(copied)).toEqual({
    html: '<p>A<img src="https://contoh.id/a.png"></p>',
    pictures: [],
    lost: 1,
  });
});

test("pictures of Word and Google Docs are taken out to be uploaded, ten at most", () => {
  const docs = "https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=x";
  expect(tidyForeignHtml(`<p>A<img src="${docs}"></p>`)).toEqual({
    html: "<p>A⟦gambar 0⟧</p>",
    pictures: [docs],
    lost: 0,
  });
  expect(tidyForeignHtml('<img src="data:image/png;base64,AA">'.repeat(12)).lost).toBe(2);
});

test("an emoji is text, and so is one cell of a sheet", () => {
  expect(tidyForeignHtml('<p>Halo <img alt="👍🏽" src="https://chat.example/1f44d.png"></p>').html).toBe(
    "<p>Halo 👍🏽</p>",
  );
  expect(isOneCell("<style>td{}</style><table><tr><td>5</td></tr></table>")).toBe(true);
  expect(isOneCell("<p>Harga</p><table><tr><td>5</td></tr></table>")).toBe(false);
});

test("a copied picture is told from copied words", () => {
  expect(getWords('<meta charset="utf-8"><img src="https://contoh.id/a.png" alt="A">')).toBe("");
  expect(getWords("<style>p{}</style><p> </p>")).toBe("");
  expect(getWords("<p>A</p>")).toBe("A");
});
