import { useRef, useState } from "react";
import { generatePath } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type Brief, brief as briefSchema } from "../../../../../worker/contract/studio/brief";
import { fetchBrief, useOutlineBrief, useSaveBrief } from "../../../../api/briefs";
import { useGeneratePost } from "../../../../api/generation";
import { showToast } from "../../../../toasts/toast";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import {
  type BriefValues,
  emptyBrief,
  faultsOf,
  faultsOfAnswer,
  inputOf,
  isSameBrief,
  readValues,
  valuesOf,
} from "./brief-values";

/** The form of a brief: what is in it, what is stored of it, and what the writer makes of it. */
export function useBriefForm(brief: Brief | null) {
  const saving = useSaveBrief();
  const outlining = useOutlineBrief();
  const writing = useGeneratePost();
  /** The outline that the writer's has taken the place of. */
  const [before, setBefore] = useState<string[] | null>(null);
  const [written, setWritten] = useState<{ id: number; title: string } | null>(null);
  const record = useRecordForm<Brief, BriefValues>({
    opened: brief,
    empty: emptyBrief,
    draftKey: (stored) => `draf-bahan:${stored?.id ?? "baru"}`,
    versionOf: ({ updatedAt }) => updatedAt,
    toValues: valuesOf,
    readValues,
    isSame: isSameBrief,
    faultsOf,
    // An order blames the brief, whose subject is its key phrase.
    placeFaults: (values, { briefId, ...fields }) =>
      faultsOfAnswer(values, briefId ? { keyPhrase: briefId } : fields),
    write: async (values, over, { key }) => {
      const version = over && { id: over.stored.id, version: over.version };
      const there = await saving.mutateAsync({ input: inputOf(values), over: version, key });
      if (record.isHere()) showAddress(there);
      return there;
    },
    readStored: (carried) => briefSchema.safeParse(carried).data,
    onSaved: () => showToast({ title: "Sukses!", description: "Bahan tersimpan" }),
    refusal: () => "Belum tersimpan",
    nameOf: ({ title }) => title,
  });
  const { stored, values, saved, isSaved, setValues } = record;
  const latest = useRef({ values, saved });
  latest.current = { values, saved };

  /** What the writer needs is stored first. */
  const storedFirst = () => (stored && isSaved ? Promise.resolve(stored) : record.store());

  const outline = () =>
    record.runExclusive("outline", async () => {
      const from = await storedFirst();
      if (!from) return;
      try {
        const outlined = await outlining.mutateAsync(from.id);
        record.adopt(outlined);
        record.setSaved((known) => ({ ...known, outline: outlined.outline }));
        // Also what was typed while the writer was at it.
        const typed = latest.current.values.outline;
        setBefore(typed.some((heading) => heading.trim() !== "") ? typed : null);
        setValues((typed) => ({ ...typed, outline: outlined.outline }));
        showToast({ title: "Kerangka siap", description: `${outlined.outline.length} bagian` });
      } catch (error) {
        record.refuse(error, "Kerangka belum disusun");
      }
    });

  const write = () =>
    record.runExclusive("write", async () => {
      const from = await storedFirst();
      if (!from) return;
      setWritten(null);
      try {
        const { post } = await writing.mutateAsync({ briefId: from.id, landing: "review" });
        if (post && record.isHere()) setWritten(post);
        else showToast({ title: "Sukses!", description: `Artikel dari “${from.title}” menunggu tinjauan` });
        const there = await fetchBrief(from.id).catch(() => null);
        // It is written by now; what else somebody has changed of it meets the next save.
        if (there && isSameBrief(valuesOf(there), latest.current.saved)) record.adopt(there);
      } catch (error) {
        record.refuse(error, "Artikel belum ditulis");
      } finally {
        void writing.refreshStatus();
      }
    });

  return {
    ...record,
    change: (change: Partial<BriefValues>) => {
      record.change(change);
      if (change.outline) setBefore(null);
    },
    written,
    outline,
    write,
    /** Takes back what the writer has put in the place of one's own outline. */
    undoOutline:
      before &&
      (() => {
        setValues((typed) => ({ ...typed, outline: before }));
        setBefore(null);
      }),
  };
}

export type BriefFormState = ReturnType<typeof useBriefForm>;

/** A reload goes on with a brief that was new; moving there would begin the form anew, under whoever types in it. */
function showAddress({ id }: Brief): void {
  const address = generatePath(staffPaths.editedBrief, { id: String(id) });
  window.history.replaceState(window.history.state, "", address);
}
