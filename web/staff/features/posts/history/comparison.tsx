import { diffLines, diffWordsWithSpace } from "diff";
import { useState } from "react";
import type { PostInput } from "../../../../../worker/contract/desk/staff-post";
import { Drawer } from "../../../ui/drawer";
import { postFields, postLabels } from "../post-values";

interface ComparisonProps {
  before: PostInput;
  after: PostInput;
  /** The names of the two versions. */
  beforeName: string;
  afterName: string;
}

/** A word diff of two versions, for the changed fields. */
export function Comparison({ before, after, beforeName, afterName }: ComparisonProps) {
  const differing = postFields.filter((field) => before[field] !== after[field]);
  if (differing.length === 0) return <p>Kedua versi sama persis.</p>;
  const same = postFields.filter((field) => !differing.includes(field));
  return (
    <div>
      <p className="text-sm text-ink-soft">
        <del className={styles.removed}>Dicoret</del> hanya ada di {beforeName};{" "}
        <ins className={styles.added}>digarisbawahi</ins> hanya ada di {afterName}.
      </p>
      {differing.map((field) => (
        <FieldComparison
          key={field}
          label={postLabels[field]}
          before={field === "content" ? contentText(before.content) : before[field]}
          after={field === "content" ? contentText(after.content) : after[field]}
        />
      ))}
      {same.length > 0 && (
        <p className="mt-5 text-sm text-ink-soft">
          Tidak berubah: {same.map((field) => postLabels[field]).join(", ")}.
        </p>
      )}
    </div>
  );
}

function FieldComparison({ label, before, after }: { label: string; before: string; after: string }) {
  const pieces = foldSame(compareWords(before, after));
  return (
    <section className="mt-5">
      <h3 className="text-base font-bold">{label}</h3>
      {before === after ? (
        <p className="mt-1.5 text-sm text-ink-soft">
          Tulisannya sama; yang berbeda hanya susunan HTML-nya, misalnya huruf tebal.
        </p>
      ) : (
        <div className="mt-1.5 rounded-md border border-line bg-white px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
            <PieceView key={index} piece={piece} />
          ))}
        </div>
      )}
    </section>
  );
}

const styles = {
  removed: "rounded-sm bg-danger-pale text-danger-deep line-through",
  added: "rounded-sm bg-leaf-pale text-leaf underline underline-offset-2",
};

function PieceView({ piece: { kind, text, hidden, tail } }: { piece: ShownPiece }) {
  const [isOpen, setOpen] = useState(false);
  if (kind === "removed") return <del className={styles.removed}>{text}</del>;
  if (kind === "added") return <ins className={styles.added}>{text}</ins>;
  if (hidden === undefined) return text;
  const words = hidden.trim().split(/\s+/).length;
  return (
    <>
      {text}
      {isOpen ? (
        hidden
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mx-1 my-1 inline-flex min-h-8 items-center rounded-full bg-sand px-3 text-sm font-semibold hover:bg-line"
        >
          … {words.toLocaleString("id-ID")} kata yang sama
        </button>
      )}
      {tail}
    </>
  );
}

const blocks = new Set(
  "ADDRESS ARTICLE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE TR UL".split(
    " ",
  ),
);

/** HTML as text for the diff: one line a block, with the addresses of links and pictures. */
export function contentText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return getText(body)
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/[ \n]+/g, (space) => (space.includes("\n") ? "\n" : space))
    .trim();
}

function getText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  const text = [...node.childNodes].map(getText).join("");
  if (!(node instanceof Element)) return text;
  const { tagName } = node;
  if (tagName === "BR") return "\n";
  if (tagName === "IMG") {
    return `\n[Gambar: ${[node.getAttribute("alt"), node.getAttribute("src")].filter(Boolean).join(", ")}]\n`;
  }
  if (tagName === "A") return `${text} (${node.getAttribute("href") ?? ""})`;
  if (tagName === "TD" || tagName === "TH") return `${text} | `;
  const heading = /^H([1-6])$/.exec(tagName);
  const mark = heading ? `${"#".repeat(Number(heading[1]))} ` : tagName === "LI" ? "• " : "";
  return blocks.has(tagName) ? `\n${mark}${text}\n` : text;
}

/** A piece of a diff. */
interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** The time limit of a word diff; slower ones are compared by line. */
const limitMs = 1500;

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): Piece[] {
  const options = { timeout: limitMs };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options);
  if (!changes) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** A piece to show; `hidden` is the collapsed middle of a long unchanged one. */
type ShownPiece = Piece & { hidden?: string; tail?: string };

/** The visible characters of a long unchanged piece beside a change. */
const context = 160;

/** Collapses the middle of long unchanged pieces. */
export function foldSame(pieces: readonly Piece[]): ShownPiece[] {
  return pieces.map((piece, index) => {
    const head = index === 0 ? 0 : context;
    const tail = index === pieces.length - 1 ? 0 : context;
    const { kind, text } = piece;
    if (kind !== "same" || text.length < head + tail + 2 * context) return piece;
    const from = wordEnd(text, head);
    const to = wordStart(text, text.length - tail);
    return { kind, text: text.slice(0, from), hidden: text.slice(from, to), tail: text.slice(to) };
  });
}

function wordStart(text: string, from: number): number {
  const space = text.slice(0, from).search(/\s\S*$/);
  return space === -1 ? from : space + 1;
}

function wordEnd(text: string, from: number): number {
  if (from === 0) return 0;
  const space = text.slice(from).search(/\s/);
  return space === -1 ? from : from + space;
}

interface CompareDrawerProps {
  live: PostInput;
  change: PostInput;
  changeName: string;
  onClose: () => void;
}

/** A pending change beside the published post. */
export default function CompareDrawer({ live, change, changeName, onClose }: CompareDrawerProps) {
  return (
    <Drawer title="Usulan perubahan" lead={live.title} wide onClose={onClose}>
      <Comparison before={live} after={change} beforeName="artikel yang terbit" afterName={changeName} />
    </Drawer>
  );
}
