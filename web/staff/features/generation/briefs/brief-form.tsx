import { PenLine, Sparkles, Trash2 } from "lucide";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type Brief, brief as briefSchema } from "../../../../../worker/contract/studio/brief";
import { editedBriefQuery, fetchBrief, useOutlineBrief, useSaveBrief } from "../../../../api/briefs";
import { useGeneratePost } from "../../../../api/generation";
import { useStaff } from "../../../../api/staff-rights";
import { ApiError } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { EditedRecord } from "../../../lib/record-form/edited-record";
import { RecordForm, RecordNotice, useArrival } from "../../../lib/record-form/record-form";
import { useWork } from "../../../lib/record-form/use-autosave";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { showAddress } from "../../../lib/show-address";
import { InlineNotice } from "../../../ui/inline-notice";
import { PageHead } from "../../../ui/page-head";
import { NearestTopics } from "../nearest-topics";
import { BriefFields } from "./brief-fields";
import { BriefMark, DeleteBrief } from "./brief-table";
import {
  type BriefValues,
  briefLabels,
  emptyBrief,
  findErrors,
  getFieldText,
  isSameBrief,
  placeFaults,
  toInput,
  toValues,
} from "./brief-values";

/** The form of a brief, with orders of outlines and articles. */
function BriefForm({ brief }: { brief: Brief | null }) {
  const navigate = useNavigate();
  const state = useBriefForm(brief);
  const { stored: current, isSaved } = state;
  const work = useWork(state);
  const { user, may } = useStaff();
  const [deleting, setDeleting] = useState<Brief | null>(null);
  const isDeleted = useRef(false);
  const isOthers = current !== null && !may("posts.write") && current.owner?.id !== user?.id;
  const isBusy = work !== null;
  const hasOutline = state.values.outline.some((heading) => heading.trim() !== "");

  return (
    <>
      <PageHead title={current ? "Ubah Bahan" : "Bahan Baru"} backTo={staffPaths.briefs} />
      {current && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <BriefMark state={current.state} />
          {current.owner && <span className="[overflow-wrap:anywhere]">Pemilik: {current.owner.name}</span>}
        </p>
      )}
      {!current && (
        <p className="mt-3 max-w-[75ch] text-ink-soft">
          Catat apa yang akan ditulis dan apa yang hanya kita tahu. Semakin jelas bahannya, semakin sedikit
          yang perlu diperbaiki di artikelnya.
        </p>
      )}
      {isOthers && (
        <InlineNotice title="Bahan ini dibuat orang lain" className="mt-7">
          Anda bisa membacanya dan menulis artikel darinya. Perubahan dilakukan pembuatnya atau editor.
        </InlineNotice>
      )}
      <RecordForm
        state={state}
        onSubmit={() => !isOthers && void state.save()}
        hasUnsaved={() => !isDeleted.current && !isSaved}
        notice={<BriefNotices state={state} />}
        {...(!isOthers && { submitLabel: "Simpan Bahan" })}
        actions={
          <>
            <Button variant="outline" busy={isBusy} onClick={state.write} className="max-sm:grow max-sm:px-2">
              <Icon node={PenLine} className="size-4 max-sm:hidden" />
              {work === "write" ? "Menulis..." : "Tulis artikel ini"}
            </Button>
            {current && !isOthers && (
              <Button
                icon={Trash2}
                variant="quiet"
                busy={isBusy}
                aria-label="Hapus bahan"
                onClick={() => setDeleting(current)}
                className="px-3"
              >
                <span className="max-sm:hidden">Hapus</span>
              </Button>
            )}
          </>
        }
        status={
          work === "write" && (
            <p role="status" className="text-sm text-ink-soft">
              Artikel sedang ditulis, bisa sampai dua menit. Hasilnya menunggu tinjauan, belum terbit.
            </p>
          )
        }
      >
        <BriefFields
          values={state.values}
          faults={state.faults}
          readOnly={isOthers}
          onChange={state.change}
          outlineActions={
            <div className="mt-3 flex flex-wrap items-center gap-2">
              {!isOthers && (
                <Button icon={Sparkles} variant="outline" busy={isBusy} onClick={state.outline}>
                  {work === "outline"
                    ? "Menyusun..."
                    : hasOutline
                      ? "Susun ulang kerangka"
                      : "Susun kerangka"}
                </Button>
              )}
              {state.undoOutline && (
                <Button variant="quiet" onClick={state.undoOutline}>
                  Kembalikan kerangka sebelumnya
                </Button>
              )}
              <p role="status" className="text-sm text-ink-soft empty:hidden">
                {work === "outline" && "Bisa memakan waktu sampai satu menit."}
              </p>
            </div>
          }
        />
      </RecordForm>
      <DeleteBrief
        brief={deleting}
        onDone={() => setDeleting(null)}
        onDeleted={() => {
          isDeleted.current = true;
          navigate(staffPaths.briefs);
        }}
      />
    </>
  );
}

