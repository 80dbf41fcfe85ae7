import { ConfirmDialog } from "../../../ui/confirm-dialog";
import type { ContactDesk } from "./use-contact-desk";

/** Senders that the question names before it counts the rest. */
const mostNames = 3;

/** Asks whether several enquiries shall go, and deletes them. */
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
      cancelLabel="Batal"
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
