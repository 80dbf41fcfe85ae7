import { Download } from "lucide";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { CopyButton } from "../../lib/copy-button";
import { downloadText } from "../../lib/download";
import { useFocusReturn } from "../../lib/use-focus-return";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { InlineNotice } from "../../ui/inline-notice";

const alwaysUnsaved = () => true;

/** The new recovery codes, this one time; nobody leaves them without having been asked. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(alwaysUnsaved, false);
  useFocusReturn(ref);
  useEffect(() => ref.current?.focus(), []);

  return (
    <>
      <InlineNotice
        ref={ref}
        tone="success"
        title="Simpan kode pemulihan ini sekarang"
        actions={
          <>
            <Button
              variant="outline"
              size="sm"
              onClick={() => downloadText("kode-pemulihan.txt", `${codes.join("\r\n")}\r\n`)}
            >
              <Icon node={Download} className="size-4" />
              Unduh
            </Button>
            <CopyButton label="Salin Semua" text={codes.join("\n")} />
            <Button variant="dark" size="sm" onClick={onSaved}>
              Sudah Saya Simpan
            </Button>
          </>
        }
      >
        <p>
          Kode ini hanya ditampilkan sekali. Jika ponsel Anda hilang, satu kode menggantikan 6 angka dari
          aplikasi. Setiap kode hanya bisa dipakai satu kali.
        </p>
        <ul className="mt-4 grid gap-x-8 gap-y-2 font-mono text-[0.95rem] text-ink sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </InlineNotice>
      <ConfirmDialog
        open={guard.isAsking}
        title="Tinggalkan halaman ini?"
        cancelLabel="Tetap di Sini"
        confirmLabel="Tinggalkan"
        onCancel={guard.stay}
        onConfirm={guard.leave}
      >
        Kode pemulihan belum Anda tandai tersimpan. Setelah halaman ini ditinggalkan, kode ini tidak bisa
        ditampilkan lagi.
      </ConfirmDialog>
    </>
  );
}
