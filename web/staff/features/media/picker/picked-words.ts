import type { MediaChange, MediaItem } from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";
import { isDescribed } from "../picture-text";

/** A cover has no words of its own: what is typed is the library's. */
export type Purpose = "content" | "cover";

export interface PickerDialogProps {
  purpose: Purpose;
  onClose: () => void;
  /** The dialog closes by itself before. `alt` is that of this use; "" where it is decorative, or the library's is meant. */
  onPick: (picked: { item: MediaItem; alt: string }) => void;
}

/** What was typed about a picture that is about to be used. */
export interface Words {
  alt: string;
  decorative: boolean;
}

export function firstWords({ alt, decorative }: MediaItem): Words {
  return { alt, decorative };
}

/** The words of the library are shown where a use has none: it cannot be decorative for one use alone. */
export function isTextOnly({ alt }: MediaItem, purpose: Purpose): boolean {
  return purpose === "content" && alt !== "";
}

/** What the library is to learn from a use, unless somebody has described it since; null where that stays with the use. */
export function libraryChange(item: MediaItem, words: Words, purpose: Purpose): MediaChange | null {
  if (purpose === "content" && isDescribed(item)) return null;
  const alt = words.decorative ? "" : words.alt.trim();
  if (alt === item.alt && words.decorative === item.decorative) return null;
  return { alt, decorative: words.decorative, before: firstWords(item) };
}

/** What somebody else has said of a picture meanwhile. */
export function changedText(now: MediaItem): string {
  if (!isDescribed(now))
    return "Orang lain baru saja mengosongkan teks gambar ini di pustaka. Periksa, lalu coba lagi.";
  const what = now.decorative
    ? "menandai gambar ini sebagai hiasan"
    : `menulis teks gambar ini: “${now.alt}”`;
  return `Orang lain baru saja ${what}. Periksa teks Anda, lalu coba lagi.`;
}

/** What is missing before a picture can be used. */
export function faultOfWords(item: MediaItem, words: Words, purpose: Purpose): string | null {
  if (words.decorative || isDescribing(words.alt)) return null;
  return isTextOnly(item, purpose)
    ? "Tulis apa yang terlihat di gambar ini."
    : "Tulis apa yang terlihat, atau tandai sebagai gambar hiasan.";
}

/** Where the words go. */
export function wordsNote(item: MediaItem, purpose: Purpose): string {
  if (purpose === "cover")
    return "Teks ini disimpan di pustaka dan berlaku di semua artikel yang memakainya.";
  return isDescribed(item)
    ? "Diisi dari pustaka. Perubahan di sini hanya untuk artikel ini."
    : "Teks ini juga disimpan di pustaka.";
}
