import { BellRing, Download, MoreHorizontal, ShieldAlert, ShieldCheck, UserX } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { MenuContent, MenuItem } from "../../ui/menu";
import type { ContactActions } from "./contact-actions";

interface SenderMenuProps {
  contact: ContactSubmission;
  actions: ContactActions;
}

/** What can be done with an enquiry, and with all that its sender has sent. */
export function SenderMenu({ contact, actions }: SenderMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Tindakan lain untuk ${contact.name}`}
          className="px-2.5"
        >
          <Icon node={MoreHorizontal} className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-60">
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
        <MenuItem onSelect={() => actions.exportPerson(contact)}>
          <Icon node={Download} />
          Unduh data pengirim (JSON)
        </MenuItem>
        <MenuItem onSelect={() => actions.erasePerson(contact)}>
          <Icon node={UserX} />
          Hapus semua data pengirim
        </MenuItem>
      </MenuContent>
    </DropdownMenu.Root>
  );
}
