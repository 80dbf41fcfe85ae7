import { Plus } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { generatePath, useNavigate } from "react-router-dom";
import { websiteTypes } from "../../../../worker/contract/business/website-types";
import type { ContactSource } from "../../../../worker/contract/inbox/contact-submission";
import { type ManualContact, manualContact } from "../../../../worker/contract/inbox/manual-contact";
import { staffPaths } from "../../../../worker/contract/paths";
import { useAddContact, useReadPaste } from "../../../api/contact-admin";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { Icon } from "../../../ui/icon";
import { inputStyles } from "../../../ui/input-styles";
import { ignoreEnter } from "../../lib/ignore-enter";
import { showFailure } from "../../lib/show-failure";
import { useAccountForm } from "../../lib/use-account-form";
import { CancelButton, DialogActions, DialogFrame } from "../../ui/dialog-frame";
import { channelNames, sourceText } from "./source-text";
import { useKeptText } from "./talk/kept-texts";

const empty: ManualContact = {
  ...{ name: "", phoneNumber: "", email: "", websiteType: "", message: "" },
  ...{ channel: "whatsapp", promise: false },
};

const channels = ["whatsapp", "phone", "visit", "other"] as const;

/** The unsaved values. */
interface Unstored {
  values: ManualContact;
  chat: string;
  source: ContactSource | null;
  /** The values that the last pasted chat filled in. */
  said: { name: string; phoneNumber: string };
}
const nobody = { name: "", phoneNumber: "" };

/** Adds an enquiry that came by another channel. The typed text survives a reload. */
export function AddContact() {
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptText<Unstored | null>({ id: 0, kind: "baru", empty: null });
  const { chat = "", source = null, said = nobody } = kept.values ?? {};
  /** The idempotency key of the values. */
  const sent = useRef({ body: "", key: "" });
  const navigate = useNavigate();
  const add = useAddContact();
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: manualContact,
    empty,
    initial: kept.values?.values,
    failure: "Kontak belum ditambahkan",
    onSubmit: async (input) => {
      const whole = { ...input, source };
      const body = JSON.stringify(whole);
      if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
      const contact = await add.mutateAsync({ input: whole, key: sent.current.key });
      sent.current = { body: "", key: "" };
      form.reset(empty);
      kept.clear();
      setOpen(false);
      showToast({ title: "Kontak ditambahkan", description: contact.name });
      navigate(generatePath(staffPaths.contactDetail, { id: String(contact.id) }));
    },
  });
  const keep = (more: Partial<Unstored> = {}) =>
    kept.type({ chat, source, said, values: form.getValues(), ...more });
  const { errors } = form.formState;
  type Name = "name" | "channel" | "phoneNumber" | "email" | "message" | "websiteType";
  const toAriaProps = (name: Name) => ({
    className: inputStyles,
    ...fieldAria(`add-${name}`, errors[name]?.message),
    ...form.register(name),
  });
  const labelled = (name: Name, label: string, field: ReactNode) => (
    <Field id={`add-${name}`} label={label} error={errors[name]?.message}>
      {field}
    </Field>
  );

  return (
    <>
      <Button
        variant="dark"
        size="sm"
        onClick={() => setOpen(true)}
        className="max-md:size-11 max-md:shrink-0 max-md:rounded-full max-md:p-0"
      >
        <Icon node={Plus} className="size-4 max-md:size-5" />
        <span className="max-md:sr-only">Tambah kontak</span>
      </Button>
      {isOpen && (
        <DialogFrame
          title="Tambah kontak"
          lead="Untuk yang menghubungi lewat WhatsApp, telepon, atau datang langsung."
          wide
          pending={isSubmitting}
          onClose={() => setOpen(false)}
        >
          <PasteBox
            chat={chat}
            onType={(typed) => keep({ chat: typed })}
            onRead={(draft, read) => {
              form.setValue("channel", "whatsapp");
              form.setValue("message", draft.message);
              // Replaces values of an earlier chat and keeps typed ones.
              const saying = { name: draft.name ?? "", phoneNumber: draft.phoneNumber ?? "" };
              for (const name of ["name", "phoneNumber"] as const) {
                if (saying[name] || form.getValues(name) === said[name]) form.setValue(name, saying[name]);
              }
              form.clearErrors();
              keep({ source: draft.source ?? null, chat: read, said: saying });
            }}
          />
          {source && (
            <p role="status" className="mt-3 rounded-md bg-leaf-pale px-3.5 py-2.5 text-sm">
              <strong>Asal chat:</strong> {sourceText(source)}
            </p>
          )}
          <form
            noValidate
            onSubmit={handleSubmit}
            onChange={() => keep()}
            onKeyDown={ignoreEnter}
            className="mt-5 grid gap-4"
          >
            <div className="grid gap-x-5 gap-y-2.5 sm:grid-cols-2">
              {labelled("name", "Nama", <input autoComplete="off" {...toAriaProps("name")} />)}
              {labelled(
                "channel",
                "Lewat",
                <select {...toAriaProps("channel")}>
                  {channels.map((channel) => (
                    <option key={channel} value={channel}>
                      {channelNames[channel]}
                    </option>
                  ))}
                </select>,
              )}
              {labelled(
                "phoneNumber",
                "Nomor HP",
                <input type="tel" autoComplete="off" {...toAriaProps("phoneNumber")} />,
              )}
              {labelled(
                "email",
                "Email",
                <input type="email" autoComplete="off" {...toAriaProps("email")} />,
              )}
              <div className="sm:col-span-2">
                {labelled("message", "Pesan", <textarea rows={4} {...toAriaProps("message")} />)}
              </div>
              {labelled(
                "websiteType",
                "Jenis website",
                <select {...toAriaProps("websiteType")}>
                  <option value="">Belum diketahui</option>
                  {websiteTypes.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>,
              )}
              <label className="flex min-h-11 items-center gap-3 self-center text-sm sm:mt-4">
                <input type="checkbox" className="size-5 shrink-0 accent-ink" {...form.register("promise")} />
                Hitung janji balas 1x24 jam mulai sekarang
              </label>
            </div>
            <DialogActions>
              <CancelButton />
              <Button type="submit" busy={isSubmitting}>
                Simpan kontak
              </Button>
            </DialogActions>
          </form>
        </DialogFrame>
      )}
    </>
  );
}

