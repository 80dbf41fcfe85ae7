import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { useErasePerson } from "../../../api/contact-admin";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { showFailure } from "../../lib/show-failure";
import { forgetGoneTexts } from "./talk/forget-gone-texts";

interface ErasePersonProps {
  /** An enquiry of the person to ask about; null asks nothing. */
  contact: ContactSubmission | null;
  onDone: () => void;
}

/** Asks whether all that a person has sent shall go, and deletes it. */
export function ErasePerson({ contact, onDone }: ErasePersonProps) {
  return (
    <ConfirmedAction
      input={contact?.email ?? null}
      mutation={useErasePerson()}
      title="Konfirmasi Hapus Data Pengirim"
      confirmLabel="Hapus Semua Data"
      success={({ deleted }) => {
        void forgetGoneTexts();
        return { title: "Data pengirim dihapus", description: `${deleted} pesan dihapus` };
      }}
      onFailure={(error) =>
        showFailure(error, "Gagal menghapus data pengirim", "Terjadi kesalahan. Silakan coba lagi.")
      }
      onDone={onDone}
    >
      Semua pesan dari <strong className="break-words">{contact?.email}</strong> akan dihapus, termasuk yang
      tidak terlihat di halaman ini. Tindakan ini tidak dapat dibatalkan.
    </ConfirmedAction>
  );
}
