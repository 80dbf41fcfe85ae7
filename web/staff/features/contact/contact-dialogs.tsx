import { Fragment } from "react";
import { generatePath, Link } from "react-router-dom";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/paths";
import { useDeleteContact, useErasePerson } from "../../../api/contact-admin";
import { isConflict } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { ConfirmedAction } from "../../lib/confirmed-action";
import { showFailure } from "../../lib/show-failure";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormDialog } from "../../ui/form-dialog";
import { TextField } from "../../ui/text-field";
import { forgetTexts } from "./talk/kept-texts";
import type { ContactDesk } from "./use-contact-desk";

interface ContactDialogProps {
  contact: ContactSubmission;
  onGone: () => void;
  onDone: () => void;
}

/** Confirms and deletes an enquiry. */
export function DeleteContact({ contact, onGone, onDone }: ContactDialogProps) {
  return (
    <ConfirmedAction
      input={contact}
      mutation={useDeleteContact()}
      title="Konfirmasi Hapus Kontak"
      confirmLabel="Hapus Kontak"
      success={() => {
        forgetTexts([contact.id]);
        onGone();
        return { title: "Kontak berhasil dihapus" };
      }}
      onFailure={showDeleteFailure}
      onDone={onDone}
    >
      Apakah Anda yakin ingin menghapus kontak dari <strong className="break-words">{contact.name}</strong>?
      Tindakan ini tidak dapat dibatalkan.
    </ConfirmedAction>
  );
}

function showDeleteFailure(error: Error) {
  console.error(error);
  showToast({
    variant: "destructive",
    title: "Gagal menghapus kontak",
    description: isConflict(error) ? error.humanMessage : "Terjadi kesalahan saat menghapus kontak",
  });
}

/** The most names in the question. */
const mostNames = 3;

/** Confirms and deletes several enquiries. */
export function DeleteContacts({ desk }: { desk: ContactDesk }) {
  const { question } = desk;
  const isAsked = question?.about === "delete";
  const contacts = isAsked ? question.contacts : [];
  const names = contacts.slice(0, mostNames).map(({ name }) => name);
  const rest = contacts.length - names.length;
  return (
    <ConfirmDialog
      open={isAsked}
      title="Konfirmasi Hapus Kontak"
      confirmLabel={`Hapus ${contacts.length} Kontak`}
      pending={desk.bulk.isPending}
      onCancel={desk.cancel}
      onConfirm={() => desk.perform({ action: "delete" }, contacts)}
    >
      Apakah Anda yakin ingin menghapus <strong>{contacts.length} kontak</strong> beserta riwayatnya?{" "}
      <span className="[overflow-wrap:anywhere]">
        Dari {names.join(", ")}
        {rest > 0 && ` dan ${rest} pengirim lain`}.
      </span>{" "}
      Tindakan ini tidak dapat dibatalkan.
    </ConfirmDialog>
  );
}

/** Closes several enquiries as lost, with an optional reason. */
export function LoseContacts({ desk }: { desk: ContactDesk }) {
  const { question, lostReason } = desk;
  if (question?.about !== "lost") return null;
  const { contacts } = question;
  return (
    <FormDialog
      title={`Pindahkan ${contacts.length} Kontak ke Kalah`}
      lead="Kontak yang kalah tidak lagi muncul di daftar tugas. Alasannya membantu Anda menilai nanti, dan boleh dikosongkan."
      submitLabel="Pindahkan"
      pending={desk.bulk.isPending}
      onCancel={desk.cancel}
      onSubmit={() =>
        desk.perform({ action: "stage", stage: "lost", lostReason: lostReason.trim() }, contacts)
      }
    >
      <TextField
        id="lost-reason"
        label="Alasan kalah"
        placeholder="Misalnya: tidak membalas setelah tiga kali dihubungi"
        value={lostReason}
        maxLength={500}
        onType={desk.setLostReason}
      />
    </FormDialog>
  );
}

interface ErasePersonProps extends ContactDialogProps {
  /** Enquiries of the person that stay, because they came from another address. */
  staying: { id: number }[];
}

/** Confirms and deletes all data of a person. */
export function ErasePerson({ contact, staying, onGone, onDone }: ErasePersonProps) {
  return (
    <ConfirmedAction
      input={contact}
      mutation={useErasePerson()}
      title="Konfirmasi Hapus Data Pengirim"
      confirmLabel="Hapus Semua Data"
      success={({ deleted, ids = [], notes = 0 }) => {
        forgetTexts(ids);
        onGone();
        const gone = notes === 0 ? `${deleted} pesan` : `${deleted} pesan dan ${notes} catatan artikel`;
        return { title: "Data pengirim dihapus", description: `${gone} dihapus` };
      }}
      onFailure={(error) =>
        showFailure(error, "Gagal menghapus data pengirim", "Terjadi kesalahan. Silakan coba lagi.")
      }
      onDone={onDone}
    >
      Semua pesan dari <strong className="break-words">{contact.email || contact.phoneNumber}</strong> akan
      dihapus, termasuk yang tidak terlihat di halaman ini, juga catatan pada artikel atas nama lengkapnya
      (nama satu kata tidak dicocokkan) atau yang menyebut alamatnya. Tindakan ini tidak dapat dibatalkan.
      {staying.length > 0 && (
        <span className="mt-3 block">
          Hanya pesan dari alamat ini yang dihapus: {staying.length} pesan lain dari nomor yang sama, dengan
          alamat lain atau tanpa alamat, tidak ikut terhapus (
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
