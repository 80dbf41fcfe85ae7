import type { WritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { Button } from "../../../../ui/button";
import { KeptOffer } from "../../../lib/drafts/kept-offer";
import { KeptStatus } from "../../../lib/drafts/kept-status";
import { LeaveQuestion } from "../../../lib/drafts/leave-question";
import { useFirstFault } from "../../../lib/use-first-fault";
import { RulesFields } from "./rules-fields";
import { RulesProblemNotice } from "./rules-problem-notice";
import { useRulesForm } from "./use-rules-form";
import { versionText } from "./version-text";

/** Changes the house rules; each save is a new version. */
export function RulesForm({ rules }: { rules: WritingRules }) {
  const state = useRulesForm(rules);
  const form = useFirstFault(state.marked);
  const { draft, stored } = state;
  return (
    <>
      {draft.offered && (
        <KeptOffer
          draft={draft.offered}
          name="Aturan menulis"
          isOutdated={draft.offered.base !== String(stored.version)}
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
        <RulesFields state={state} />
        {state.problem && <RulesProblemNotice state={state} problem={state.problem} />}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper py-3 sm:py-4">
          <Button type="submit" size="lg" busy={state.isSaving} className="px-5 max-sm:w-full">
            {state.isSaving ? "Menyimpan..." : "Simpan Aturan"}
          </Button>
          {state.problem?.kind !== "conflict" && (
            <p className="text-sm text-ink-soft">{versionText(stored.version)}</p>
          )}
          <KeptStatus state={draft.state} saved={state.savedAt} />
        </div>
      </form>
      <LeaveQuestion hasUnsaved={draft.hasUnsaved} />
    </>
  );
}
