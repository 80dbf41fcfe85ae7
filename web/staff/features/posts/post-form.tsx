import { useCallback, useState } from "react";
import { mayWorkOn } from "../../../../worker/contract/desk/post-states";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { ClaimsLine, ClaimsNotice } from "../../checks/claims-notice";
import { LogoutButton } from "../../lib/logout-button";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { PageHead } from "../../ui/page-head";
import { usePostChecks } from "./checks/use-post-checks";
import { UploadsQuestion } from "./content/uploads-question";
import { useTextUploads } from "./content/use-text-uploads";
import { PlannedDay, PostQuestion } from "./desk/questions";
import { DraftStatus } from "./draft-status";
import { FormNotices } from "./form-notices";
import { FormTools } from "./form-tools";
import { useListAddress } from "./list-return";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { SaveProblemNotice } from "./save-problem-notice";
import { FormBar } from "./state/form-bar";
import { PostState } from "./state/post-state";
import { TrashedNotice } from "./state/trashed-notice";
import { type AskingWay, isAsking, type Way, type WayDetails } from "./state/ways";
import { usePostForm } from "./use-post-form";

interface PostFormProps {
  /** The post to change; null makes a new one. */
  post: StaffPost | null;
}

interface Question {
  way: AskingWay;
  /** The waiting change that is to be put in the place of the post from beside it. */
  waiting: PendingChange | null;
}

interface HeldBack {
  count: number;
  consequence: string;
}

/** Writes a post: its fields, how visitors will see it, and whatever may come between typing and storing. */
export function PostForm({ post }: PostFormProps) {
  const held = useTextUploads();
  const { uploads } = held;
  const state = usePostForm(post, uploads);
  const { form, draft, saving, current, offer, reader } = state;
  const guard = useLeaveGuard(
    useCallback(() => draft.hasUnsaved() || uploads.isSending(), [draft.hasUnsaved, uploads]),
    true,
  );
  const [question, setQuestion] = useState<Question | null>(null);
  const checks = usePostChecks(current);
  const isTrashed = current?.status === "trash";

  function choose(way: Way) {
    if (isAsking(way)) void state.whenSound(() => setQuestion({ way, waiting: null }));
    else void state.run(way, false, {});
  }

  function answer({ way, waiting }: Question, details: WayDetails) {
    setQuestion(null);
    void (waiting ? state.promote(waiting) : state.run(way, false, details));
  }

  function openChecks() {
    setQuestion(null);
    void checks.drawer.open();
  }

  /** Claims that hold back what a way would bring before the public. */
  function heldBack(way: Way, waiting: PendingChange | null): HeldBack {
    const toPublic = { count: checks.openInPost, consequence: "artikel ini belum bisa terbit" };
    if (way === "publish" || way === "schedule") return toPublic;
    if (way !== "promote") return { ...toPublic, count: 0 };
    const count = checks.openInChange(waiting ?? form.getValues());
    return { count, consequence: "usulan ini belum bisa diterapkan" };
  }

  const [heldWay] = [...offer.beside, ...offer.more]
    .map(({ way }) => heldBack(way, null))
    .filter(({ count }) => count > 0);

  return (
    <>
      <PageHead title={current ? "Edit Blog Post" : "Buat Blog Post"} backTo={useListAddress()}>
        <LogoutButton />
      </PageHead>
      {!current && <PlannedDay />}
      {current && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <PostState post={current} openClaims={checks.openInPost} />
          {mayWorkOn(current, reader) && (
            <FormTools
              post={current}
              checks={checks}
              hasUnsaved={draft.hasUnsaved}
              mayRestore={!isTrashed && (reader.may("posts.publish") || current.status !== "published")}
              onRestored={state.takeOver}
              onMoved={state.adoptMoved}
            />
          )}
        </div>
      )}
      {current && isTrashed ? (
        <TrashedNotice
          post={current}
          problem={saving.problem}
          isSaving={saving.isSaving}
          hasUnsaved={draft.hasUnsaved()}
          onRestore={reader.may("posts.publish") ? (slug) => void saving.restore(current, slug) : null}
        />
      ) : (
        <>
          <FormNotices
            state={state}
            onPromote={(waiting) => setQuestion({ way: "promote", waiting })}
            claims={(waiting) => <ClaimsLine {...heldBack("promote", waiting)} onOpen={openChecks} />}
          />
          <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-2">
            <form
              ref={state.formRef}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (offer.main) void state.run(offer.main.way, offer.main.way === "save", {});
              }}
              className="min-w-0 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
            >
              <PostFields
                form={form}
                readOnly={offer.main === null}
                stored={current?.content}
                undescribed={saving.undescribed}
                uploads={uploads}
              />
              {saving.problem && (
                <SaveProblemNotice
                  problem={saving.problem}
                  mine={form.getValues()}
                  isSaving={saving.isSaving}
                  onKeepMine={state.keepMine}
                  onTakeStored={state.takeStored}
                  onSaveAsNew={state.saveAsNew}
                  onProposeOver={state.proposeOver}
                  onReplaceChange={state.replaceChange}
                  onOpenChecks={openChecks}
                />
              )}
              <FormBar offer={offer} isNew={!current} isSaving={saving.isSaving} onChoose={choose}>
                {heldWay && <ClaimsLine {...heldWay} onOpen={openChecks} />}
                <DraftStatus state={draft.state} saved={state.saved} />
              </FormBar>
            </form>
            <PostPreview form={form} publishedAt={current?.publishedAt ?? null} />
          </div>
        </>
      )}
      {question && (
        <PostQuestion
          act={question.way}
          posts={current ? [current] : []}
          lead={
            <span className="line-clamp-3 font-semibold text-ink [overflow-wrap:anywhere]">
              {question.waiting?.title ?? form.getValues("title")}
            </span>
          }
          warning={<ClaimsNotice {...heldBack(question.way, question.waiting)} onOpen={openChecks} />}
          note={state.note}
          onNote={state.setNote}
          onAnswer={(details) => answer(question, details)}
          onCancel={() => setQuestion(null)}
        />
      )}
      <UploadsQuestion held={held} />
      <ConfirmDialog
        open={guard.isAsking}
        title="Tinggalkan halaman ini?"
        cancelLabel="Tetap di Sini"
        confirmLabel="Tinggalkan"
        onCancel={guard.stay}
        onConfirm={guard.leave}
      >
        {draft.hasUnsaved() &&
          "Perubahan Anda belum disimpan. Draf tetap ada di browser ini dan ditawarkan saat Anda membuka formulir ini lagi. "}
        {uploads.isSending() && "Gambar yang masih diunggah masuk ke Pustaka, tetapi tidak ke artikel ini."}
      </ConfirmDialog>
    </>
  );
}

export function NewPost() {
  return <PostForm post={null} />;
}
