import { useState } from "react";
import { type MediaItem, maxAltLength } from "../../../../../worker/contract/media/media-item";
import { FormDialog } from "../../../ui/form-dialog";
import { DescriptionFields } from "../detail/description-fields";
import { isDescribed, Thumbnail } from "../picture-text";
import { firstWords, isTextOnly, toAlt, useStoreWords, wordsNote } from "./use-picking";

interface WordsDialogProps {
  alt: string;
  /** The library's picture, or undefined. */
  item: MediaItem | undefined;
  /** Whether the picture is of another site, so that an empty alt text means decorative. */
  isForeign: boolean;
  onWords: (alt: string, item: MediaItem | undefined) => void;
  onClose: () => void;
}

/** The alt text dialog. */
export function WordsDialog({ alt, item: given, isForeign, onWords, onClose }: WordsDialogProps) {
  const [item, setItem] = useState(given);
  const [words, setWords] = useState(() => {
    if (alt || !given) return { alt, decorative: isForeign && alt === "" };
    return firstWords(given);
  });
  const [{ fault, problem = "" }, setRefusal] = useState<{ fault?: string | null; problem?: string }>({});
  const { storeWords, isPending } = useStoreWords("content");
  const isText = item ? isTextOnly(item, "content") : !isForeign;

  async function submit() {
    setRefusal({});
    if (!item) {
      if (!isDescribed(words)) setRefusal({ fault: "Tulis apa yang terlihat di gambar ini." });
      else if ([...words.alt.trim()].length <= maxAltLength) onWords(toAlt(words), item);
      return;
    }
    const { item: stored, changed, ...refused } = await storeWords(item, words);
    if (stored) return onWords(toAlt(words), stored);
    setRefusal(refused);
    if (!changed) return;
    setItem(changed.now);
    setWords(changed.words);
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
          setRefusal({ problem });
        }}
      />
      {item && <p className="mt-2 text-sm text-ink-soft">{wordsNote(item, "content")}</p>}
    </FormDialog>
  );
}
