import { PenLine, Sparkles, Trash2 } from "lucide";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { editedBriefQuery } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { ApiError } from "../../../../lib/http";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { EditedRecord } from "../../../lib/record-form/edited-record";
import { RecordForm, RecordNotice, useArrival } from "../../../lib/record-form/record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { PageHead } from "../../../ui/page-head";
import { NearestTopics } from "../nearest-topics";
import { BriefFields } from "./brief-fields";
import { BriefMark, DeleteBrief } from "./brief-table";
import { briefLabels, textOf, valuesOf } from "./brief-values";
import { type BriefFormState, useBriefForm } from "./use-brief-form";

/** Writes a brief, and has the writer make an outline or an article of it. */
function BriefForm({ brief }: { brief: Brief | null }) {
  const navigate = useNavigate();
  const state = useBriefForm(brief);
  const { stored: current, work, isSaved } = state;
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
        nameOf={({ title }) => title.trim() || "Tanpa judul"}
        onSubmit={() => !isOthers && void state.save()}
        hasUnsaved={() => !isDeleted.current && !isSaved}
        notice={<BriefNotices state={state} />}
        actions={
          <>
            {!isOthers && (
              <Button type="submit" busy={isBusy} className="max-sm:flex-1">
                {work === "save" ? "Menyimpan..." : "Simpan Bahan"}
              </Button>
            )}
            <Button variant="dark" busy={isBusy} onClick={state.write} className="max-sm:flex-1">
              <Icon node={PenLine} className="size-4 max-sm:hidden" />
              {work === "write" ? "Menulis..." : "Tulis artikel ini"}
            </Button>
            {current && !isOthers && (
              <Button
                variant="quiet"
                busy={isBusy}
                aria-label="Hapus bahan"
                onClick={() => setDeleting(current)}
                className="px-3"
              >
                <Icon node={Trash2} className="size-4" />
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
                <Button variant="outline" busy={isBusy} onClick={state.outline}>
                  <Icon node={Sparkles} className="size-4" />
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

/** The form of the brief that an address names. */
export function EditedBrief() {
  return (
    <EditedRecord queryOf={editedBriefQuery} name="Bahan" list={{ name: "Bahan", path: staffPaths.briefs }}>
      {(brief) => <BriefForm key={brief.id} brief={brief} />}
    </EditedRecord>
  );
}

export function NewBrief() {
  return <BriefForm brief={null} />;
}

/** What came of the last thing that was wanted of a brief; it takes the focus when it appears. */
function BriefNotices({ state }: { state: BriefFormState }) {
  const { problem, written } = state;
  const ref = useArrival(written);
  const error = problem?.kind === "refused" && problem.error;
  const nearest = error instanceof ApiError ? error.details.nearest : undefined;
  if (problem) {
    return (
      <RecordNotice
        state={state}
        conflict={() => "Bahan ini diubah orang lain saat Anda mengisinya"}
        gone={{ title: "Bahan ini sudah dihapus", action: "Simpan sebagai bahan baru" }}
        labels={briefLabels}
        toValues={valuesOf}
        textOf={textOf}
      >
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
