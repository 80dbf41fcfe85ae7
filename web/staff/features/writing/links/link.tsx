import { useQuery } from "@tanstack/react-query";
import { type Editor, getMarkRange } from "@tiptap/core";
import { useState } from "react";
import type { SearchHit } from "../../../../../worker/contract/search";
import { searchQuery } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { checkboxStyles, inputStyles } from "../../../../ui/input-styles";
import { useSettled } from "../../../lib/use-settled";
import { FormDialog } from "../../../ui/form-dialog";

interface LinkDialogProps {
  /** The edited link; null for a new one. */
  link: { href: string; isNewTab: boolean } | null;
  onLink: (target: LinkTarget) => void;
  onClose: () => void;
}

const id = "link-address";
const listId = "link-articles";
/** Milliseconds after the last key until the search. */
const pause = 250;
/** The most suggested articles. */
const mostOffered = 5;

/** Asks for the target of a link: an article, found by its words, or an address. */
export function LinkDialog({ link, onLink, onClose }: LinkDialogProps) {
  const [text, setText] = useState(link?.href ?? "");
  const [isNewTab, setNewTab] = useState(link?.isNewTab ?? false);
  const [problem, setProblem] = useState("");
  const [active, setActive] = useState(-1);
  const typed = readTyped(text);
  const words = "words" in typed ? typed.words : "";
  const question = useSettled(words, pause);
  const search = useQuery({ ...searchQuery(question), enabled: question.length > 1, retry: false });
  const isSearching = words.length > 1 && (question !== words || search.isFetching);
  const hits = words.length > 1 ? (search.data ?? []).slice(0, mostOffered) : [];
  const shown = "problem" in typed ? typed.problem : problem;

  function choose(hit: SearchHit) {
    onLink({ href: `/blog/${hit.slug}`, isNewTab, text: hit.title });
  }

  function submit() {
    const hit = hits[active];
    if (hit) return choose(hit);
    if ("href" in typed) return onLink({ href: typed.href, isNewTab, text: text.trim() });
    if ("words" in typed)
      setProblem(
        words
          ? "Pilih artikel di bawah, atau tulis alamat lengkap seperti https://contoh.id."
          : "Tulis alamat, atau kata dari judul artikel.",
      );
  }

  return (
    <FormDialog
      title={link ? "Ubah Tautan" : "Tautan"}
      lead="Cari artikel kita, atau tulis alamatnya."
      submitLabel={link ? "Simpan Tautan" : "Pasang Tautan"}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id={id} label="Artikel atau alamat" error={shown || undefined}>
        <input
          type="text"
          inputMode="url"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="harga website, atau https://…"
          {...fieldAria(id, shown || undefined)}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem("");
            setActive(-1);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!step || hits.length === 0) return;
            event.preventDefault();
            setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
          }}
          className={cn(inputStyles, "min-h-11 py-2")}
        />
      </Field>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {formatStatus(words, isSearching, search.isError, hits.length)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Artikel yang ditemukan"
        className="mt-1 overflow-hidden rounded-md border border-line empty:hidden"
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
          <div
            key={hit.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(hit)}
            className={cn(
              "cursor-pointer border-b border-line px-4 py-2.5 last:border-b-0 hover:bg-sand",
              index === active && "bg-sand",
            )}
          >
            <span className="block font-semibold">{hit.title}</span>
            <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">/blog/{hit.slug}</span>
          </div>
        ))}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isNewTab}
          onChange={(event) => setNewTab(event.target.checked)}
          className={checkboxStyles}
        />
        Buka di tab baru
      </label>
    </FormDialog>
  );
}

function formatStatus(words: string, isSearching: boolean, isError: boolean, count: number): string {
  if (words.length < 2) return "";
  if (isError) return "Artikel belum bisa dicari. Anda tetap bisa menulis alamatnya.";
  if (isSearching) return "Mencari artikel…";
  return count === 0 ? "Tidak ada artikel dengan kata itu." : `${count} artikel ditemukan.`;
}

