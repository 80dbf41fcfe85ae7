import type { MediaChange, MediaItem } from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/picture-use";
import { isDescribed } from "../picture-text";

/** Only a picture within a text has words of its own: elsewhere what is typed is the library's. */
export type Purpose = "content" | "cover" | "logo" | "picture";

export const purposeLabels: Record<Purpose, { title: string; use: string }> = {
  content: { title: "Sisipkan Gambar", use: "Sisipkan" },
  cover: { title: "Pilih Gambar Cover", use: "Pakai sebagai Cover" },
  logo: { title: "Pilih Logo", use: "Pakai sebagai Logo" },
  picture: { title: "Pilih Gambar", use: "Pakai Gambar Ini" },
};

export interface PickerDialogProps {
  purpose: Purpose;
  /** What a picture without words most likely shows. */
  suggestion?: string | undefined;
  onClose: () => void;
  /** The dialog closes by itself before. `alt` is that of this use; "" where it is decorative, or the library's is meant. */
  onPick: (picked: { item: MediaItem; alt: string }) => void;
}

/** What was typed about a picture that is about to be used. */
export interface Words {
  alt: string;
  decorative: boolean;
}

export function firstWords(item: MediaItem, suggestion = ""): Words {
  const { alt, decorative } = item;
  return { alt: isDescribed(item) ? alt : suggestion, decorative };
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
  return { alt, decorative: words.decorative, before: { alt: item.alt, decorative: item.decorative } };
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
  if (purpose !== "content")
    return `Teks ini disimpan di pustaka dan berlaku di semua ${purpose === "cover" ? "artikel" : "tempat"} yang memakainya.`;
  return isDescribed(item)
    ? "Diisi dari pustaka. Perubahan di sini hanya untuk artikel ini."
    : "Teks ini juga disimpan di pustaka.";
}
