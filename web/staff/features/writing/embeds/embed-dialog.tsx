import { useState } from "react";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { FormDialog } from "../../../ui/form-dialog";
import { embedTitle } from "./embed";

const problem = "Tulis alamat video YouTube atau peta Google Maps, diawali https://.";

/** Asks for the address of a video or a map. */
export function EmbedDialog({
  onInsert,
  onClose,
}: {
  onInsert: (href: string) => void;
  onClose: () => void;
}) {
  const [href, setHref] = useState("");
  const [hasTried, setTried] = useState(false);
  const isFine = embedTitle(href.trim()) !== null;
  const error = hasTried && !isFine ? problem : undefined;
  return (
    <FormDialog
      title="YouTube atau Maps"
      lead="Pembaca melihat sebuah kartu; videonya atau petanya baru dimuat setelah kartu itu diklik."
      submitLabel="Sisipkan Kartu"
      onSubmit={() => (isFine ? onInsert(href.trim()) : setTried(true))}
      onCancel={onClose}
    >
      <Field id="embed-address" label="Alamat" error={error}>
        <input
          type="url"
          autoComplete="off"
          placeholder="https://www.youtube.com/watch?v=…"
          {...fieldAria("embed-address", error)}
          value={href}
          onChange={(event) => setHref(event.target.value)}
          className={cn(inputStyles, "min-h-11 py-2")}
        />
      </Field>
    </FormDialog>
  );
}
