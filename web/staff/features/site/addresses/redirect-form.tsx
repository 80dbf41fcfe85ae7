import { useState } from "react";
import {
  type Redirect,
  type RedirectInput,
  type RedirectKind,
  type RedirectStatus,
  redirectKinds,
  redirectStatuses,
} from "../../../../../worker/contract/redirects";
import { useSaveRedirect } from "../../../../api/redirects";
import { ApiError, toMessage } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { ChoicePills } from "../../../ui/choice-pills";
import { FormDialog } from "../../../ui/form-dialog";
import { SelectBox } from "../../../ui/select-box";
import { TextField } from "../../../ui/text-field";
import { kindNames, readable, statusNames } from "./redirect-words";

/** The edited rule, or the old address of a new one. */
export type EditedRedirect = Redirect | { id: null; from: string };

interface RedirectFormProps {
  edited: EditedRedirect;
  onDone: () => void;
}

const statusOptions = redirectStatuses.map((status) => ({
  value: String(status),
  label: statusNames[status],
}));

/** The form of a rule. */
export function RedirectForm({ edited, onDone }: RedirectFormProps) {
  const saving = useSaveRedirect();
  const stored = edited.id === null ? null : edited;
  const [from, setFrom] = useState(edited.from);
  const [to, setTo] = useState(readable(stored?.to ?? ""));
  const [kind, setKind] = useState<RedirectKind>(stored?.kind ?? "exact");
  const [status, setStatus] = useState<RedirectStatus>(stored?.status ?? 301);
  const error = saving.error;
  const fields: Record<string, string> = error instanceof ApiError ? error.fields : {};
  const [fromError, toError] = [fields.from, status === 410 ? undefined : fields.to];

  async function save() {
    const input: RedirectInput = {
      ...{ from, kind, status, to: status === 410 ? null : to },
      ...(stored && { version: stored.version }),
    };
    try {
      await saving.mutateAsync({ id: edited.id, input });
    } catch (failure) {
      console.error(failure);
      return;
    }
    showToast({ title: "Pengalihan tersimpan", description: "Berlaku mulai sekarang." });
    onDone();
  }

  return (
    <FormDialog
      title={stored ? "Ubah Pengalihan" : "Pengalihan Baru"}
      lead="Berlaku hanya di alamat yang tidak menampilkan apa pun. Halaman yang ada selalu didahulukan."
      submitLabel="Simpan"
      pending={saving.isPending}
      {...(error &&
        !fromError &&
        !toError && {
          problem: toMessage(error, "Pengalihan belum tersimpan. Periksa koneksi, lalu coba lagi."),
        })}
      onCancel={onDone}
      onSubmit={save}
    >
      <div className="grid gap-5">
        <TextField
          id="redirect-from"
          label="Alamat lama"
          hint="Huruf besar dan / di akhir diabaikan"
          error={fromError}
          spellCheck={false}
          placeholder="/artikel-lama"
          value={from}
          onType={setFrom}
        />
        <ChoicePills
          name="redirect-kind"
          legend="Berlaku untuk"
          options={redirectKinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onChoose={setKind}
        />
        <SelectBox
          id="redirect-status"
          label="Jawaban"
          value={String(status)}
          options={statusOptions}
          onSelect={(value) => setStatus(Number(value) as RedirectStatus)}
        />
        {status !== 410 && (
          <TextField
            id="redirect-to"
            label="Tujuan"
            hint={kind === "prefix" ? "Akhiri dengan /* agar sisa alamatnya ikut" : undefined}
            error={toError}
            spellCheck={false}
            placeholder={kind === "prefix" ? "/blog/*" : "/blog/artikel-baru"}
            value={to}
            onType={setTo}
          />
        )}
      </div>
    </FormDialog>
  );
}
