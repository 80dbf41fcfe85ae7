import { useNavigate, useSearchParams } from "react-router-dom";
import type { ReplyTemplate } from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { editedTemplateQuery, fetchTemplate, useSaveTemplate } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { withoutAsking } from "../../../lib/leaving";
import { EditedRecord } from "../../../lib/record-form/edited-record";
import { RecordForm, RecordNotice } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { PageHead } from "../../../ui/page-head";
import { readChannel } from "./new-template-address";
import { ReplyPreview } from "./reply-preview";
import { TemplateFields } from "./template-fields";
import {
  emptyTemplate,
  faultsOf,
  inputOf,
  isSameTemplate,
  readValues,
  type TemplateValues,
  templateLabels,
  textOf,
  valuesOf,
} from "./template-values";

/** Writes a template, with what becomes of it beside it. */
function TemplateForm({ template }: { template: ReplyTemplate | null }) {
  const [search] = useSearchParams();
  const state = useTemplateForm(template, { channel: readChannel(search) });
  const staffName = useStaff().user?.name ?? "";
  const { values } = state;
  return (
    <>
      <PageHead title={state.stored ? "Ubah Templat" : "Templat Baru"} backTo={staffPaths.replyTemplates} />
      <RecordForm
        state={state}
        nameOf={({ name }) => name.trim() || "Tanpa nama"}
        onSubmit={() => void state.save()}
        notice={
          <RecordNotice
            state={state}
            conflict={() => "Templat ini diubah orang lain saat Anda mengubahnya"}
            gone={{ title: "Templat ini sudah dihapus", action: "Simpan sebagai Templat Baru" }}
            labels={templateLabels}
            toValues={valuesOf}
            textOf={textOf}
          />
        }
        actions={
          <Button type="submit" busy={state.work !== null} className="max-sm:w-full">
            {state.work !== null ? "Menyimpan..." : "Simpan Templat"}
          </Button>
        }
      >
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <TemplateFields state={state} staffName={staffName} />
          <section aria-labelledby="template-preview" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
            <h2 id="template-preview" className="text-lg">
              Pratinjau
            </h2>
            <p className="mt-1 mb-4 text-ink-soft text-sm">
              Contoh: Maya, yang menanyakan toko online. Yang bergaris bawah diisi otomatis.
            </p>
            <ReplyPreview {...values} staffName={staffName} />
          </section>
        </div>
      </RecordForm>
    </>
  );
}

/** The form of the template that an address names. */
export function EditedTemplate() {
  return (
    <EditedRecord
      queryOf={editedTemplateQuery}
      name="Templat"
      list={{ name: "Templat Balasan", path: staffPaths.replyTemplates }}
    >
      {(template) => <TemplateForm key={template.id} template={template} />}
    </EditedRecord>
  );
}

export function NewTemplate() {
  return <TemplateForm template={null} />;
}

/** The form of a template, a new one where there is none. */
function useTemplateForm(template: ReplyTemplate | null, first: Partial<TemplateValues>) {
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
