import { useEffect, useState } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { ApiError } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { SmallField } from "../../../ui/small-field";
import type { PostFormState } from "../use-post-form";

interface TrashedNoticeProps {
  post: StaffPost;
  problem: PostFormState["record"]["problem"];
  isSaving: boolean;
  hasUnsaved: boolean;
  /** Null for who may not. */
  onRestore: ((slug?: string) => void) | null;
}

/** Stands in the place of the form while a post is in the trash. */
export function TrashedNotice({ post, problem, isSaving, hasUnsaved, onRestore }: TrashedNoticeProps) {
  const error = problem?.kind === "refused" ? problem.error : null;
  const freeSlug = (error instanceof ApiError && error.status === 409 && error.fields.slug) || "";
  const [slug, setSlug] = useState(freeSlug);
  // Taken as well: another one is offered.
  useEffect(() => setSlug(freeSlug), [freeSlug]);
  return (
    <InlineNotice
      title="Artikel ini ada di Sampah"
      className="mt-8"
      actions={
        onRestore && (
          <Button variant="dark" busy={isSaving} onClick={() => onRestore(slug.trim() || undefined)}>
            Pulihkan
          </Button>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">
        “{post.title}” tidak bisa dibaca pengunjung dan tidak bisa diubah. Setelah 30 hari di Sampah, artikel
        dihapus untuk selamanya. Yang dipulihkan menjadi draf.
      </p>
      {hasUnsaved && (
        <p className="mt-2">
          Tulisan Anda yang belum disimpan tetap ada di formulir, dan sebagai draf di browser ini.
        </p>
      )}
      {problem?.kind === "refused" && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem.text}
        </p>
      )}
      {freeSlug && (
        <div className="mt-4 max-w-md">
          <SmallField
            id="restore-slug"
            type="text"
            label="Alamat baru (slug)"
            value={slug}
            onType={setSlug}
          />
        </div>
      )}
    </InlineNotice>
  );
}
