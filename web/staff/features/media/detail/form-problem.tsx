import { type Ref, useEffect, useRef } from "react";
import { StoredByOthers } from "../../../lib/record-form/record-form";
import { InlineNotice } from "../../../ui/inline-notice";
import { pictureLabels, valueText } from "./picture-values";
import { UseLinks } from "./use-links";
import type { PictureForm } from "./use-picture-form";

const gone: PictureForm["problem"] = { kind: "gone" };

/** Why what was typed is not stored, and the ways on; it takes the focus when it comes. */
export function FormProblem({ form, isDeleted }: { form: PictureForm; isDeleted: boolean }) {
  const problem = isDeleted ? gone : form.problem;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) ref.current?.focus();
  }, [problem]);
  if (!problem) return null;
  if (problem.kind === "conflict") return <Conflict {...{ form, problem, ref }} />;
  const frame = { ref, role: "alert", tone: "danger", className: "mt-5" } as const;
  if (problem.kind === "gone") {
    return (
      <InlineNotice {...frame} title="Gambar ini sudah dihapus">
        Perubahan tidak bisa disimpan. Salin teks yang masih Anda perlukan sebelum meninggalkan halaman.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice {...frame} title="Belum tersimpan">
      {problem.text}
      {problem.kind === "used" && <UseLinks usedIn={problem.usedIn} />}
    </InlineNotice>
  );
}

interface ConflictProps {
  form: PictureForm;
  problem: Extract<PictureForm["problem"], { kind: "conflict" }>;
  ref: Ref<HTMLDivElement>;
}

function Conflict({ form, problem: { stored, parts }, ref }: ConflictProps) {
  const differing = parts.map((part) => ({
    label: pictureLabels[part],
    mine: valueText(part, form.values),
    theirs: valueText(part, stored),
  }));
  return (
    <StoredByOthers
      ref={ref}
      title="Gambar ini baru saja diubah orang lain"
      differing={differing}
      isSaving={form.isSaving}
      onKeepMine={() => void form.keepMine(stored)}
      onTakeStored={() => form.takeStored(stored)}
      className="mt-5"
    />
  );
}
