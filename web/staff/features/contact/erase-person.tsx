import { Fragment } from "react";
import { generatePath, Link } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/paths";
import { useErasePerson } from "../../../api/contact-admin";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { showFailure } from "../../lib/show-failure";
import { forgetGoneTexts } from "./talk/forget-gone-texts";

interface ErasePersonProps {
  /** An enquiry of the person to ask about; null asks nothing. */
  contact: ContactSubmission | null;
  /** Others of theirs that stay, because they came from another address. */
  staying?: { id: number }[];
  onDone: () => void;
}

/** Asks whether all that a person has sent shall go, and deletes it. */
export function ErasePerson({ contact, staying = [], onDone }: ErasePersonProps) {
  return (
    <ConfirmedAction
      input={contact?.email ?? null}
      mutation={useErasePerson()}
      title="Konfirmasi Hapus Data Pengirim"
      confirmLabel="Hapus Semua Data"
      success={({ deleted, notes = 0 }) => {
        void forgetGoneTexts();
        const gone = notes === 0 ? `${deleted} pesan` : `${deleted} pesan dan ${notes} catatan artikel`;
        return { title: "Data pengirim dihapus", description: `${gone} dihapus` };
      }}
      onFailure={(error) =>
        showFailure(error, "Gagal menghapus data pengirim", "Terjadi kesalahan. Silakan coba lagi.")
      }
      onDone={onDone}
    >
      Semua pesan dari <strong className="break-words">{contact?.email}</strong> akan dihapus, termasuk yang
      tidak terlihat di halaman ini, juga catatan pada artikel atas namanya atau yang menyebut alamatnya.
      Tindakan ini tidak dapat dibatalkan.
      {staying.length > 0 && (
        <span className="mt-3 block">
          Hanya pesan dari alamat ini yang dihapus: {staying.length} pesan lain dari nomor yang sama, dengan
          alamat lain, tidak ikut terhapus (
          {staying.map(({ id }, index) => (
            <Fragment key={id}>
              {index > 0 && ", "}
              <Link to={generatePath(staffPaths.contactDetail, { id: String(id) })} className="underline">
                Kontak #{id}
              </Link>
            </Fragment>
          ))}
          ).
        </span>
      )}
    </ConfirmedAction>
  );
}
