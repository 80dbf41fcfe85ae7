import { ConfirmDialog } from "../../../ui/confirm-dialog";
import type { ContactDesk } from "./use-contact-desk";

/** Senders that the question names before it counts the rest. */
const mostNames = 3;

/** Asks whether several enquiries shall go, and deletes them. */
export function DeleteContacts({ desk }: { desk: ContactDesk }) {
  const contacts = desk.asked ?? [];
  const names = contacts.slice(0, mostNames).map(({ name }) => name);
  const rest = contacts.length - names.length;
  return (
    <ConfirmDialog
      open={desk.asked !== null}
      title="Konfirmasi Hapus Kontak"
      cancelLabel="Batal"
      confirmLabel={`Hapus ${contacts.length} Kontak`}
      pending={desk.isPending}
      onCancel={() => desk.askToDelete(null)}
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
