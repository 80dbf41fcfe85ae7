import { type ReactNode, useRef, useState } from "react";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { BesideForm } from "./checks/beside-form";
import { OpenClaimsLine } from "./checks/open-claims-line";
import { PostChecks } from "./checks/post-checks";
import { usePostChecks } from "./checks/use-post-checks";
import { DraftStatus } from "./draft-status";
import { FormNotices } from "./form-notices";
import { FormTools } from "./form-tools";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";
import { SaveProblemNotice } from "./save-problem-notice";
import { FormBar } from "./state/form-bar";
import { PostProvenance } from "./state/post-provenance";
import { PostState } from "./state/post-state";
import { TrashedNotice } from "./state/trashed-notice";
import { WayQuestion } from "./state/way-question";
import { type AskingWay, goesPublic, isAsking, type Way, type WayDetails, worksOn } from "./state/ways";
import { usePostForm } from "./use-post-form";

interface PostFormProps {
  /** The post to change; null makes a new one. */
  post: StaffPost | null;
  /** Buttons beside the title. */
  actions: ReactNode;
}

interface Question {
  way: AskingWay;
  /** The waiting change that is to be put in the place of the post from beside it. */
  waiting: PendingChange | null;
}

/** Writes a post: its fields, how visitors will see it, and whatever may come between typing and storing. */
export function PostForm({ post, actions }: PostFormProps) {
  const state = usePostForm(post, () => showChecks.current());
  const { form, draft, saving, current, offer, reader } = state;
  const checks = usePostChecks(current);
  const showChecks = useRef(checks.show);
  showChecks.current = checks.show;
  const guard = useLeaveGuard(draft.hasUnsaved, true);
  const [question, setQuestion] = useState<Question | null>(null);
  const isTrashed = current?.status === "trash";

  function choose(way: Way) {
    // What is unsaved may be what mends them: then the server says.
    if (goesPublic(way) && checks.open > 0 && !draft.hasUnsaved()) return checks.show();
    if (isAsking(way)) void state.whenSound(() => setQuestion({ way, waiting: null }));
    else void state.run(way, false, {});
  }

  function promote(waiting: PendingChange) {
    if (checks.openInChange > 0) checks.show();
    else setQuestion({ way: "promote", waiting });
  }

  function answer({ way, waiting }: Question, details: WayDetails) {
    setQuestion(null);
    void (waiting ? state.promote(waiting) : state.run(way, false, details));
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="text-4xl">{current ? "Edit Blog Post" : "Buat Blog Post"}</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {current && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <PostState post={current} />
          {worksOn(current, reader) && (
            <FormTools
              post={current}
              checks={checks}
              hasUnsaved={draft.hasUnsaved}
              mayRestore={!isTrashed && (reader.may("posts.publish") || current.status !== "published")}
              onRestored={state.takeOver}
            />
          )}
        </div>
      )}
      {current?.origin === "ai" && (
        <div className="mt-1.5">
          <PostProvenance post={current} />
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
          <FormNotices state={state} onPromote={promote} />
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
              <PostFields form={form} readOnly={offer.main === null} />
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
                />
              )}
              <FormBar offer={offer} isNew={!current} isSaving={saving.isSaving} onChoose={choose}>
                {current && <OpenClaimsLine post={current} checks={checks} />}
                <DraftStatus state={draft.state} saved={state.saved} />
              </FormBar>
            </form>
            <BesideForm
              state={checks}
              preview={<PostPreview form={form} publishedAt={current?.publishedAt ?? null} />}
              checks={
                current && (
                  <PostChecks post={current} isChange={state.change !== null} {...{ checks, form, reader }} />
                )
              }
            />
          </div>
        </>
      )}
      {question && (
        <WayQuestion
          way={question.way}
          post={current}
          title={question.waiting?.title ?? form.getValues("title")}
          note={state.note}
          onNote={state.setNote}
          onAnswer={(details) => answer(question, details)}
          onCancel={() => setQuestion(null)}
        />
      )}
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
