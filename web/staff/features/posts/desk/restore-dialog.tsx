import { useEffect, useState } from "react";
import { FormDialog } from "../../../ui/form-dialog";
import { SmallField } from "../../../ui/small-field";
import { PostTitles } from "./post-titles";
import type { QuestionProps } from "./use-post-desk";

/** Offers a free address for a post of the trash whose own is taken meanwhile. */
export function RestoreDialog({ question, desk }: QuestionProps) {
  const { freeSlug = "" } = question;
  const [slug, setSlug] = useState(freeSlug);
  // Taken as well: another one is offered.
  useEffect(() => setSlug(freeSlug), [freeSlug]);
  return (
    <FormDialog
      title="Alamat Sudah Dipakai"
      lead={<PostTitles posts={question.posts} />}
      submitLabel="Pulihkan"
      problem={desk.problem}
      pending={desk.isPending}
      disabled={slug.trim() === ""}
      onCancel={desk.cancel}
      onSubmit={() => desk.answer({ slug: slug.trim() })}
    >
      <p className="mb-4">Artikel ini bisa dipulihkan dengan alamat lain.</p>
      <SmallField id="restore-slug" type="text" label="Alamat baru (slug)" value={slug} onType={setSlug} />
    </FormDialog>
  );
}
