import { useEffect, useRef, useState } from "react";
import { type MediaItem, maxAltLength } from "../../../../../worker/contract/media/media-item";
import { fetchMediaByHash } from "../../../../api/media/by-hash";
import { useChangeMedia } from "../../../../api/media/library";
import { ApiError, messageOf } from "../../../../lib/http";
import { FormDialog } from "../../../ui/form-dialog";
import { DescriptionFields } from "../../media/detail/description-fields";
import {
  faultOfWords,
  firstWords,
  isTextOnly,
  libraryChange,
  wordsNote,
} from "../../media/picker/picked-words";
import { isDescribed } from "../../media/picture-text";
import { Thumbnail } from "../../media/thumbnail";

interface WordsDialogProps {
  alt: string;
  /** The picture in the library; undefined where it is not there, or not known. */
  item: MediaItem | undefined;
  /** It stands elsewhere: without words it tells nothing. */
  isForeign: boolean;
  onWords: (alt: string, item: MediaItem | undefined) => void;
  onClose: () => void;
}

const unsaved = "Teksnya belum tersimpan di pustaka. Periksa koneksi internet Anda, lalu coba lagi.";

/** Asks what a picture shows, for those who do not see it. */
export function WordsDialog({ alt, item: given, isForeign, onWords, onClose }: WordsDialogProps) {
  const [item, setItem] = useState(given);
  const [words, setWords] = useState(() => {
    if (alt || !given) return { alt, decorative: isForeign && alt === "" };
    return firstWords(given);
  });
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const { mutateAsync: change, isPending } = useChangeMedia();
  const isOpen = useRef(true);
  const isText = item ? isTextOnly(item, "content") : !isForeign;

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** What the library holds by now where it is to learn from here; null where somebody has described it meanwhile, or the dialog was put off. */
  async function teach(known: MediaItem): Promise<MediaItem | null> {
    const wanted = libraryChange(known, words, "content");
    if (!wanted) return known;
    const [now] = await fetchMediaByHash([known.hash]);
    if (!isOpen.current) return null;
    if (now && isDescribed(now)) {
      setItem(now);
      setWords((typed) => (typed.decorative ? firstWords(now) : typed));
      const said = now.decorative ? "ditandai sebagai hiasan" : `diberi teks: “${now.alt}”`;
      setProblem(`Di pustaka gambar ini baru saja ${said}. Simpan lagi bila teks di sini sudah sesuai.`);
      return null;
    }
    return change({ id: known.id, change: wanted });
  }

  async function submit() {
    const missing = !item && !isDescribed(words);
    const found = item
      ? faultOfWords(item, words, "content")
      : missing
        ? "Tulis apa yang terlihat di gambar ini."
        : null;
    setFault(found);
    setProblem("");
    if (found !== null || [...words.alt.trim()].length > maxAltLength) return;
    try {
      const stored = item && (await teach(item));
      if (stored !== null) onWords(words.decorative ? "" : words.alt.trim(), stored);
    } catch (error) {
      console.error(error);
      if (error instanceof ApiError && error.fields.alt) setFault(error.fields.alt);
      else setProblem(messageOf(error, unsaved));
    }
  }

  return (
    <FormDialog
      title="Teks alternatif"
      lead="Untuk yang tidak melihat gambarnya."
      submitLabel="Simpan Teks"
      pending={isPending}
      problem={problem}
      onSubmit={submit}
      onCancel={onClose}
    >
      {item && (
        <div className="mb-4 flex items-center gap-3">
          <Thumbnail
            item={item}
            width={160}
            alt=""
            className="size-16 shrink-0 rounded-sm object-cover"
            eager
          />
          <span className="min-w-0 text-sm text-ink-soft [overflow-wrap:anywhere]">{item.name}</span>
        </div>
      )}
      <DescriptionFields
        id="picture-words"
        values={words}
        fault={fault ?? undefined}
        isTextOnly={isText}
        onType={(typed) => {
          setWords((before) => ({ ...before, ...typed }));
          setFault(null);
        }}
      />
      {item && <p className="mt-2 text-sm text-ink-soft">{wordsNote(item, "content")}</p>}
    </FormDialog>
  );
}
