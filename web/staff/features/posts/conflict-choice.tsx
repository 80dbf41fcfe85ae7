import type { Ref } from "react";
import type { PostInput } from "../../../../worker/contract/blog";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { formatLongDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { TwoVersions } from "../../ui/two-versions";
import { postFields, postLabels, toPostInput } from "./post-draft";

interface ConflictChoiceProps {
  mine: PostInput;
  stored: StaffPost;
  isSaving: boolean;
  onKeepMine: (stored: StaffPost) => void;
  onTakeStored: (stored: StaffPost) => void;
  ref: Ref<HTMLDivElement>;
}

/** Two versions of one post, field by field, and the choice between them. */
export function ConflictChoice({
  mine,
  stored,
  isSaving,
  onKeepMine,
  onTakeStored,
  ref,
}: ConflictChoiceProps) {
  const theirs = toPostInput(stored);
  const differing = postFields.filter((field) => mine[field] !== theirs[field]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-6 rounded-md border-l-4 border-amber bg-sand p-5 outline-none"
    >
      <p className="font-bold">Artikel ini diubah orang lain saat Anda mengedit</p>
      <p className="mt-1 text-ink-soft">
        Versi lain disimpan {formatLongDateTime(stored.updatedAt)}. Bandingkan, lalu pilih versi yang dipakai.
      </p>
      {differing.length === 0 && <p className="mt-3">Isi kedua versi sama.</p>}
      {differing.map((field) => (
        <TwoVersions key={field} label={postLabels[field]} mine={mine[field]} theirs={theirs[field]} />
      ))}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="dark" busy={isSaving} onClick={() => onKeepMine(stored)}>
          Simpan Versi Saya
        </Button>
        <Button variant="outline" busy={isSaving} onClick={() => onTakeStored(stored)}>
          Pakai Versi Tersimpan
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        “Simpan Versi Saya” menggantikan versi tersimpan, yang masih dapat dibuka di Riwayat. Dengan “Pakai
        Versi Tersimpan”, versi Anda tetap ada sebagai draf di browser ini.
      </p>
    </div>
  );
}
