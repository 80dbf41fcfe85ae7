import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { type Post, type PostInput, postInput } from "../../../../worker/contract/blog";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { DraftOffer } from "./draft-offer";
import { DraftStatus } from "./draft-status";
import { emptyPost, type PostDraft, toPostInput } from "./post-draft";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { SaveProblemNotice } from "./save-problem-notice";
import { useLeaveGuard } from "./use-leave-guard";
import { usePostDraft } from "./use-post-draft";
import { usePostSave } from "./use-post-save";

interface PostFormProps {
  /** The post to change; null makes a new one. */
  post: Post | null;
  /** Buttons beside the title. */
  actions: ReactNode;
}

/** Writes a post: its fields, how visitors will see it, and whatever may come between typing and storing. */
export function PostForm({ post, actions }: PostFormProps) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [baseUpdatedAt, setBaseUpdatedAt] = useState(post?.updatedAt ?? null);
  const form = useForm<PostInput>({
    resolver: standardSchemaResolver(postInput),
    defaultValues: post ? toPostInput(post) : emptyPost,
  });
  const draft = usePostDraft(post ? String(post.id) : "baru", form, baseUpdatedAt);
  const guard = useLeaveGuard(draft.hasUnsaved);
  const saving = usePostSave({
    postId: post?.id ?? null,
    form,
    onSaved: () => {
      draft.finish();
      navigate("/admin/blog");
    },
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector("[role=alertdialog]")) formRef.current?.requestSubmit();
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, []);

  function save(input: PostInput) {
    return post ? saving.updatePost(post.id, input, baseUpdatedAt) : saving.createPost(input);
  }

  function resume(found: PostDraft) {
    draft.resume(found);
    // A save still notices when somebody has changed the post since the draft was begun.
    setBaseUpdatedAt(found.baseUpdatedAt);
    form.setFocus("title");
  }

  function takeStored(stored: Post) {
    draft.setAside();
    form.reset(toPostInput(stored));
    setBaseUpdatedAt(stored.updatedAt);
    saving.clearProblem();
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="text-4xl">{post ? "Edit Blog Post" : "Buat Blog Post"}</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          isOutdated={draft.offered.baseUpdatedAt !== baseUpdatedAt}
          onResume={resume}
          onDiscard={draft.discard}
        />
      )}
      <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-2">
        <form ref={formRef} noValidate onSubmit={form.handleSubmit(save)} className="min-w-0">
          <PostFields form={form} />
          {saving.problem && (
            <SaveProblemNotice
              problem={saving.problem}
              mine={form.getValues()}
              isSaving={saving.isSaving}
              onKeepMine={(stored) => {
                setBaseUpdatedAt(stored.updatedAt);
                return form.handleSubmit((input) => saving.updatePost(stored.id, input, stored.updatedAt))();
              }}
              onTakeStored={takeStored}
              onSaveAsNew={() => form.handleSubmit(saving.createPost)()}
            />
          )}
          <div className="z-10 mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-paper py-4 lg:sticky lg:bottom-0">
            <Button type="submit" size="lg" disabled={saving.isSaving}>
              {submitLabel(post !== null, saving.isSaving)}
            </Button>
            <DraftStatus state={draft.state} />
          </div>
        </form>
        <PostPreview form={form} publishedAt={post?.publishedAt ?? null} />
      </div>
      <ConfirmDialog
        open={guard.isAsking}
        title="Tinggalkan halaman ini?"
        cancelLabel="Tetap di Sini"
        confirmLabel="Tinggalkan"
        onCancel={guard.stay}
        onConfirm={guard.leave}
      >
        Perubahan Anda belum disimpan. Draf tetap ada di browser ini dan ditawarkan saat Anda membuka formulir
        ini lagi.
      </ConfirmDialog>
    </>
  );
}

function submitLabel(isEdit: boolean, isSaving: boolean): string {
  if (isEdit) return isSaving ? "Menyimpan..." : "Simpan Perubahan";
  return isSaving ? "Membuat..." : "Buat Blog Post";
}
