import { useQueryClient } from "@tanstack/react-query";
import type { ContactSubmission } from "../../../../worker/contract/contact";
import { useDeleteContact } from "../../../api/contact-admin";
import { ApiError } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface DeleteContactProps {
  /** The enquiry to ask about; null asks nothing. */
  contact: ContactSubmission | null;
  onDone: () => void;
}

/** Asks whether an enquiry shall go, and deletes it. */
export function DeleteContact({ contact, onDone }: DeleteContactProps) {
  const client = useQueryClient();
  const deleteContact = useDeleteContact();

  function handleConfirm() {
    if (!contact) return;
    deleteContact.mutate(contact.id, {
      onSuccess: () => showToast({ title: "Kontak berhasil dihapus" }),
      onError: (error) => {
        console.error(error);
        // Somebody was faster: the list on the screen is an old one.
        if (error instanceof ApiError && error.status === 404) {
          void client.invalidateQueries({ queryKey: ["contact"] });
        }
        showToast({
          variant: "destructive",
          title: "Gagal menghapus kontak",
          description: "Terjadi kesalahan saat menghapus kontak",
        });
      },
      onSettled: onDone,
    });
  }

  return (
    <ConfirmDialog
      open={contact !== null}
      title="Konfirmasi Hapus Kontak"
      cancelLabel="Batal"
      confirmLabel="Hapus Kontak"
      pending={deleteContact.isPending}
      onCancel={onDone}
      onConfirm={handleConfirm}
    >
      Apakah Anda yakin ingin menghapus kontak dari <strong className="break-words">{contact?.name}</strong>?
      Tindakan ini tidak dapat dibatalkan.
    </ConfirmDialog>
  );
}