interface PasteBoxProps {
  chat: string;
  onType: (chat: string) => void;
  onRead: (
    draft: Awaited<ReturnType<ReturnType<typeof useReadPaste>["mutateAsync"]>>["draft"],
    chat: string,
  ) => void;
}

/** Parses copied or exported WhatsApp messages and fills in the form. */
function PasteBox({ chat, onType, onRead }: PasteBoxProps) {
  const read = useReadPaste();

  function fill(text: string) {
    if (text.trim() === "" || read.isPending) return;
    read.mutate(text, {
      onSuccess: ({ draft }) => onRead(draft, text),
      onError: (error) => showFailure(error, "Pesan belum bisa dibaca"),
    });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        fill(chat);
      }}
      className="mt-5 rounded-lg bg-sand p-4"
    >
      <label htmlFor="add-chat" className="font-semibold">
        Tempel pesan WhatsApp
      </label>
      <p id="add-chat-hint" className="text-sm text-ink-soft">
        Isian di bawah terisi sendiri. Kode di akhir pesan pembuka memberi tahu asal chatnya.
      </p>
      <textarea
        id="add-chat"
        aria-describedby="add-chat-hint"
        rows={3}
        value={chat}
        onChange={({ target }) => onType(target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          // A paste into existing text is parsed by the button only.
          if (currentTarget.value === "") fill(clipboardData.getData("text/plain"));
        }}
        className={`${inputStyles} mt-2`}
      />
      <Button type="submit" variant="outline" size="sm" busy={read.isPending} className="mt-2">
        Isi dari pesan ini
      </Button>
    </form>
  );
}
