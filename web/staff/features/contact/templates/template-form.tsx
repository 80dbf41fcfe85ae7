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
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { EditedRecord } from "../../../lib/record-form/edited-record";
import { RecordForm, RecordNotice } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { withoutAsking } from "../../../lib/use-leave-guard";
import { ChoicePills } from "../../../ui/choice-pills";
import { PageHead } from "../../../ui/page-head";
import { becomes, type Placeholder, ReplyPreview } from "./reply-preview";
import {
  channelNames,
  emptyTemplate,
  faultsOf,
  faultWhileTyping,
  inputOf,
  isSameTemplate,
  type TemplateValues,
  templateLabels,
  textOf,
  valuesOf,
} from "./template-values";

/** Writes a template, with what becomes of it beside it. */
function TemplateForm({ template }: { template: ReplyTemplate | null }) {
  const state = useTemplateForm(template);
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
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
export default function TemplatePage() {
  return (
    <EditedRecord
      queryOf={editedTemplateQuery}
      name="Templat"
      list={{ name: "Templat Balasan", path: staffPaths.replyTemplates }}
    >
      {(template) => <TemplateForm key={template?.id} template={template} />}
    </EditedRecord>
  );
}

/** The form of a template, a new one where there is none. */
function useTemplateForm(template: ReplyTemplate | null) {
  const navigate = useNavigate();
  const saving = useSaveTemplate();
  return useRecordForm<ReplyTemplate, TemplateValues>({
    opened: template,
    empty: emptyTemplate,
    draftKey: (stored) => `draf-templat:${stored?.id ?? "baru"}`,
    versionOf: ({ version }) => String(version),
    toValues: valuesOf,
    readValues: (values) => ({ ...emptyTemplate, ...(values as TemplateValues) }),
    isSame: isSameTemplate,
    faultsOf,
    write: (values, over, { key }) =>
      saving.mutateAsync({
        id: over?.stored.id ?? null,
        input: inputOf(values, over && Number(over.version)),
        key,
      }),
    readStored: (carried) => replyTemplate.safeParse(carried).data,
    onSaved: ({ name }) => {
      showToast({ title: "Sukses!", description: `Templat “${name}” tersimpan` });
      navigate(staffPaths.replyTemplates, { state: withoutAsking });
    },
    refusal: () => "Templat belum tersimpan",
    nameOf: ({ name }) => name,
  });
}

type TemplateFormState = ReturnType<typeof useTemplateForm>;

interface TemplateFieldsProps {
  state: TemplateFormState;
  staffName: string;
}

/** The fields of a template. A placeholder that nobody knows is named while one types. */
function TemplateFields({ state: { values, faults, change }, staffName }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** Where one wrote last. */
  const last = useRef<"subject" | "body">("body");
  const count = values.body.trim().length;
  const isTooLong = count > maxReplyLength;
  const errors = {
    name: faults.name,
    subject: faultWhileTyping(values.subject) ?? faults.subject,
    body: faultWhileTyping(values.body) ?? faults.body,
  };

  function insert(name: Placeholder) {
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
      <Field
        id="template-name"
        label={templateLabels.name}
        hint="Hanya staf yang melihatnya"
        error={errors.name}
      >
        <input
          type="text"
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          className={inputStyles}
          {...fieldAria("template-name", errors.name, "hint")}
        />
      </Field>
      {values.channel === "email" && (
        <Field id="template-subject" label={templateLabels.subject} error={errors.subject}>
          <input
            ref={subject}
            type="text"
            autoComplete="off"
            value={values.subject}
            onFocus={() => {
              last.current = "subject";
            }}
            onChange={(event) => change({ subject: event.target.value })}
            className={inputStyles}
            {...fieldAria("template-subject", errors.subject)}
          />
        </Field>
      )}
      <div>
        <Field
          id="template-body"
          label={templateLabels.body}
          hint={`${count.toLocaleString("id-ID")} dari ${maxReplyLength.toLocaleString("id-ID")} karakter`}
          error={
            errors.body ?? (isTooLong ? `${count - maxReplyLength} karakter terlalu panjang` : undefined)
          }
        >
          <textarea
            ref={body}
            rows={values.channel === "email" ? 12 : 8}
            value={values.body}
            onFocus={() => {
              last.current = "body";
            }}
            onChange={(event) => change({ body: event.target.value })}
            className={inputStyles}
            {...fieldAria("template-body", errors.body ?? (isTooLong ? "long" : undefined), "hint")}
          />
        </Field>
        <PlaceholderButtons staffName={staffName} onInsert={insert} />
      </div>
    </div>
  );
}

interface PlaceholderButtonsProps {
  staffName: string;
  onInsert: (placeholder: Placeholder) => void;
}

/** What a template may leave open, to be put in where one writes. */
function PlaceholderButtons({ staffName, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset className="mt-2.5">
      <legend className="text-ink-soft text-sm">Sisipkan isian otomatis</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-white px-3 text-left text-sm hover:border-ink"
          >
            <span className="font-semibold">{`{${name}}`}</span>
            <span className="truncate text-ink-soft">{`→ ${becomes(name, staffName)}`}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
