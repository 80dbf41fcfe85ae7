import { closeHistory } from "@tiptap/pm/history";
import type { Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import type { EditorView } from "@tiptap/pm/view";
import { ApiError, isUnanswered } from "../../../../lib/http";
import { copiedAddress } from "../links/link-address";
import { setLink } from "../links/link-commands";
import { leavePicture } from "../pictures/picture-commands";
import { rememberCopied, sliceCopied } from "./copied-slice";
import { hasWords, picturesIn, tidyForeignHtml } from "./foreign-html";
import { putSlice, selectBehind, sliceOfText } from "./slices";

/** What was pasted as plain text, until it is known what else it was. */
interface Waiting {
  id: number;
  from: number;
  to: number;
  /** As it stood when it was pasted. */
  plain: Slice;
}

type Change = { add: Waiting } | { remove: number };

interface PasteOptions {
  /** As the server would store it. */
  clean: (html: string) => Promise<string>;
  /** What is to be put into the text for cleaned HTML; null where the editor cannot hold it. */
  read: (cleaned: string) => Slice | null;
  /** Puts files into the text that are to be pictures, at a position. */
  onFiles: (files: readonly File[], pos: number) => void;
  onTrouble: (message: string) => void;
}

const key = new PluginKey<readonly Waiting[]>("paste");

const asPlain = {
  failed(error: unknown): string {
    const status = error instanceof ApiError ? error.status : 0;
    if (isUnanswered(error)) {
      return "Ditempel sebagai teks biasa, karena server tidak bisa dihubungi untuk membersihkan formatnya.";
    }
    if (status === 401) {
      return "Ditempel sebagai teks biasa, karena sesi Anda sudah berakhir. Login lagi di tab lain, lalu tempel lagi.";
    }
    if (status === 400 || status === 413) {
      return "Ditempel sebagai teks biasa, karena isinya terlalu besar untuk dibersihkan formatnya sekaligus. Tempel bagian demi bagian bila formatnya perlu.";
    }
    return "Ditempel sebagai teks biasa, karena server gagal membersihkan formatnya. Coba tempel lagi nanti.";
  },
  refused: "Ditempel sebagai teks biasa, karena susunannya tidak bisa ditampilkan di sini.",
  changed: "Ditempel sebagai teks biasa, karena teksnya sudah Anda ubah sebelum formatnya dibersihkan.",
};

/** What is said of pictures that did not come along with what was pasted; "" where there are none. */
function lostPictures(count: number): string {
  return count > 0
    ? `${count} gambar tidak ikut tertempel. Salin satu per satu, atau unggah lewat tombol Gambar.`
    : "";
}

/**
 * Pasting and dropping. What comes from elsewhere stands in the text at once, as plain text, and gets its headings,
 * lists and links when the server has cleaned it, in the same step of the history: nothing is lost whatever happens
 * meanwhile, and nothing foreign enters.
 */
export function pastePlugin({ clean, read, onFiles, onTrouble }: PasteOptions): Plugin<readonly Waiting[]> {
  let count = 0;
  /** The HTML that is being pasted or dropped. */
  let offered = "";

  function paste(view: EditorView, data: DataTransfer, parsed: Slice): boolean {
    const html = data.getData("text/html");
    const text = data.getData("text/plain");
    const files = filesOf(data, html);
    const { state } = view;
    if (files.length > 0) {
      onFiles(files, state.selection.to);
      return true;
    }
    if (state.selection.$from.parent.type.spec.code) return false;
    const address = copiedAddress(text);
    if (address && !state.selection.empty && state.selection instanceof TextSelection) {
      return setLink({ href: address, isNewTab: false, text: "" })(state, view.dispatch);
    }
    if (html && parsed === sliceCopied(html)) return pasteOwn(view);
    if (!text && !html) return false;
    pasteText(view, text || textOf(html), html);
    return true;
  }

  /** The table, or the editor itself, takes what comes from here; a picture that is selected stays. */
  function pasteOwn(view: EditorView): boolean {
    const { tr } = view.state;
    if (leavePicture(tr)) view.dispatch(tr);
    return false;
  }

  function pasteText(view: EditorView, text: string, html: string) {
    const { state } = view;
    const tr = closeHistory(state.tr);
    leavePicture(tr);
    const { from, to } = tr.selection;
    const place = putSlice(tr, from, to, sliceOfText(state.schema, text));
    selectBehind(tr, place.to);
    tr.setMeta("paste", true).scrollIntoView();
    if (!html) return view.dispatch(tr);
    count += 1;
    const id = count;
    const add: Waiting = { id, ...place, plain: tr.doc.slice(place.from, place.to) };
    view.dispatch(tr.setMeta(key, { add } satisfies Change));
    void upgrade(view, id, html, tr);
  }

  /** Gives what was pasted its looks, if nobody has changed it since. */
  async function upgrade(view: EditorView, id: number, html: string, pasted: Transaction) {
    let slice: Slice | null = null;
    let trouble = "";
    try {
      const cleaned = await clean(tidyForeignHtml(html));
      slice = read(cleaned);
      trouble = slice ? lostPictures(picturesIn(html) - picturesIn(cleaned)) : asPlain.refused;
    } catch (error) {
      console.error(error);
      trouble = asPlain.failed(error);
    }
    if (view.isDestroyed) return;
    const place = key.getState(view.state)?.find((one) => one.id === id);
    const tr = view.state.tr.setMeta(key, { remove: id } satisfies Change);
    // Undone meanwhile, or deleted: nobody wants it any more. A picture alone has no text that could be.
    const isGone = !place || (place.from === place.to && place.plain.size > 0);
    if (!isGone && slice && slice.size > 0) {
      if (tr.doc.slice(place.from, place.to).eq(place.plain)) {
        const { from } = tr.selection;
        const isBehind = tr.selection.empty && from === place.to;
        const put = putSlice(tr, place.from, place.to, slice);
        if (isBehind) selectBehind(tr, put.to).scrollIntoView();
        tr.setMeta("appendedTransaction", pasted);
      } else trouble = asPlain.changed;
    }
    view.dispatch(tr);
    if (trouble && !isGone) onTrouble(trouble);
  }

  return new Plugin<readonly Waiting[]>({
    key,
    state: {
      init: () => [],
      apply(tr, before) {
        const change = tr.getMeta(key) as Change | undefined;
        let waiting = before;
        if (tr.docChanged && before.length > 0) {
          waiting = before.map((one) => {
            const from = tr.mapping.map(one.from, 1);
            return { ...one, from, to: Math.max(from, tr.mapping.map(one.to, -1)) };
          });
        }
        if (!change) return waiting;
        return "add" in change ? [...waiting, change.add] : waiting.filter(({ id }) => id !== change.remove);
      },
    },
    props: {
      handleDOMEvents: {
        copy: rememberCopied,
        cut: rememberCopied,
        paste(_view, { clipboardData }) {
          offered = clipboardData?.getData("text/html") ?? "";
          return false;
        },
        drop(_view, { dataTransfer }) {
          offered = dataTransfer?.getData("text/html") ?? "";
          return false;
        },
      },
      transformPasted: (slice, _view, isPlain) => (isPlain ? null : sliceCopied(offered)) ?? slice,
      handlePaste: (view, event, slice) =>
        event.clipboardData !== null && paste(view, event.clipboardData, slice),
      handleDrop(view, event, slice, isMoved) {
        if (isMoved || !event.dataTransfer || view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (!at) return false;
        const files = filesOf(event.dataTransfer, event.dataTransfer.getData("text/html"));
        if (files.length > 0) {
          onFiles(files, at.pos);
          return true;
        }
        const pos = dropPoint(view.state.doc, at.pos, slice) ?? at.pos;
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(pos))));
        return paste(view, event.dataTransfer, slice);
      },
    },
  });
}

/**
 * Files that are meant, and not a picture of copied words, as office programs add it. Also those that are none: what
 * takes them says so, and the browser would open them in the place of the page.
 */
function filesOf({ files }: DataTransfer, html: string): File[] {
  return html && hasWords(html) ? [] : [...files];
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent?.trim() ?? "";
}
