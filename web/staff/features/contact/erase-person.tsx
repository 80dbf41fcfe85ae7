import type { ContactSubmission } from "../../../../worker/contract/contact";
import { useErasePerson } from "../../../api/contact-admin";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface ErasePersonProps {
  /** An enquiry of the person to ask about; null asks nothing. */
  contact: ContactSubmission | null;
  onDone: () => void;
}

/** Asks whether all that a person has sent shall go, and deletes it. */
export function ErasePerson({ contact, onDone }: ErasePersonProps) {
  const erasePerson = useErasePerson();

  function handleConfirm() {
    if (!contact) return;
    erasePerson.mutate(contact.email, {
      onSuccess: ({ deleted }) =>
        showToast({ title: "Data pengirim dihapus", description: `${deleted} pesan dihapus` }),
      onError: (error) => {
        console.error(error);
        const description = messageOf(error, "Terjadi kesalahan. Silakan coba lagi.");
        showToast({ variant: "destructive", title: "Gagal menghapus data pengirim", description });
      },
      onSettled: onDone,
    });
  }

  return (
    <ConfirmDialog
      open={contact !== null}
      title="Konfirmasi Hapus Data Pengirim"
      cancelLabel="Batal"
      confirmLabel="Hapus Semua Data"
      pending={erasePerson.isPending}
      onCancel={onDone}
      onConfirm={handleConfirm}
    >
      Semua pesan dari <strong className="break-words">{contact?.email}</strong> akan dihapus, termasuk yang
      tidak terlihat di halaman ini. Tindakan ini tidak dapat dibatalkan.
    </ConfirmDialog>
  );
}
