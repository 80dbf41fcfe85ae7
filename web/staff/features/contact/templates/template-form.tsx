import { ArrowLeft } from "lucide";
import { Link, useSearchParams } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import { useStaff } from "../../../../api/staff-rights";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { KeptOffer } from "../../../lib/drafts/kept-offer";
import { KeptStatus } from "../../../lib/drafts/kept-status";
import { LeaveQuestion } from "../../../lib/drafts/leave-question";
import { useFirstFault } from "../../../lib/use-first-fault";
import { readChannel } from "./new-template-address";
import { ReplyPreview } from "./reply-preview";
import { TemplateFields } from "./template-fields";
import { TemplateProblemNotice } from "./template-problem";
import { useTemplateForm } from "./use-template-form";

/** Writes a template, with what becomes of it beside it. */
export function TemplateForm({ template }: { template: ReplyTemplate | null }) {
  const [search] = useSearchParams();
  const state = useTemplateForm(template, { channel: readChannel(search) });
  const form = useFirstFault(state.marked);
  const staffName = useStaff().user?.name ?? "";
  const { draft, values } = state;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-4xl">{state.stored ? "Ubah Templat" : "Templat Baru"}</h1>
        <Link to={staffPaths.replyTemplates} className={buttonStyles("outline")}>
          <Icon node={ArrowLeft} className="size-4" />
          Kembali
        </Link>
      </div>
      {draft.offered && (
        <KeptOffer
          draft={draft.offered}
          name={draft.offered.values.name.trim() || "Tanpa nama"}
          isOutdated={state.isOutdated(draft.offered)}
          onResume={state.resume}
          onDiscard={draft.discard}
        />
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
        className="mt-8 [&_input]:scroll-mb-40 [&_textarea]:scroll-mb-40"
      >
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <TemplateFields state={state} staffName={staffName} />
          <section aria-labelledby="template-preview" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
            <h2 id="template-preview" className="text-xl">
              Pratinjau
            </h2>
            <p className="mt-1 mb-4 text-ink-soft text-sm">
              Contoh: Maya, yang menanyakan toko online. Yang bergaris bawah diisi otomatis.
            </p>
            <ReplyPreview {...values} staffName={staffName} />
          </section>
        </div>
        {state.problem && <TemplateProblemNotice state={state} problem={state.problem} />}
        <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t bg-paper py-3 sm:py-4">
          <Button type="submit" size="lg" busy={state.isSaving} className="px-5 max-sm:w-full">
            {state.isSaving ? "Menyimpan..." : "Simpan Templat"}
          </Button>
          <KeptStatus state={draft.state} saved={null} />
        </div>
      </form>
      <LeaveQuestion hasUnsaved={draft.hasUnsaved} />
    </>
  );
}