export default function BriefPage({ id }: { id: string | undefined }) {
  return (
    <EditedRecord
      id={id}
      queryOf={editedBriefQuery}
      name="Bahan"
      list={{ name: "Bahan", path: staffPaths.briefs }}
    >
      {(brief) => <BriefForm key={brief?.id} brief={brief} />}
    </EditedRecord>
  );
}

/** The result of the last action, which gets the focus. */
function BriefNotices({ state }: { state: BriefFormState }) {
  const { problem, written } = state;
  const ref = useArrival(written);
  const error = problem?.kind === "refused" && problem.error;
  const nearest = error instanceof ApiError ? error.details.nearest : undefined;
  if (problem) {
    return (
      <RecordNotice state={state}>
        {nearest && (
          <NearestTopics
            topics={nearest}
            onChoose={(keyPhrase) => {
              state.change({ keyPhrase });
              document.getElementById("brief-keyPhrase")?.focus();
            }}
          />
        )}
      </RecordNotice>
    );
  }
  if (!written) return null;
  return (
    <InlineNotice
      ref={ref}
      role="status"
      tone="success"
      title="Artikel sudah ditulis dan menunggu tinjauan"
      actions={
        <Link to={`${staffPaths.review}?artikel=${written.id}`} className={buttonStyles("dark")}>
          Baca di Tinjauan
        </Link>
      }
      className="my-6 scroll-mt-4"
    >
      <p className="[overflow-wrap:anywhere]">“{written.title}”</p>
    </InlineNotice>
  );
}

/** The form state of a brief. */
function useBriefForm(brief: Brief | null) {
  const saving = useSaveBrief();
  const outlining = useOutlineBrief();
  const writing = useGeneratePost();
  /** The outline before the writer replaced it. */
  const [before, setBefore] = useState<string[] | null>(null);
  const [written, setWritten] = useState<{ id: number; title: string } | null>(null);
  const record = useRecordForm<Brief, BriefValues>({
    opened: brief,
    empty: emptyBrief,
    draftKey: (stored) => `draf-bahan:${stored?.id ?? "baru"}`,
    versionOf: ({ updatedAt }) => updatedAt,
    toValues: toValues,
    readValues: (values) => ({ ...emptyBrief, ...(values as BriefValues) }),
    isSame: isSameBrief,
    faultsOf: findErrors,
    // Errors of an order belong to the key phrase.
    placeFaults: (values, { briefId, ...fields }) =>
      placeFaults(values, Object.entries(briefId ? { keyPhrase: briefId } : fields)),
    write: async (values, over, { key }) => {
      const version = over && { id: over.stored.id, version: over.version };
      const there = await saving.mutateAsync({ input: toInput(values), over: version, key });
      if (record.isHere()) showAddress(staffPaths.editedBrief, there.id);
      return there;
    },
    readStored: (carried) => briefSchema.safeParse(carried).data,
    onSaved: () => showToast({ title: "Sukses!", description: "Bahan tersimpan" }),
    refusal: () => "Belum tersimpan",
    nameOf: ({ title }) => title.trim() || "Tanpa judul",
    notice: {
      conflict: () => "Bahan ini diubah orang lain saat Anda mengisinya",
      gone: { title: "Bahan ini sudah dihapus", action: "Simpan sebagai bahan baru" },
      labels: briefLabels,
      textOf: getFieldText,
    },
  });
  const { stored, form, isSaved, setValues } = record;

  /** Saves unsaved values before the writer runs. */
  const storedFirst = () => (stored && isSaved ? Promise.resolve(stored) : record.store());

  const outline = () =>
    record.runExclusive("outline", async () => {
      const from = await storedFirst();
      if (!from) return;
      try {
        const outlined = await outlining.mutateAsync(from.id);
        // Other changes by somebody else conflict at the next save.
        if (isSameBrief({ ...toValues(outlined), outline: from.outline }, toValues(from))) {
          record.adopt(outlined);
          record.setSaved({ ...record.getSaved(), outline: outlined.outline });
        }
        // Includes text that was typed meanwhile.
        const typed = form.getValues("outline");
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
        // Only the state changed; other changes by somebody else conflict at the next save.
        if (there && isSameBrief(toValues(there), toValues(from))) record.adopt(there);
      } catch (error) {
        record.refuse(error, "Artikel belum ditulis");
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
    /** Restores the outline before the writer replaced it. */
    undoOutline:
      before &&
      (() => {
        setValues((typed) => ({ ...typed, outline: before }));
        setBefore(null);
      }),
  };
}

type BriefFormState = ReturnType<typeof useBriefForm>;
