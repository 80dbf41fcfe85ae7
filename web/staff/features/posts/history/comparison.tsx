import { useState } from "react";
import type { PostInput } from "../../../../../worker/contract/blog";
import { postFields, postLabels } from "../post-values";
import { contentText } from "./content-text";
import { compareWords, foldSame, type ShownPiece } from "./word-diff";

interface ComparisonProps {
  before: PostInput;
  after: PostInput;
  /** What each of the two is called. */
  beforeName: string;
  afterName: string;
}

/** Two versions of a post, word by word, in the fields in which they differ. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never change places
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
