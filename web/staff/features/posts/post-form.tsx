import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { generatePath, useNavigate } from "react-router-dom";
import { type Post, type PostInput, postInput } from "../../../../worker/contract/blog";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { DraftOffer } from "./draft-offer";
import { DraftStatus } from "./draft-status";
import { fillSlug } from "./fill-slug";
import { useListAddress } from "./list-return";
import { emptyPost, type PostDraft, toPostInput } from "./post-draft";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { SaveProblemNotice } from "./save-problem-notice";
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
  const list = useListAddress();
  /** The post as it was last stored. */
  const [current, setCurrent] = useState(post);
  const [baseUpdatedAt, setBaseUpdatedAt] = useState(post?.updatedAt ?? null);
  const form = useForm<PostInput>({
    // What was typed and not what the schema makes of it: a save is compared with it. The server trims by itself.
    resolver: standardSchemaResolver(postInput, undefined, { raw: true }),
    defaultValues: post ? toPostInput(post) : emptyPost,
  });
  const draft = usePostDraft(current ? String(current.id) : "baru", form, baseUpdatedAt);
  const guard = useLeaveGuard(draft.hasUnsaved, true);
  const saving = usePostSave({
    postId: current?.id ?? null,
    form,
    onSaved: (stored, sent, leaves) => {
      draft.settle(sent, stored);
      // Whoever has left the form stays where they are.
      if (!formRef.current) return;
      if (leaves && !draft.hasUnsaved()) {
        navigate(list);
        return;
      }
      setCurrent(stored);
      setBaseUpdatedAt(stored.updatedAt);
      showAddress(stored);
    },
  });

  /** `leaves` where the form is to be left once all of it is stored. */
  function submit(leaves: boolean) {
    fillSlug(form);
    return form.handleSubmit((input) =>
      current
        ? saving.updatePost(current.id, input, baseUpdatedAt, leaves)
        : saving.createPost(input, leaves),
    )();
  }

  // What was typed and saved while a save was under way is stored after it.
  useEffect(() => {
    if (!saving.next || saving.isSaving) return;
    saving.forgetNext();
    if (draft.hasUnsaved()) void submit(saving.next.leaves);
  });

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector("[role=alertdialog]")) void submit(false);
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  });

  function resume(found: PostDraft) {
    draft.resume(found);
    // A save still notices when somebody has changed the post since the draft was begun.
    setBaseUpdatedAt(found.baseUpdatedAt);
    form.setFocus("title");
  }

  function takeStored(stored: Post) {
    if (!draft.setAside(stored)) {
      showToast({
        variant: "destructive",
        title: "Versi Anda belum bisa disimpan sebagai draf",
        description:
          "Browser ini tidak bisa menyimpan draf. Salin dulu tulisan Anda, atau simpan versi Anda.",
      });
      return;
    }
    setBaseUpdatedAt(stored.updatedAt);
    saving.clearProblem();
    form.setFocus("title");
  }

  function discard(found: PostDraft) {
    draft.discard(found);
    form.setFocus("title");
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="text-4xl">{current ? "Edit Blog Post" : "Buat Blog Post"}</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          isOutdated={draft.offered.baseUpdatedAt !== baseUpdatedAt}
          onResume={resume}
          onDiscard={discard}
        />
      )}
      <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-2">
        <form
          ref={formRef}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(true);
          }}
          className="min-w-0"
        >
          <PostFields form={form} />
          {saving.problem && (
            <SaveProblemNotice
              problem={saving.problem}
              mine={form.getValues()}
              isSaving={saving.isSaving}
              onKeepMine={(stored) => {
                setBaseUpdatedAt(stored.updatedAt);
                return form.handleSubmit((input) =>
                  saving.updatePost(stored.id, input, stored.updatedAt, true),
                )();
              }}
              onTakeStored={takeStored}
              onSaveAsNew={() => form.handleSubmit((input) => saving.createPost(input, true))()}
            />
          )}
          <div className="z-10 mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-paper py-4 lg:sticky lg:bottom-0">
            <Button type="submit" size="lg" busy={saving.isSaving}>
              {submitLabel(current !== null, saving.isSaving)}
            </Button>
            <DraftStatus state={draft.state} />
          </div>
        </form>
        <PostPreview form={form} publishedAt={current?.publishedAt ?? null} />
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

/** A reload goes on with a post that was new; moving there would begin the form anew, under whoever types in it. */
function showAddress({ id }: Post): void {
  window.history.replaceState(
    window.history.state,
    "",
    generatePath(staffPaths.editedPost, { id: String(id) }),
  );
}

function submitLabel(isEdit: boolean, isSaving: boolean): string {
  if (isEdit) return isSaving ? "Menyimpan..." : "Simpan Perubahan";
  return isSaving ? "Membuat..." : "Buat Blog Post";
}
