import { useState } from "react";
import {
  type MediaChange,
  type MediaItem,
  maxAltLength,
} from "../../../../../worker/contract/media/media-item";
import { isDescribing } from "../../../../../worker/contract/media/pictures";
import { findStoredPicture, useChangeMedia } from "../../../../api/media";
import { ApiError, isGone, toMessage } from "../../../../lib/http";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { isDescribed } from "../picture-text";

const notStored = "Teksnya belum tersimpan di pustaka. Periksa koneksi internet Anda, lalu coba lagi.";

/** The result of storing an alt text. */
interface StoredWords {
  item?: MediaItem;
  /** The error of the alt text. */
  fault?: string | null;
  problem?: string;
  /** The picture if somebody else has changed it meanwhile, with the typed words. */
  changed?: { now: MediaItem; words: Words };
}

/** Stores the alt text in the library if the purpose needs that. */
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
        problem: isGone(error) ? "Gambar ini sudah dihapus. Pilih gambar lain." : toMessage(error, notStored),
      };
    }
  }
  return { storeWords, isPending };
}

/** The alt text of this use: "" for a decorative picture. */
export const toAlt = ({ alt, decorative }: Words) => (decorative ? "" : alt.trim());

/** The state of the choice, with the typed alt text of each picture. */
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
        onPick({ item: stored, alt: toAlt(words) });
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

/** The purpose of the choice. Only pictures in a text have their own alt text; others use the library's. */
export type Purpose = "content" | "cover" | "logo" | "picture";

export const purposeLabels: Record<Purpose, { title: string; use: string }> = {
  content: { title: "Sisipkan Gambar", use: "Sisipkan" },
  cover: { title: "Pilih Gambar Cover", use: "Pakai sebagai Cover" },
  logo: { title: "Pilih Logo", use: "Pakai sebagai Logo" },
  picture: { title: "Pilih Gambar", use: "Pakai Gambar Ini" },
};

export interface PickerDialogProps {
  purpose: Purpose;
  /** A suggestion for a picture without an alt text. */
  suggestion?: string | undefined;
  onClose: () => void;
  /** Called after the dialog has closed. `alt` is the alt text of this use; "" if it is decorative or the library's applies. */
  onPick: (picked: { item: MediaItem; alt: string }) => void;
}

/** The typed alt text. */
export interface Words {
  alt: string;
  decorative: boolean;
}

export function firstWords(item: MediaItem, suggestion = ""): Words {
  const { alt, decorative } = item;
  return { alt: isDescribed(item) ? alt : suggestion, decorative };
}

/** Whether the use needs a text: it cannot be decorative, because the library's alt text would be shown. */
export function isTextOnly({ alt }: MediaItem, purpose: Purpose): boolean {
  return purpose === "content" && alt !== "";
}

/** The change of the library's alt text, or null if the text belongs to the use only. */
export function libraryChange(item: MediaItem, words: Words, purpose: Purpose): MediaChange | null {
  if (purpose === "content" && isDescribed(item)) return null;
  const alt = words.decorative ? "" : words.alt.trim();
  if (alt === item.alt && words.decorative === item.decorative) return null;
  return { alt, decorative: words.decorative, before: { alt: item.alt, decorative: item.decorative } };
}

/** The message about a concurrent change. */
function changedText({ alt, decorative }: MediaItem): string {
  const what = decorative ? "gambar hiasan" : alt ? `“${alt}”` : "tanpa teks";
  return `Orang lain baru saja mengubah gambar ini di pustaka: ${what}. Periksa teks Anda, lalu coba lagi.`;
}

/** The error that blocks the use of a picture. */
export function faultOfWords(item: MediaItem, words: Words, purpose: Purpose): string | null {
  if (words.decorative || isDescribing(words.alt)) return null;
  return isTextOnly(item, purpose)
    ? "Tulis apa yang terlihat di gambar ini."
    : "Tulis apa yang terlihat, atau tandai sebagai gambar hiasan.";
}

/** The hint where the alt text is stored. */
export function wordsNote(item: MediaItem, purpose: Purpose): string {
  if (purpose !== "content")
    return `Teks ini disimpan di pustaka dan berlaku di semua ${purpose === "cover" ? "artikel" : "tempat"} yang memakainya.`;
  return isDescribed(item)
    ? "Diisi dari pustaka. Perubahan di sini hanya untuk artikel ini."
    : "Teks ini juga disimpan di pustaka.";
}
