import { useEffect, useRef } from "react";
import { InlineNotice } from "../../../ui/inline-notice";
import { StoredByOthers } from "../../../ui/stored-by-others";
import { rulesFields, rulesLabels, textOf, valuesOf } from "./rules-values";
import type { RulesFormState, RulesProblem } from "./use-rules-form";

interface RulesProblemNoticeProps {
  state: RulesFormState;
  problem: RulesProblem;
}

/** Why the rules could not be stored, and what can be done now; it takes the focus when it appears. */
export function RulesProblemNotice({ state, problem }: RulesProblemNoticeProps) {
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
