import { type Editor, Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Schema, Slice } from "@tiptap/pm/model";
import { Plugin, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { PostPreviewAnswer } from "../../../../../worker/contract/desk/staff-post";
import { isSignedOut, isUnanswered, toMessage } from "../../../../lib/http";
import { limitMs, within } from "../../../../lib/load-code";
import { embedTitle } from "../document/extensions";
import { copiedAddress, mayLink, setLink } from "../links/link";
import { insertBlock } from "../toolbar/commands";

interface PasteOptions {
  /** Cleans HTML on the server. */
  clean: (html: string) => Promise<PostPreviewAnswer>;
  /** Inserts picture files at a position. */
  onFiles: (files: readonly File[], pos: number) => void;
  /** Shows the progress and the omitted parts; "" hides the notice. */
  onNotice: (text: string) => void;
  /** Called with 1 as a text begins to be cleaned, and with -1 once it stands in the article. */
  onPending: (change: 1 | -1) => void;
}

function whyPlain(error: unknown): string {
  if (isUnanswered(error)) {
    return "Ditempel sebagai teks biasa, karena server tidak bisa dihubungi untuk membersihkan formatnya.";
  }
  const reason = isSignedOut(error) ? "sesi Anda sudah berakhir" : "server gagal membersihkan formatnya";
  return `Ditempel sebagai teks biasa, karena ${reason}. ${toMessage(error, "Coba tempel lagi nanti.")}`;
}

/** Describes the omitted and changed parts. */
function leftOut({ cleaned }: PostPreviewAnswer, lostPictures: number): string {
  const parts = (kind: "removed" | "changed") =>
    cleaned
      .filter((part) => part.kind === kind)
      .map(({ what, count }) => `${count} ${what}`)
      .join(", ");
  const [removed, changed] = [parts("removed"), parts("changed")];
  return [
    removed && `Tidak ikut tertempel: ${removed}.`,
    changed && `Diubah: ${changed}.`,
    lostPictures > 0 &&
      `${lostPictures} gambar tidak ikut tertempel. Salin satu per satu, atau unggah lewat tombol Gambar.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The HTML that was last copied in an editor of this page, which needs no cleaning. */
let copied = "";

function remember(view: EditorView): false {
  const { selection } = view.state;
  if (!selection.empty) copied = view.serializeForClipboard(selection.content()).dom.innerHTML;
  return false;
}

const isOwn = (html: string) => copied !== "" && html.replace(/\r\n?/g, "\n").includes(copied);

/** Converts text: a blank line ends a paragraph, a line break stays. */
function sliceOfText(schema: Schema, text: string): Slice {
  const lines = text.replace(/\r\n?/g, "\n").replace(/^\n+/, "").trimEnd();
  const paragraphs = lines.split(/\n[ \t]*\n+/).map((block) => {
    const inline = block
      .split("\n")
      .flatMap((line) => [schema.node("hardBreak"), ...(line ? [schema.text(line)] : [])]);
    return schema.node("paragraph", null, inline.slice(1));
  });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/**
 * Handles pasting and dropping. Foreign HTML is cleaned by the server and then inserted at its position, which is mapped
 * through edits made meanwhile. Without the server it is inserted as plain text.
 */
export function createPaste({ clean, onFiles, onNotice, onPending }: PasteOptions): Extension {
  function paste(editor: Editor, data: DataTransfer): boolean {
    const html = data.getData("text/html");
    const text = data.getData("text/plain");
    const { selection } = editor.state;
    const { parent } = selection.$from;
    onNotice("");
    // Office programs add a picture of copied text, which is ignored.
    const files = html && getWords(html) !== "" ? [] : [...data.files];
    if (files.length > 0) {
      onFiles(files, selection.to);
      return true;
    }
    if (parent.type.spec.code) return false;
    const address = copiedAddress(text);
    if (address && !selection.empty && selection instanceof TextSelection && mayLink(editor)) {
      setLink(editor, { href: address, isNewTab: false, text: "" });
      return true;
    }
    if (
      address &&
      parent.type.name === "paragraph" &&
      parent.childCount === 0 &&
      insertEmbed(editor, address)
    )
      return true;
    if (!html || isOwn(html)) return false;
    if (isOneCell(html)) return editor.view.pasteText(text || getWords(html));
    void pasteForeign(editor, html, text);
    return true;
  }

  async function pasteForeign(editor: Editor, html: string, text: string) {
    let { from, to } = editor.state.selection;
    const track = ({ transaction: { mapping } }: { transaction: Transaction }) => {
      [from, to] = [mapping.map(from, -1), Math.max(mapping.map(from, -1), mapping.map(to, -1))];
    };
    editor.on("transaction", track);
    onNotice("Menempel …");
    onPending(1);
    const { html: tidied, pictures, lost } = tidyForeignHtml(html);
    let answer: PostPreviewAnswer | null = null;
    let notice = "";
    try {
      const [cleaned, files] = await Promise.all([clean(tidied), Promise.all(pictures.map(fetchFile))]);
      answer = cleaned;
      if (editor.isDestroyed) return;
      notice = leftOut(cleaned, lost + files.filter((file) => file === null).length);
      put(editor, from, to, () => editor.view.pasteHTML(cleaned.content));
      placePictures(editor, files);
    } catch (error) {
      console.error(error);
      if (answer || editor.isDestroyed) throw error;
      notice = whyPlain(error);
      put(editor, from, to, () => editor.view.pasteText(text || getWords(html)));
    } finally {
      editor.off("transaction", track);
      onPending(-1);
    }
    onNotice(notice);
  }

  /** Replaces the marks by the files. */
  function placePictures(editor: Editor, files: readonly (File | null)[]) {
    for (const [index, file] of files.entries()) {
      const mark = pictureMark(index);
      let from = -1;
      editor.state.doc.descendants((node, pos) => {
        const at = node.text?.indexOf(mark) ?? -1;
        if (at >= 0) from = pos + at;
      });
      if (from < 0) continue;
      editor.view.dispatch(editor.state.tr.delete(from, from + mark.length));
      if (file) onFiles([file], from);
    }
  }

  return Extension.create({
    name: "cleanedPaste",
    priority: 200,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handleDOMEvents: { copy: remember, cut: remember },
            clipboardTextParser: (text, _context, _isPlain, view) => sliceOfText(view.state.schema, text),
            // Cleaned HTML is inserted through this handler too, without clipboard data.
            handlePaste: (_view, event) => event.clipboardData !== null && paste(editor, event.clipboardData),
            handleDrop(view, event, _slice, isMoved) {
              if (isMoved || !event.dataTransfer || view.dragging) return false;
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
              if (!at) return false;
              view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
              return paste(editor, event.dataTransfer);
            },
          },
        }),
      ];
    },
  });
}

/** Replaces a range as its own undo step. A cursor elsewhere stays. */
function put(editor: Editor, from: number, to: number, paste: () => void): void {
  const { state, view } = editor;
  const stays = state.selection.from === from && state.selection.to === to;
  let bookmark = state.selection.getBookmark();
  const track = ({ transaction }: { transaction: Transaction }) => {
    bookmark = bookmark.map(transaction.mapping);
  };
  editor.on("transaction", track);
  const { doc } = state;
  view.dispatch(
    closeHistory(state.tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to)))),
  );
  paste();
  editor.off("transaction", track);
  if (!stays) view.dispatch(view.state.tr.setSelection(bookmark.resolve(view.state.doc)));
}

/** Inserts a card below the cursor or in an empty paragraph; false for an address without a card. */
export function insertEmbed(editor: Editor, href: string): boolean {
  const title = embedTitle(href);
  const { schema } = editor.state;
  const card = title && schema.nodes.embed?.create({ href }, schema.text(title));
  if (card) insertBlock(editor, card);
  return Boolean(card);
}

/** Reads a copied picture as a file, or null. */
async function fetchFile(address: string, index: number): Promise<File | null> {
  try {
    const [, type = "", data = ""] = /^data:([^;,]+);base64,(.*)$/s.exec(address) ?? [];
    const bytes = data ? Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)) : await drawn(address);
    const kind = bytes instanceof Blob ? bytes.type : type;
    return new File([bytes], `gambar-${index + 1}.${kind.split("/")[1]}`, { type: kind });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Draws a picture of another host, which the policy allows to show but not to fetch. */
async function drawn(address: string): Promise<Blob> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  await within(limitMs, image.decode());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not drawn"))), "image/webp", 0.92),
  );
}

const noise = "script, style, meta, link, title, xml, template, noscript";
/** Pictures whose addresses cannot be read. */
const passing = 'img:not([src]), img[src^="blob:"], img[src^="file:"], img[src^="data:"]';
/** Pictures that can be converted to files: of Word and, while the user is signed in there, of Google Docs. */
const movable = 'img[src^="data:image/"], img[src*=".googleusercontent.com/docs"]';
const blocks =
  "address, article, aside, blockquote, div, dl, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul";
/** The most pictures of one paste. */
const mostPictures = 10;
const signs =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

/** The placeholder of a picture in the text. */
const pictureMark = (index: number) => `⟦gambar ${index}⟧`;

/**
 * Prepares copied HTML for the server's cleaner: removes large parts without content, converts the `div` lines of mail
 * programs and chats to paragraphs, Word's lists to lists and emoji pictures to text. Parsed in an inert document, which
 * loads and runs nothing. Returns also the addresses of pictures to upload, in the order of their marks, and the number of
 * pictures that cannot be read.
 */
export function tidyForeignHtml(html: string) {
  const body = parseBody(html);
  for (const image of body.querySelectorAll("img")) {
    if (signs.test(image.alt)) image.replaceWith(image.alt);
  }
  const pictures: string[] = [];
  for (const image of body.querySelectorAll<HTMLImageElement>(movable)) {
    if (pictures.length === mostPictures) break;
    image.replaceWith(pictureMark(pictures.length));
    pictures.push(image.src);
  }
  const lost = body.querySelectorAll<HTMLImageElement>(`${passing}, ${movable}`);
  for (const image of lost) image.remove();
  for (const div of [...body.querySelectorAll("div, address")].reverse()) {
    if (div.querySelector(blocks) || !div.textContent?.trim()) continue;
    const paragraph = div.ownerDocument.createElement("p");
    paragraph.append(...div.childNodes);
    div.replaceWith(paragraph);
  }
  return { html: body.innerHTML, pictures, lost: lost.length };
}

/** Whether HTML is a single cell of a spreadsheet, which is pasted as text. */
export function isOneCell(html: string): boolean {
  const body = parseBody(html);
  return (
    body.querySelectorAll("td, th").length === 1 &&
    body.textContent?.trim() === body.querySelector("table")?.textContent?.trim()
  );
}

/** The text of HTML. */
export function getWords(html: string): string {
  return parseBody(html).textContent?.trim() ?? "";
}

function parseBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(noise)) element.remove();
  return body;
}
