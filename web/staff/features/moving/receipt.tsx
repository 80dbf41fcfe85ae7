import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { ImportAnswer, ReceiptItem } from "../../../../worker/contract/moving";
import { staffPaths } from "../../../../worker/contract/paths";
import { receiptQuery } from "../../../api/moving";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { ChoicePills } from "../../ui/choice-pills";
import { LoadFailure } from "../../ui/load-failure";
import { SearchBox } from "../../ui/search-box";

const filters = ["all", "lost", "attention"] as const;
type Filter = (typeof filters)[number];

const fits: Record<Filter, (item: ReceiptItem) => boolean> = {
  all: () => true,
  lost: ({ notes }) => notes.some(({ kind }) => kind === "removed"),
  attention: ({ state, reason }) => state !== "skipped" && reason !== null,
};

const shownAtOnce = 50;

/** The posts of an import, with kept, changed and omitted parts. */
export function Receipt({ found }: { found: ImportAnswer }) {
  const query = useQuery(receiptQuery(found));
  const [filter, setFilter] = useState<Filter>("all");
  const [words, setWords] = useState("");
  const [most, setMost] = useState(shownAtOnce);
  if (query.isPending) return <Spinner label="Memuat tanda terima…" className="min-h-40" />;
  if (query.isError)
    return <LoadFailure place="inline" title="Tanda terima belum bisa dimuat" query={query} />;
  const wanted = query.data.filter(({ title, oldPath }) =>
    `${title} ${oldPath}`.toLowerCase().includes(words.toLowerCase()),
  );
  const items = wanted.filter(fits[filter]);
  const count = (name: Filter) => wanted.filter(fits[name]).length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <ChoicePills
          name="receipt"
          legend="Saring"
          hidesLegend
          options={[
            { value: "all", label: "Semua", count: count("all") },
            { value: "lost", label: "Ada yang tidak ikut", count: count("lost") },
            { value: "attention", label: "Perlu dilihat", count: count("attention") },
          ]}
          value={filter}
          onChoose={setFilter}
        />
        <SearchBox
          id="receipt-words"
          label="Cari judul atau alamat"
          placeholder="Judul atau alamat"
          value={words}
          maxLength={100}
          onSearch={setWords}
        />
      </div>
      {items.length === 0 && <p className="text-ink-soft">Tidak ada yang cocok.</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-white empty:hidden">
        {items.slice(0, most).map((item) => (
          <Row key={item.position} item={item} />
        ))}
      </ul>
      {items.length > most && (
        <Button variant="quiet" className="mt-3" onClick={() => setMost(most + shownAtOnce)}>
          Tampilkan {Math.min(shownAtOnce, items.length - most)} lagi
        </Button>
      )}
      <LostPictures found={found} />
    </>
  );
}

const stateNames: Record<ReceiptItem["state"], string> = {
  found: "Akan masuk",
  present: "Sudah ada",
  skipped: "Tidak ikut",
  stored: "Masuk",
  failed: "Gagal",
  undone: "Ditarik kembali",
  kept: "Tetap ada",
};

function Row({ item }: { item: ReceiptItem }) {
  const { title, state, reason, postId, oldPath, slug, wordsBefore, wordsAfter, notes, kind } = item;
  const name = title || "Tanpa judul";
  const hasWords = kind !== "other" && (wordsBefore > 0 || wordsAfter > 0);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {postId === null ? (
            name
          ) : (
            <Link to={staffPaths.editedPost.replace(":id", String(postId))} className="underline">
              {name}
            </Link>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {stateNames[state]}
          {hasWords &&
            ` · ${wordsBefore.toLocaleString("id-ID")} → ${wordsAfter.toLocaleString("id-ID")} kata`}
        </p>
      </div>
      {oldPath && kind !== "other" && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {oldPath} → /blog/{slug}
        </p>
      )}
      {reason && <p className="mt-1 text-sm wrap-anywhere">{reason}</p>}
      {notes.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-sm">{summarizeNotes(notes)}</summary>
          <ul className="mt-1.5 grid gap-1 text-sm text-ink-soft">
            {notes.map(({ kind: how, what, count, places }) => (
              <li key={how + what} className="wrap-anywhere">
                {how === "removed" ? "Tidak ikut" : "Berubah"}: {what}
                {count > 1 && ` (${count.toLocaleString("id-ID")})`}
                {places.length > 0 && <>, {places.join("; ")}</>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function summarizeNotes(notes: ReceiptItem["notes"]): string {
  const count = (wanted: "changed" | "removed") => notes.filter(({ kind }) => kind === wanted).length;
  const parts = [
    count("removed") > 0 && `${count("removed")} macam tidak ikut`,
    count("changed") > 0 && `${count("changed")} macam berubah`,
  ];
  return parts.filter(Boolean).join(", ");
}

function LostPictures({ found }: { found: ImportAnswer }) {
  const { lost, lostPictures } = found;
  if (lostPictures.length === 0) return null;
  return (
    <Fold title="Gambar yang tidak dapat diambil" remark={lost.toLocaleString("id-ID")}>
      <ul className="mt-3 grid gap-2 text-sm">
        {lostPictures.map(({ url, reason }) => (
          <li key={url} className="wrap-anywhere">
            {url}: <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
        {lost > lostPictures.length && <li>Di sini disebut {lostPictures.length} yang pertama.</li>}
      </ul>
    </Fold>
  );
}

interface FoldProps {
  title: string;
  /** The count. */
  remark: string;
  children: ReactNode;
}

/** A collapsible list. */
export function Fold({ title, remark, children }: FoldProps) {
  return (
    <details className="mt-5 rounded-lg border border-line bg-white px-4 py-3">
      <summary className="cursor-pointer font-semibold">
        {title} <span className="font-normal text-ink-soft">({remark})</span>
      </summary>
      {children}
    </details>
  );
}
