import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { WritingRules } from "../../../../../worker/contract/studio/writing-rules";
import { useStaff } from "../../../../api/staff-rights";
import { writingRulesQuery } from "../../../../api/writing-rules";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { KeptOffer } from "../../../lib/drafts/kept-offer";
import { KeptStatus } from "../../../lib/drafts/kept-status";
import { LeaveQuestion } from "../../../lib/drafts/leave-question";
import { useFirstFault } from "../../../lib/use-first-fault";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { LongText } from "../../../ui/long-text";
import { Section } from "../../../ui/section";
import { StoredByOthers } from "../../../ui/stored-by-others";
import { StudioTabs } from "../studio-tabs";
import { RulesFields } from "./rules-fields";
import { rulesFields, rulesLabels, rulesTexts, textOf, valuesOf, versionText } from "./rules-values";
import { type RulesFormState, type RulesProblem, useRulesForm } from "./use-rules-form";

/** How we write: to be changed by some, to be read by all staff. */
export function RulesScreen() {
  const query = useQuery({ ...writingRulesQuery(), refetchOnMount: "always" });
  const mayWrite = useStaff().may("writing-rules.write");
  const rules = query.data;
  return (
    <>
      <h1 className="text-4xl">Aturan Menulis</h1>
      <p className="mt-2 max-w-[75ch] text-ink-soft max-sm:sr-only">
        Berlaku untuk setiap artikel yang ditulis AI dan untuk pemeriksaannya.
        {!mayWrite && " Aturan diubah oleh editor."}
      </p>
      <StudioTabs />
      {query.isPending && <Spinner label="Memuat aturan menulis..." className="py-20" />}
      {query.isError && !rules && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat aturan menulis" query={query} />
      )}
      {rules &&
        (mayWrite ? (
          <RulesForm rules={rules} />
        ) : (
          <>
            <p className="mt-5 text-sm text-ink-soft">{versionText(rules.version)}</p>
            <RulesReading rules={rules} />
          </>
        ))}
    </>
  );
}

/** Changes the house rules; each save is a new version. */
function RulesForm({ rules }: { rules: WritingRules }) {
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

/** The house rules as whoever may not change them reads them. */
function RulesReading({ rules: { address, forbiddenWords, glossary, sample } }: { rules: WritingRules }) {
  return (
    <div className="mt-8">
      <Section id="rules-address" {...rulesTexts.address}>
        <p>
          Pembaca disapa “<strong>{address}</strong>”.
        </p>
      </Section>
      <Section id="rules-forbidden" {...rulesTexts.forbiddenWords}>
        {forbiddenWords.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {forbiddenWords.map((word) => (
            <li key={word} className="rounded-md bg-sand px-2.5 py-1 [overflow-wrap:anywhere]">
              {word}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="rules-glossary" {...rulesTexts.glossary}>
        {glossary.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
        <dl className="grid gap-2 empty:hidden">
          {glossary.map(({ use, insteadOf }) => (
            <div
              key={use}
              className="flex flex-wrap gap-x-3 border-b border-line pb-2 [overflow-wrap:anywhere]"
            >
              <dt className="font-semibold">{use}</dt>
              <dd className="text-ink-soft">bukan {insteadOf.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="rules-sample" {...rulesTexts.sample}>
        {sample ? <LongText text={sample} /> : <p className="text-ink-soft">Belum ada.</p>}
      </Section>
    </div>
  );
}

interface RulesProblemNoticeProps {
  state: RulesFormState;
  problem: RulesProblem;
}

/** Why the rules could not be stored, and what can be done now; it takes the focus when it appears. */
function RulesProblemNotice({ state, problem }: RulesProblemNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem anew, also one like the one before
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "start" });
  }, [problem]);
  const frame = { ref, role: "alert", className: "mb-6 scroll-mt-4" } as const;
  if (problem.kind === "refused") {
    return (
      <InlineNotice {...frame} tone="danger" title={problem.title}>
        {problem.text}
      </InlineNotice>
    );
  }
  const { stored } = problem;
  const theirs = valuesOf(stored);
  const differing = rulesFields
    .map((field) => ({
      label: rulesLabels[field],
      mine: textOf(state.values, field),
      theirs: textOf(theirs, field),
    }))
    .filter(({ mine, theirs }) => mine !== theirs);
  return (
    <StoredByOthers
      ref={ref}
      className={frame.className}
      title={`Orang lain sudah menyimpan versi ${stored.version}`}
      differing={differing}
      isSaving={state.isSaving}
      onKeepMine={() => state.keepMine(stored)}
      onTakeStored={() => state.takeStored(stored)}
    />
  );
}
