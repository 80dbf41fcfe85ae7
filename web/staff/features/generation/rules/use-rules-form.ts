import { type WritingRules, writingRules } from "../../../../../worker/contract/studio/writing-rules";
import { useChangeRules } from "../../../../api/writing-rules";
import { showToast } from "../../../../toasts/toast";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { faultsOf, inputOf, isSameRules, type RulesValues, readValues, valuesOf } from "./rules-values";

/** The form of the house rules. */
export function useRulesForm(rules: WritingRules) {
  const changing = useChangeRules();
  return useRecordForm<WritingRules, RulesValues>({
    opened: rules,
    empty: valuesOf(rules),
    draftKey: () => "draf-aturan",
    versionOf: ({ version }) => String(version),
    toValues: valuesOf,
    readValues,
    isSame: isSameRules,
    faultsOf,
    write: (values, over, { key }) =>
      changing.mutateAsync({ input: inputOf(values, Number(over?.version)), key }),
    readStored: (carried) => writingRules.safeParse(carried).data,
    onSaved: ({ version }) =>
      showToast({ title: "Sukses!", description: `Aturan menulis versi ${version} berlaku` }),
    refusal: () => "Aturan belum tersimpan",
    nameOf: () => "Aturan menulis",
  });
}

export type RulesFormState = ReturnType<typeof useRulesForm>;
