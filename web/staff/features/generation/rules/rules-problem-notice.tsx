import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { TwoVersions } from "../../../ui/two-versions";
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
  const differing = rulesFields.filter((field) => textOf(theirs, field) !== textOf(state.values, field));
  return (
    <InlineNotice
      {...frame}
      title={`Orang lain sudah menyimpan versi ${stored.version}`}
      actions={
        <>
          <Button variant="dark" busy={state.isSaving} onClick={() => state.keepMine(stored)}>
            Simpan Versi Saya
          </Button>
          <Button variant="outline" busy={state.isSaving} onClick={() => state.takeStored(stored)}>
            Pakai Versi Tersimpan
          </Button>
        </>
      }
    >
      {differing.length === 0
        ? "Isinya sama dengan isian Anda."
        : "Bandingkan, lalu pilih. “Simpan Versi Saya” menggantikan versi itu. Dengan “Pakai Versi Tersimpan”, isian Anda tetap ada sebagai draf di browser ini."}
      {differing.map((field) => (
        <TwoVersions
          key={field}
          label={rulesLabels[field]}
          mine={textOf(state.values, field)}
          theirs={textOf(theirs, field)}
        />
      ))}
    </InlineNotice>
  );
}
