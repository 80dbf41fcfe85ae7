import { useState } from "react";
import {
  type MediaChange,
  type MediaItem,
  maxAltLength,
} from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/pictures";
import { findStoredPicture, useChangeMedia } from "../../../../api/media";
import { ApiError, isGone, messageOf } from "../../../../lib/http";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { isDescribed } from "../picture-text";

const notStored = "Teksnya belum tersimpan di pustaka. Periksa koneksi internet Anda, lalu coba lagi.";

/** What came of words for a picture: the picture as it is stored, or why they were not taken. */
interface StoredWords {
  item?: MediaItem;
  /** What is wrong with the words. */
  fault?: string | null;
  problem?: string;
  /** The picture that somebody else has changed meanwhile, and the words that go on. */
  changed?: { now: MediaItem; words: Words };
}

/** Stores words of a picture in the library where it is to learn them. */
export function useStoreWords(purpose: Purpose) {
  const { mutateAsync: change, isPending } = useChangeMedia();
  async function storeWords(item: MediaItem, words: Words): Promise<StoredWords> {
    const fault = faultOfWords(item, words, purpose);
    if (fault !== null || [...words.alt.trim()].length > maxAltLength) return { fault };
    try {
      const wanted = libraryChange(item, words, purpose);
      return { item: wanted ? await change({ id: item.id, change: wanted }) : item };
    } catch (error) {
      console.error(error);
      const now = findStoredPicture(error);
      if (now) {
        const isFirst = words.decorative && isTextOnly(now, purpose);
        return { problem: changedText(now), changed: { now, words: isFirst ? firstWords(now) : words } };
      }
      if (error instanceof ApiError && error.fields.alt) return { fault: error.fields.alt };
      return {
        problem: isGone(error) ? "Gambar ini sudah dihapus. Pilih gambar lain." : messageOf(error, notStored),
      };
    }
  }
  return { storeWords, isPending };
}

/** The words of a picture in its place: "" where the library's are meant, or it is decorative. */
export const altOf = ({ alt, decorative }: Words) => (decorative ? "" : alt.trim());

/** The picture that was chosen, and what was typed about each that was looked at. */
export function usePicking({ purpose, suggestion, onPick, onClose }: PickerDialogProps) {
  const { storeWords, isPending } = useStoreWords(purpose);
  const [item, setItem] = useState<MediaItem | null>(null);
  const [typed, setTyped] = useState<Record<number, Words>>({});
  const [refusal, setRefusal] = useState<StoredWords>({});
  const { isHere, runExclusive } = useExclusive();
  const words = item && (typed[item.id] ?? firstWords(item, suggestion));

  function choose(item: MediaItem | null) {
    if (isPending) return;
    setItem(item);
    setRefusal({});
  }

  const pick = () =>
    runExclusive("pick", async () => {
      if (!item || !words) return;
      const { item: stored, ...refused } = await storeWords(item, words);
      if (!isHere()) return;
      if (stored) {
        onClose();
        onPick({ item: stored, alt: altOf(words) });
        return;
      }
      setRefusal(refused);
      if (!refused.changed) return;
      const { now, words: next } = refused.changed;
      setItem(now);
      setTyped((before) => ({ ...before, [now.id]: next }));
    });

  function type(part: Partial<Words>) {
    if (!item || !words) return;
    setTyped((before) => ({ ...before, [item.id]: { ...words, ...part } }));
    setRefusal(({ problem }) => (problem ? { problem } : {}));
  }

  const { fault, problem } = refusal;
  return { item, choose, words, type, fault, problem, pick, isPicking: isPending };
}

export type Picking = ReturnType<typeof usePicking>;

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
function changedText({ alt, decorative }: MediaItem): string {
  const what = decorative ? "gambar hiasan" : alt ? `“${alt}”` : "tanpa teks";
  return `Orang lain baru saja mengubah gambar ini di pustaka: ${what}. Periksa teks Anda, lalu coba lagi.`;
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
