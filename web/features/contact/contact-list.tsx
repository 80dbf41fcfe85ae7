import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ContactSubmission } from "../../../worker/contract/contact";
import { contactListQuery, useDeleteContact } from "../../api/contact-admin";
import { showToast } from "../../lib/toast";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { ContactTable } from "./contact-table";

/** Staff's list of enquiries; `actions` stand beside the title. */
export function ContactList({ actions }: { actions: ReactNode }) {
  const list = useQuery(contactListQuery());
  const contacts = list.data ?? [];

  async function exportCsv() {
    const [{ contactsToCsv }, { downloadCsv }] = await Promise.all([
      import("./contact-export"),
      import("../../lib/csv"),
    ]);
    downloadCsv("kontak", contactsToCsv(contacts));
    showToast({ title: "Export berhasil", description: `${contacts.length} kontak diekspor` });
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-4xl">Daftar Kontak</h1>
          {list.isSuccess && <p className="mt-2 text-ink-soft">Total: {contacts.length} kontak</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {actions}
          {contacts.length > 0 && (
            <Button variant="dark" onClick={exportCsv}>
              <Download aria-hidden="true" className="size-4" />
              Export Excel
            </Button>
          )}
        </div>
      </div>
      <div className="mt-9">
        {list.isPending && <Spinner label="Memuat data kontak..." className="py-20" />}
        {list.isError && (
          <Notice role="alert" title="Terjadi kesalahan saat memuat data kontak">
            <Button onClick={() => list.refetch()}>Coba Lagi</Button>
          </Notice>
        )}
        {list.isSuccess && contacts.length === 0 && <Notice title="Belum ada pesan kontak yang masuk" />}
        {contacts.length > 0 && <DeletableContacts contacts={contacts} />}
      </div>
    </>
  );
}

function DeletableContacts({ contacts }: { contacts: readonly ContactSubmission[] }) {
  const [selected, setSelected] = useState<ContactSubmission | null>(null);
  const deleteContact = useDeleteContact();

  function handleConfirm() {
    if (!selected || deleteContact.isPending) return;
    deleteContact.mutate(selected.id, {
      onSuccess: () => showToast({ title: "Kontak berhasil dihapus" }),
      onError: (error) => {
        console.error(error);
        showToast({
          variant: "destructive",
          title: "Gagal menghapus kontak",
          description: "Terjadi kesalahan saat menghapus kontak",
        });
      },
      onSettled: () => setSelected(null),
    });
  }

  return (
    <>
      <ContactTable contacts={contacts} onDelete={setSelected} />
      <ConfirmDialog
        open={selected !== null}
        title="Konfirmasi Hapus Kontak"
        cancelLabel="Batal"
        confirmLabel="Hapus Kontak"
        pending={deleteContact.isPending}
        onCancel={() => setSelected(null)}
        onConfirm={handleConfirm}
      >
        Apakah Anda yakin ingin menghapus kontak dari{" "}
        <strong className="break-words">{selected?.name}</strong>? Tindakan ini tidak dapat dibatalkan.
      </ConfirmDialog>
    </>
  );
}
