// @vitest-environment jsdom
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../lib/http";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { htmlOf, open as openWriting, select } from "../visual/opened-writing";
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

const file = (name: string, type: string) => new File(["x"], name, { type });

test.each([
  "<h2>Satu</h2>",
  '<figure><img alt="A" src="/images/a.jpg" loading="lazy" /><figcaption>B</figcaption></figure>',
])("content copied in this editor is pasted unchanged, without the server: %s", (block) => {
  const writing = open(`${block}\n<p>Akhir.</p>`);
  selectBlock(writing, 0);
  const copied = copy(writing);
  select(writing, "Akhir.", true);
  expect(send(writing, "paste", copied).defaultPrevented).toBe(true);
  expect(clean).not.toHaveBeenCalled();
  expect(htmlOf(writing).split(block)).toHaveLength(3);
});

test("pasted HTML that imitates the editor's own is cleaned by the server", async () => {
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

test.each([
  ["a picture", file("foto.jpg", "image/jpeg")],
  ["what is none, which is said where it is refused", file("laporan.pdf", "application/pdf")],
])("the browser never handles a pasted or dropped file: %s", (_name, dropped) => {
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

test.each([
  ["is not answered", new TypeError("Failed to fetch"), /server tidak bisa dihubungi/],
  ["has ended the session", new ApiError(401, "", null), /sesi Anda sudah berakhir/],
  ["fails", new ApiError(500, "", null), /server gagal/],
])("the reason for pasting plain text is shown when the server %s", async (_name, error, message) => {
  vi.spyOn(console, "error").mockReturnValue();
  const writing = open("");
  clean.mockRejectedValue(error);
  send(writing, "paste", { "text/html": "<p><b>Kata</b></p>", "text/plain": "Kata" });
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledWith(expect.stringMatching(message)));
  expect(htmlOf(writing)).toBe("<p>Kata</p>");
});

test("pictures that were not pasted are counted in a message", async () => {
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
