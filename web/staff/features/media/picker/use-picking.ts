import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type MediaItem, maxAltLength } from "../../../../../worker/contract/media/media-item";
import {
  mediaDetailQuery,
  pictureStoredNow,
  reloadMedia,
  useChangeMedia,
} from "../../../../api/media/library";
import { ApiError, isGone, messageOf } from "../../../../lib/http";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import {
  changedText,
  faultOfWords,
  firstWords,
  isTextOnly,
  libraryChange,
  type PickerDialogProps,
  type Words,
} from "./picked-words";

const gone = "Gambar ini sudah dihapus. Pilih gambar lain.";
const notStored = "Teksnya belum tersimpan di pustaka. Periksa koneksi internet Anda, lalu coba lagi.";

/** The picture that was chosen, as it is by now, and what was typed about each that was looked at. */
export function usePicking({ purpose, suggestion, onPick, onClose }: PickerDialogProps) {
  const client = useQueryClient();
  const { mutateAsync: change } = useChangeMedia();
  const [chosen, setChosen] = useState<MediaItem | null>(null);
  const [typed, setTyped] = useState<Record<number, Words>>({});
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { work, runExclusive } = useExclusive();
  const known = useQuery({ ...mediaDetailQuery(chosen?.id ?? 0, client), enabled: chosen !== null });
  const item = chosen && (known.data ?? chosen);
  const words = item && (typed[item.id] ?? firstWords(item, suggestion));
  /** Null once the dialog is closed. */
  const latest = useRef<number | null>(null);
  useEffect(() => {
    latest.current = chosen?.id ?? null;
    return () => {
      latest.current = null;
    };
  }, [chosen]);

  function choose(item: MediaItem | null) {
    setChosen(item);
    setFault(null);
    setProblem(null);
  }

  const pick = () =>
    runExclusive("pick", async () => {
      if (!item || !words || isGone(known.error)) return;
      const found = faultOfWords(item, words, purpose);
      setFault(found);
      setProblem(null);
      if (found !== null || [...words.alt.trim()].length > maxAltLength) return;
      const isLeft = () => latest.current !== item.id;
      try {
        const wanted = libraryChange(item, words, purpose);
        const stored = wanted ? await change({ id: item.id, change: wanted }) : item;
        if (isLeft()) return;
        onClose();
        onPick({ item: stored, alt: words.decorative ? "" : words.alt.trim() });
      } catch (error) {
        console.error(error);
        if (isGone(error)) void reloadMedia(client);
        if (isLeft()) return;
        const now = pictureStoredNow(error);
        if (now) {
          setProblem(changedText(now));
          setTyped((before) => ({
            ...before,
            [now.id]: words.decorative && isTextOnly(now, purpose) ? firstWords(now) : words,
          }));
        } else if (error instanceof ApiError && error.fields.alt) setFault(error.fields.alt);
        else setProblem(isGone(error) ? gone : messageOf(error, notStored));
      }
    });

  function type(part: Partial<Words>) {
    if (!item || !words) return;
    setTyped((before) => ({ ...before, [item.id]: { ...words, ...part } }));
    setFault(null);
  }

  return {
    item,
    choose,
    words,
    type,
    fault,
    problem: problem ?? (isGone(known.error) ? gone : null),
    pick,
    isPicking: work !== null,
  };
}

export type Picking = ReturnType<typeof usePicking>;
