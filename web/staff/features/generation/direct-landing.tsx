import { ConfirmDialog } from "../../ui/confirm-dialog";

interface DirectLandingProps {
  isAsked: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says why not, before articles that nobody has read become public. */
export function DirectLanding({ isAsked, onCancel, onConfirm }: DirectLandingProps) {
  return (
    <ConfirmDialog
      open={isAsked}
      title="Terbitkan Tanpa Ditinjau?"
      cancelLabel="Batal"
      confirmLabel="Ya, Sekali Ini"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      Pesanan berikutnya langsung bisa dibaca siapa pun, sebelum ada yang memeriksanya. Google menyebut
      halaman massal buatan AI tanpa nilai tambah sebagai spam, dan halaman “Tentang Kami” menjanjikan bahwa
      setiap teks diperiksa orang. Setelah satu pesanan, hasil kembali menunggu tinjauan.
    </ConfirmDialog>
  );
}
