import { useNavigate } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { fetchTemplate, useSaveTemplate } from "../../../../api/reply-templates";
import { showToast } from "../../../../toasts/toast";
import { withoutAsking } from "../../../lib/leaving";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import {
  emptyTemplate,
  faultsOf,
  inputOf,
  isSameTemplate,
  readValues,
  type TemplateValues,
  valuesOf,
} from "./template-values";

/** The form of a template, a new one where there is none. */
export function useTemplateForm(template: ReplyTemplate | null, first: Partial<TemplateValues>) {
  const navigate = useNavigate();
  const saving = useSaveTemplate();
  return useRecordForm<ReplyTemplate, TemplateValues>({
    opened: template,
    empty: { ...emptyTemplate, ...first },
    draftKey: (stored) => `draf-templat:${stored?.id ?? "baru"}`,
    versionOf: ({ version }) => String(version),
    toValues: valuesOf,
    readValues,
    isSame: isSameTemplate,
    faultsOf,
    write: (values, over) =>
      saving.mutateAsync({
        id: over?.stored.id ?? null,
        input: inputOf(values, over && Number(over.version)),
      }),
    fetchStored: ({ id }) => fetchTemplate(id),
    onSaved: ({ name }) => {
      showToast({ title: "Sukses!", description: `Templat “${name}” tersimpan` });
      navigate(staffPaths.replyTemplates, { state: withoutAsking });
    },
    refusal: "Templat belum tersimpan",
    nameOf: ({ name }) => name,
  });
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>;
