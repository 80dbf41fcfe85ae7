import { useState } from "react";
import { maxAltLength } from "../../../../../worker/contract/media/media-item";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { FormDialog } from "../../../ui/form-dialog";
import type { Picture } from "./picture-commands";

interface AddressDialogProps {
  onInsert: (picture: Picture) => void;
  onClose: () => void;
}

const problem = "Tulis alamat gambar yang lengkap, diawali https:// atau /.";

/** Asks for a picture that stands elsewhere, and for what it shows. */
export function AddressDialog({ onInsert, onClose }: AddressDialogProps) {
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  const [hasTried, setTried] = useState(false);
  const isFine = /^(https:\/\/[^\s/]\S*|\/(?!\/)\S+)$/i.test(src.trim());
  const error = hasTried && !isFine ? problem : undefined;

  return (
    <FormDialog
      title="Gambar dari alamat web"
      lead="Gambar di situs lain bisa hilang sewaktu-waktu; yang ada di Pustaka tidak."
      submitLabel="Sisipkan Gambar"
      onSubmit={() => (isFine ? onInsert({ src: src.trim(), alt: alt.trim() }) : setTried(true))}
      onCancel={onClose}
    >
      <div className="grid gap-4">
        <Field id="picture-address" label="Alamat gambar" error={error}>
          <input
            type="url"
            autoComplete="off"
            placeholder="https://…"
            {...fieldAria("picture-address", error)}
            value={src}
            onChange={(event) => setSrc(event.target.value)}
            className={cn(inputStyles, "min-h-11 py-2")}
          />
        </Field>
        <Field id="picture-alt" label="Teks alternatif" hint="Kosongkan bila hanya hiasan">
          <input
            type="text"
            maxLength={maxAltLength}
            {...fieldAria("picture-alt", undefined, "Kosongkan bila hanya hiasan")}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            className={cn(inputStyles, "min-h-11 py-2")}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
