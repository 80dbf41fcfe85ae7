import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import {
  maxReplyLength,
  placeholders,
  type ReplyTemplate,
  replyChannels,
  replyTemplate,
} from "../../../../../worker/contract/inbox/reply-template";
import { staffPaths } from "../../../../../worker/contract/paths";
import { editedTemplateQuery, useSaveTemplate } from "../../../../api/reply-templates";
import { useStaff } from "../../../../api/staff-rights";
import { showToast } from "../../../../toasts/toast";
import { EditedRecord } from "../../../lib/record-form/edited-record";
import { RecordForm } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { withoutAsking } from "../../../lib/use-leave-guard";
import { ChoicePills } from "../../../ui/choice-pills";
import { PageHead } from "../../../ui/page-head";
import { TextField } from "../../../ui/text-field";
import {
  channelNames,
  emptyTemplate,
  faultWhileTyping,
  fillExample,
  findErrors,
  getFieldText,
  isSameTemplate,
  type TemplateValues,
  templateLabels,
  toInput,
  toValues,
} from "./template-values";

/** The form of a template with its preview. */
function TemplateForm({ template }: { template: ReplyTemplate | null }) {
  const state = useTemplateForm(template);
  const staffName = useStaff().user?.name ?? "";
  const { values } = state;
  return (
    <>
      <PageHead title={state.stored ? "Ubah Templat" : "Templat Baru"} backTo={staffPaths.replyTemplates} />
      <RecordForm state={state} submitLabel="Simpan Templat">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
          <TemplateFields state={state} staffName={staffName} />
          <section aria-labelledby="template-preview" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
            <h2 id="template-preview" className="text-lg">
              Pratinjau
            </h2>
            <p className="mt-1 mb-4 text-ink-soft text-sm">Contoh: Maya, yang menanyakan toko online.</p>
            <div className="whitespace-pre-wrap rounded-lg border border-line bg-white px-5 py-4 [overflow-wrap:anywhere]">
              {values.channel === "email" && (
                <p className="mb-3 border-line border-b pb-3 font-semibold">
                  {fillExample(values.subject.trim(), staffName) || "(tanpa subjek)"}
                </p>
              )}
              <p>{fillExample(values.body.trim(), staffName) || "Tulis isinya, hasilnya tampil di sini."}</p>
            </div>
          </section>
        </div>
      </RecordForm>
    </>
  );
}

export default function TemplatePage({ id }: { id: string | undefined }) {
  return (
    <EditedRecord
      id={id}
      queryOf={editedTemplateQuery}
      name="Templat"
      list={{ name: "Templat Balasan", path: staffPaths.replyTemplates }}
    >
      {(template) => <TemplateForm key={template?.id} template={template} />}
    </EditedRecord>
  );
}

/** The form state of a template; a new one for null. */
function useTemplateForm(template: ReplyTemplate | null) {
  const navigate = useNavigate();
  const saving = useSaveTemplate();
  return useRecordForm<ReplyTemplate, TemplateValues>({
    opened: template,
    empty: emptyTemplate,
    draftKey: (stored) => `draf-templat:${stored?.id ?? "baru"}`,
    versionOf: ({ version }) => String(version),
    toValues: toValues,
    readValues: (values) => ({ ...emptyTemplate, ...(values as TemplateValues) }),
    isSame: isSameTemplate,
    faultsOf: findErrors,
    write: (values, over, { key }) =>
      saving.mutateAsync({
        id: over?.stored.id ?? null,
        input: toInput(values, over && Number(over.version)),
        key,
      }),
    readStored: (carried) => replyTemplate.safeParse(carried).data,
    onSaved: ({ name }) => {
      showToast({ title: "Sukses!", description: `Templat “${name}” tersimpan` });
      navigate(staffPaths.replyTemplates, { state: withoutAsking });
    },
    refusal: () => "Templat belum tersimpan",
    nameOf: ({ name }) => name.trim() || "Tanpa nama",
    notice: {
      conflict: () => "Templat ini diubah orang lain saat Anda mengubahnya",
      gone: { title: "Templat ini sudah dihapus", action: "Simpan sebagai Templat Baru" },
      labels: templateLabels,
      textOf: getFieldText,
    },
  });
}

type TemplateFormState = ReturnType<typeof useTemplateForm>;

interface TemplateFieldsProps {
  state: TemplateFormState;
  staffName: string;
}

/** The fields of a template. Unknown placeholders are reported while typing. */
function TemplateFields({ state: { values, faults, change }, staffName }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** The field that was focused last. */
  const last = useRef<"subject" | "body">("body");
  function insert(name: string) {
    const place = values.channel === "email" ? last.current : "body";
    const field = place === "subject" ? subject.current : body.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(`{${name}}`, selectionStart ?? 0, selectionEnd ?? 0, "end");
    change({ [place]: field.value });
    field.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoicePills
        name="template-channel"
        legend={templateLabels.channel}
        options={replyChannels.map((value) => ({ value, label: channelNames[value] }))}
        value={values.channel}
        onChoose={(channel) => change({ channel })}
      />
      <TextField
        id="template-name"
        label={templateLabels.name}
        hint="Hanya staf yang melihatnya"
        error={faults.name}
        value={values.name}
        onType={(name) => change({ name })}
      />
      {values.channel === "email" && (
        <TextField
          ref={subject}
          id="template-subject"
          label={templateLabels.subject}
          error={faultWhileTyping(values.subject) ?? faults.subject}
          value={values.subject}
          onFocus={() => {
            last.current = "subject";
          }}
          onType={(subject) => change({ subject })}
        />
      )}
      <div>
        <TextField
          ref={body}
          id="template-body"
          label={templateLabels.body}
          error={faultWhileTyping(values.body) ?? faults.body}
          rows={values.channel === "email" ? 12 : 8}
          most={maxReplyLength}
          value={values.body}
          onFocus={() => {
            last.current = "body";
          }}
          onType={(body) => change({ body })}
        />
        <PlaceholderButtons staffName={staffName} onInsert={insert} />
      </div>
    </div>
  );
}

interface PlaceholderButtonsProps {
  staffName: string;
  onInsert: (placeholder: string) => void;
}

/** Buttons that insert placeholders at the cursor. */
function PlaceholderButtons({ staffName, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset className="mt-2.5">
      <legend className="text-ink-soft text-sm">Sisipkan isian otomatis</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            // Keeps the focus in the field, and the keyboard open on phones.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-white px-3 text-left text-sm hover:border-ink"
          >
            <span className="font-semibold">{`{${name}}`}</span>
            <span className="truncate text-ink-soft">{`→ ${fillExample(`{${name}}`, staffName)}`}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
