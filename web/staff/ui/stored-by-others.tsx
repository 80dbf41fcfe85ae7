import type { Ref } from "react";
import { Button } from "../../ui/button";
import { InlineNotice } from "./inline-notice";
import { TwoVersions } from "./two-versions";

interface StoredByOthersProps {
  title: string;
  /** The fields that say something else in the stored version. */
  differing: readonly { label: string; mine: string; theirs: string }[];
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeStored: () => void;
  className: string;
  ref: Ref<HTMLDivElement>;
}

/** Somebody else has stored a version meanwhile: both, beside each other, and which is to hold. */
export function StoredByOthers(props: StoredByOthersProps) {
  const { differing, isSaving, onKeepMine, onTakeStored, ...frame } = props;
  return (
    <InlineNotice
      {...frame}
      role="alert"
      actions={
        <>
          <Button variant="dark" busy={isSaving} onClick={onKeepMine}>
            Simpan Versi Saya
          </Button>
          <Button variant="outline" busy={isSaving} onClick={onTakeStored}>
            Pakai Versi Tersimpan
          </Button>
        </>
      }
    >
      {differing.length === 0
        ? "Isinya sama dengan isian Anda."
        : "Bandingkan, lalu pilih. “Simpan Versi Saya” menggantikan versi itu. Dengan “Pakai Versi Tersimpan”, isian Anda tetap ada sebagai draf di browser ini."}
      {differing.map((field) => (
        <TwoVersions key={field.label} {...field} />
      ))}
    </InlineNotice>
  );
}