/** The link around the cursor or the whole selection, with its range. */
export function findLink({ state }: Editor) {
  const { $from, to } = state.selection;
  const { link } = state.schema.marks;
  const range = link && getMarkRange($from, link);
  if (!range || to > range.to) return null;
  const mark = state.doc.nodeAt(range.from)?.marks.find(({ type }) => type === link);
  return mark ? { ...range, href: String(mark.attrs.href), isNewTab: mark.attrs.target === "_blank" } : null;
}

/** The target of a link. */
export interface LinkTarget {
  href: string;
  isNewTab: boolean;
  /** The text of a new link without a selection. */
  text: string;
}

/** Links the selection, changes the link around the cursor, or inserts a new link. */
export function setLink(editor: Editor, { href, isNewTab, text }: LinkTarget): void {
  const attrs = { href, target: isNewTab ? "_blank" : null, rel: isNewTab ? "noopener noreferrer" : null };
  const { empty, $from } = editor.state.selection;
  editor.view.focus();
  const chain = editor.chain();
  if (empty && !findLink(editor)) {
    const marks = [...$from.marks().map((mark) => mark.toJSON()), { type: "link", attrs }];
    chain.insertContent({ type: "text", text, marks }).run();
    return;
  }
  chain
    .extendMarkRange("link")
    .setMark("link", attrs)
    .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
    .scrollIntoView()
    .run();
}

/** Removes the link around the cursor, or all links of the selection. */
export function removeLink(editor: Editor): void {
  const { to } = editor.state.selection;
  editor.view.focus();
  editor.chain().extendMarkRange("link").unsetMark("link").setTextSelection(to).run();
}

/** Whether the selection may contain a link. */
export function mayLink({ state }: Editor): boolean {
  const { parent } = state.selection.$from;
  const { link } = state.schema.marks;
  return parent.inlineContent && link !== undefined && parent.type.allowsMarkType(link);
}

/** The typed target: an address, words to search for, or an error. */
export type Typed = { href: string } | { words: string } | { problem: string };

const schemes = ["https:", "http:", "mailto:", "tel:"];
const withScheme = /^([a-z][a-z0-9+.-]*:)(.*)$/is;
const mailAddress = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const phone = /^\+\d[\d\s-]{6,20}$/;
/** `contoh.co.id`, optionally with a port and a path. */
const bareDomain = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

const badScheme = "Tautan hanya boleh menuju alamat https, http, mailto, tel, atau halaman situs ini (/…).";
const badAddress = "Alamat ini tidak lengkap. Contoh yang benar: https://contoh.id/halaman";

/** Parses typed or pasted text. Addresses without a scheme are completed to https, mailto or tel. */
export function readTyped(typed: string): Typed {
  const text = typed.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return { href: text };
  if (text.startsWith("//")) return readTyped(`https:${text}`);
  if (mailAddress.test(text)) return { href: `mailto:${text}` };
  if (phone.test(text)) return { href: `tel:${text.replace(/[\s-]/g, "")}` };
  if (bareDomain.test(text)) return complete(`https://${text}`);
  const [, scheme = "", rest = ""] = withScheme.exec(text) ?? [];
  // A word before a colon in a sentence is no scheme.
  if (!scheme || /^\s/.test(rest) || (rest === "" && !schemes.includes(scheme.toLowerCase()))) {
    return { words: text };
  }
  return schemes.includes(scheme.toLowerCase()) ? complete(text) : { problem: badScheme };
}

function complete(href: string): Typed {
  const isWhole = !/\s/.test(href) && URL.canParse(href) && !/^(https?:\/*|mailto:|tel:)$/i.test(href);
  return isWhole ? { href } : { problem: badAddress };
}

/** The address if the text is only an address, else null. */
export function copiedAddress(text: string): string | null {
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text.trim())) return null;
  const read = readTyped(text);
  return "href" in read ? read.href : null;
}
