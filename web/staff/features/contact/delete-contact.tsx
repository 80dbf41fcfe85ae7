import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { useDeleteContact } from "../../../api/contact-admin";
import { showToast } from "../../../toasts/toast";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { forgetTexts } from "./talk/kept-texts";

interface DeleteContactProps {
  /** The enquiry to ask about; null asks nothing. */
  contact: ContactSubmission | null;
  onDone: () => void;
}

/** Asks whether an enquiry shall go, and deletes it. */
export function DeleteContact({ contact, onDone }: DeleteContactProps) {
  return (
    <ConfirmedAction
      input={contact?.id ?? null}
      mutation={useDeleteContact()}
      title="Konfirmasi Hapus Kontak"
      confirmLabel="Hapus Kontak"
      success={() => {
        if (contact) forgetTexts([contact.id]);
        return { title: "Kontak berhasil dihapus" };
      }}
      onFailure={showDeleteFailure}
      onDone={onDone}
    >
      Apakah Anda yakin ingin menghapus kontak dari <strong className="break-words">{contact?.name}</strong>?
      Tindakan ini tidak dapat dibatalkan.
    </ConfirmedAction>
  );
}

function showDeleteFailure(error: Error) {
  console.error(error);
  showToast({
    variant: "destructive",
    title: "Gagal menghapus kontak",
    description: "Terjadi kesalahan saat menghapus kontak",
  });
}
