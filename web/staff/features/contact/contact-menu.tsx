import { BellRing, Download, type IconNode, ShieldAlert, ShieldCheck, Trash2, UserX } from "lucide";
import { useState } from "react";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { toDay } from "../../../../worker/contract/jakarta";
import { readPhoneNumber } from "../../../../worker/contract/phone-number";
import { useAnnounceAgain, useExportPerson } from "../../../api/contact-admin";
import { showToast } from "../../../toasts/toast";
import { Icon } from "../../../ui/icon";
import { downloadText } from "../../lib/download";
import { showFailure } from "../../lib/show-failure";
import { RowMenu, rowButton, shownOnHover } from "../../lists/list-table";
import { MenuItem } from "../../ui/menu";
import { DeleteContact, ErasePerson } from "./contact-dialogs";
import type { ContactDesk } from "./use-contact-desk";

interface ContactMenuProps {
  contact: ContactSubmission;
  desk: ContactDesk;
  /** Whether a delete button is shown beside the menu. */
  hasBin?: boolean;
  /** Enquiries of the person that are not erased, because they came from another address. */
  staying?: { id: number }[];
  onGone?: () => void;
}

const tryAgain = "Terjadi kesalahan. Silakan coba lagi.";

/** The actions on an enquiry and on its sender's data. */
export function ContactMenu({ contact, desk, hasBin, staying = [], onGone = () => {} }: ContactMenuProps) {
  const { id, name, email, phoneNumber, suspicions, notification } = contact;
  const [asked, setAsked] = useState<"contact" | "person" | null>(null);
  const announceAgain = useAnnounceAgain();
  const exportPerson = useExportPerson();
  const hasPerson = email !== "" || readPhoneNumber(phoneNumber) !== null;
  const isSuspected = suspicions.length > 0;
  const dialog = { contact, onGone, onDone: () => setAsked(null) };

  async function handleAnnounce() {
    try {
      await announceAgain.mutateAsync(id);
      const description = "Jika gagal lagi, tandanya muncul kembali di daftar.";
      showToast({ title: "Notifikasi dikirim ulang", description });
    } catch (error) {
      showFailure(error, "Gagal mengirim ulang notifikasi", tryAgain);
    }
  }

  async function handleExport() {
    try {
      const person = await exportPerson.mutateAsync(contact);
      const text = JSON.stringify(person, null, 2);
      downloadText(`data-pengirim-${toDay(new Date())}.json`, text, "application/json");
      const description = `${person.contacts.length} pesan dari ${email || name} diunduh`;
      showToast({ title: "Unduhan berhasil", description });
    } catch (error) {
      showFailure(error, "Gagal mengunduh data pengirim", tryAgain);
    }
  }

  const item = (icon: IconNode, label: string, onSelect: () => void) => (
    <MenuItem icon={icon} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
  return (
    <>
      {hasBin && (
        <button
          type="button"
          aria-label={`Hapus kontak ${name}`}
          onClick={() => setAsked("contact")}
          className={`${rowButton} ${shownOnHover} max-lg:hidden`}
        >
          <Icon node={Trash2} className="size-4" />
        </button>
      )}
      <RowMenu label={`Tindakan lain untuk ${name}`}>
        {isSuspected
          ? item(ShieldCheck, "Bukan spam", () => void desk.perform({ action: "not-spam" }, [contact]))
          : item(ShieldAlert, "Tandai spam", () => void desk.perform({ action: "spam" }, [contact]))}
        {notification === "failed" && item(BellRing, "Kirim ulang notifikasi", () => void handleAnnounce())}
        {hasPerson && item(Download, "Unduh data pengirim (JSON)", () => void handleExport())}
        {item(Trash2, "Hapus kontak ini", () => setAsked("contact"))}
        {hasPerson && item(UserX, "Hapus semua data pengirim", () => setAsked("person"))}
      </RowMenu>
      {asked === "contact" && <DeleteContact {...dialog} />}
      {asked === "person" && <ErasePerson {...dialog} staying={staying} />}
    </>
  );
}
