import { BellRing, Download, ShieldAlert, ShieldCheck, Trash2, UserX } from "lucide";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { readPhoneNumber } from "../../../../worker/contract/phone-number";
import { Icon } from "../../../ui/icon";
import { MenuItem } from "../../ui/menu";
import type { ContactActions } from "./contact-actions";

interface ContactMenuItemsProps {
  contact: ContactSubmission;
  actions: Omit<ContactActions, "openWhatsapp">;
}

/** What can be done with an enquiry, and with all that its sender has sent. */
export function ContactMenuItems({ contact, actions }: ContactMenuItemsProps) {
  const hasPerson = contact.email !== "" || readPhoneNumber(contact.phoneNumber) !== null;
  return (
    <>
      {contact.suspicions.length > 0 ? (
        <MenuItem onSelect={() => actions.clearSpam(contact)}>
          <Icon node={ShieldCheck} />
          Bukan spam
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => actions.markSpam(contact)}>
          <Icon node={ShieldAlert} />
          Tandai spam
        </MenuItem>
      )}
      {contact.notification === "failed" && (
        <MenuItem onSelect={() => actions.announceAgain(contact)}>
          <Icon node={BellRing} />
          Kirim ulang notifikasi
        </MenuItem>
      )}
      {hasPerson && (
        <MenuItem onSelect={() => actions.exportPerson(contact)}>
          <Icon node={Download} />
          Unduh data pengirim (JSON)
        </MenuItem>
      )}
      <MenuItem onSelect={() => actions.remove(contact)}>
        <Icon node={Trash2} />
        Hapus kontak ini
      </MenuItem>
      {hasPerson && (
        <MenuItem onSelect={() => actions.erasePerson(contact)}>
          <Icon node={UserX} />
          Hapus semua data pengirim
        </MenuItem>
      )}
    </>
  );
}
