import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import { StoredByOthers } from "../../../ui/stored-by-others";
import { templateFields, templateLabels, textOf, valuesOf } from "./template-values";
import type { TemplateFormState, TemplateProblem } from "./use-template-form";

interface TemplateProblemNoticeProps {
  state: TemplateFormState;
  problem: TemplateProblem;
}

/** Why a template could not be stored, and what can be done now; it takes the focus unless a field does. */
export function TemplateProblemNotice({ state, problem }: TemplateProblemNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFaults = Object.keys(state.faults).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem anew, also one like the one before
  useEffect(() => {
    if (hasFaults) return;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "start" });
  }, [problem]);
  const frame = { ref, role: "alert", className: "my-6 scroll-mt-4" } as const;
  if (problem.kind === "refused") {
    return (
      <InlineNotice {...frame} tone="danger" title={problem.title}>
        {problem.text}
      </InlineNotice>
    );
  }
  if (problem.kind === "gone") {
    return (
      <InlineNotice
        {...frame}
        tone="danger"
        title="Templat ini sudah dihapus"
        actions={
          <Button variant="dark" busy={state.isSaving} onClick={state.saveAsNew}>
            Simpan sebagai Templat Baru
          </Button>
        }
      >
        Seseorang menghapusnya saat Anda mengubahnya. Isian Anda masih ada di formulir ini.
      </InlineNotice>
    );
  }
  const theirs = valuesOf(problem.stored);
  const differing = templateFields
    .map((field) => ({
      label: templateLabels[field],
      mine: textOf(state.values, field),
      theirs: textOf(theirs, field),
    }))
    .filter(({ mine, theirs }) => mine !== theirs);
  return (
    <StoredByOthers
      ref={ref}
      className={frame.className}
      title="Templat ini diubah orang lain saat Anda mengubahnya"
      differing={differing}
      isSaving={state.isSaving}
      onKeepMine={() => state.keepMine(problem.stored)}
      onTakeStored={() => state.takeStored(problem.stored)}
    />
  );
}
