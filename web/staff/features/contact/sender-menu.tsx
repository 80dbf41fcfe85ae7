import { BellRing, Download, MoreHorizontal, ShieldAlert, ShieldCheck, UserX } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
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
      {/* Within a landmark, where whoever reads by landmarks looks for it. */}
      <DropdownMenu.Portal container={document.querySelector("main")}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          className="animate-menu-in z-40 min-w-60 rounded-lg border border-line bg-white p-1.5 shadow-lift"
        >
          {contact.suspicions.length > 0 ? (
            <Item icon={<Icon node={ShieldCheck} />} onSelect={() => actions.clearSpam(contact)}>
              Bukan spam
            </Item>
          ) : (
            <Item icon={<Icon node={ShieldAlert} />} onSelect={() => actions.markSpam(contact)}>
              Tandai spam
            </Item>
          )}
          {contact.notification === "failed" && (
            <Item icon={<Icon node={BellRing} />} onSelect={() => actions.announceAgain(contact)}>
              Kirim ulang notifikasi
            </Item>
          )}
          <Item icon={<Icon node={Download} />} onSelect={() => actions.exportPerson(contact)}>
            Unduh data pengirim (JSON)
          </Item>
          <Item icon={<Icon node={UserX} />} onSelect={() => actions.erasePerson(contact)}>
            Hapus semua data pengirim
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3.5 font-semibold outline-none data-highlighted:bg-sand [&>svg]:size-4"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
