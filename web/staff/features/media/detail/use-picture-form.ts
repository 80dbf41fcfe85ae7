import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MediaDetail, MediaUse } from "../../../../../worker/contract/media/media-item";
import { mediaDetailQuery, useChangeMedia } from "../../../../api/media/library";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { listKept, removeKept } from "../../../lib/record-form/kept-drafts";
import { useKeptDraft } from "../../../lib/record-form/use-kept-draft";
import {
  changedByOthers,
  changeOf,
  faultsOf,
  type PicturePart,
  type PictureValues,
  readValues,
  valuesOf,
  wholeParts,
} from "./picture-values";

/** Why a change could not be stored. */
export type PictureFormProblem =
  | { kind: "conflict"; stored: MediaDetail; parts: PicturePart[] }
  | { kind: "used"; text: string; usedIn: MediaUse[] }
  | { kind: "gone" }
  | { kind: "refused"; text: string };

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu simpan lagi; isian Anda masih ada.";

/** What is typed about a picture, and what is stored of it. Only what differs is sent. */
export function usePictureForm(picture: MediaDetail) {
  const { id } = picture;
  const client = useQueryClient();
  const saving = useChangeMedia();
  const [edits, setEdits] = useState<Partial<PictureValues>>({});
  /** What was stored of each part when one began to type there. */
  const [basis, setBasis] = useState(() => valuesOf(picture));
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** Counts the times that fields were marked, each of which leads to the first of them. */
  const [marked, setMarked] = useState(0);
  const [problem, setProblem] = useState<PictureFormProblem | null>(null);
  const isBusy = useRef(false);

  const stored = valuesOf(picture);
  const values: PictureValues = { ...stored, ...edits };
  const change = changeOf(stored, values);
  const place = `draf-gambar:${id}`;
  const draft = useKeptDraft({
    place,
    values,
    isSaved: change === null,
    base: JSON.stringify(stored),
    read: readValues,
  });

  function mark(found: Record<string, string>) {
    setFaults(found);
    if (Object.keys(found).length > 0) setMarked((before) => before + 1);
  }

  async function save(before = basis) {
    // A double click comes before the button is disabled.
    if (isBusy.current || change === null) return;
    const found = faultsOf(change);
    mark(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    isBusy.current = true;
    try {
      // What cannot be asked now is not known to have changed.
      const now = await client
        .fetchQuery({ ...mediaDetailQuery(id, client), retry: false })
        .catch(() => null);
      const parts = now ? changedByOthers(change, before, now) : [];
      if (now && parts.length > 0) {
        setProblem({ kind: "conflict", stored: now, parts });
        return;
      }
      const answer = await saving.mutateAsync({ id, change });
      setBasis(valuesOf(answer));
      // What was typed meanwhile stays.
      setEdits((typed) =>
        Object.fromEntries(
          Object.entries(typed).filter(([name, value]) => value !== values[name as keyof PictureValues]),
        ),
      );
      // Also where the page was left meanwhile.
      for (const kept of listKept(place, readValues)) {
        if (changeOf(valuesOf(answer), kept.values) === null) removeKept(kept.key);
      }
      showToast({ title: "Tersimpan", description: answer.name });
    } catch (error) {
      console.error(error);
      setProblem(explain(error));
      if (error instanceof ApiError) mark(error.fields);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    values,
    type: (typed: Partial<PictureValues>) => {
      const touched = wholeParts(values, Object.keys(typed));
      const begun = Object.keys(touched).filter((name) => !(name in (change ?? {})));
      setBasis((before) => ({ ...before, ...wholeParts(stored, begun) }));
      setEdits((before) => ({ ...before, ...touched, ...typed }));
      setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in typed))));
    },
    faults,
    marked,
    problem,
    draft,
    isSaved: change === null,
    isSaving: saving.isPending,
    save: () => save(),
    isOutdated: (found: NonNullable<typeof draft.offered>) => found.base !== JSON.stringify(stored),
    resume: (found: NonNullable<typeof draft.offered>) => {
      draft.resume(found);
      setBasis(stored);
      setEdits(found.values);
    },
    /** Stores what was typed over a version that was compared with it. */
    keepMine: (now: MediaDetail) => {
      setProblem(null);
      setBasis(valuesOf(now));
      return save(valuesOf(now));
    },
    /** Goes on with what is stored; what was typed stays as a draft. */
    takeStored: (now: MediaDetail) => {
      if (!draft.leaveBehind()) {
        const text = "Browser ini tidak bisa menyimpan draf. Salin dulu isian Anda, atau simpan versi Anda.";
        setProblem({ kind: "refused", text });
        return;
      }
      setProblem(null);
      setBasis(valuesOf(now));
      setEdits({});
      setFaults({});
    },
  };
}

function explain(error: unknown): PictureFormProblem {
  if (isGone(error)) return { kind: "gone" };
  const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
  const usedIn = error instanceof ApiError && error.status === 409 ? error.details.usedIn : undefined;
  return usedIn ? { kind: "used", text, usedIn } : { kind: "refused", text };
}

export type PictureForm = ReturnType<typeof usePictureForm>;
