import { useQueryClient } from "@tanstack/react-query";
import { BellRing, Download, MoreHorizontal, ShieldAlert, ShieldCheck, Trash2, UserX } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { contactDetailQuery } from "../../../../api/contact-detail";
import { isGone } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { MenuContent, MenuItem } from "../../../ui/menu";
import { useDirectActions } from "../contact-actions";
import { DeleteContact } from "../delete-contact";
import { ErasePerson } from "../erase-person";
import type { ContactDesk } from "../list/use-contact-desk";

interface ContactMenuProps {
  contact: ContactDetail;
  desk: ContactDesk;
  /** Where to go when it is gone. */
  backTo: string;
}

/** What is seldom done with an enquiry, and with all that its sender has sent. */
export function ContactMenu({ contact, desk, backTo }: ContactMenuProps) {
  const [asked, setAsked] = useState<"contact" | "person" | null>(null);
  const actions = useDirectActions(desk);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isSuspected = contact.suspicions.length > 0;

  function handleDone() {
    setAsked(null);
    const state = client.getQueryState(contactDetailQuery(contact.id).queryKey);
    if (isGone(state?.error)) navigate(backTo);
  }

  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="quiet" aria-label={`Tindakan lain untuk ${contact.name}`} className="-mr-2 px-3">
            <Icon node={MoreHorizontal} className="size-5" />
          </Button>
        </DropdownMenu.Trigger>
        <MenuContent align="end">
          {isSuspected ? (
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
          <MenuItem onSelect={() => setAsked("contact")}>
            <Icon node={Trash2} />
            Hapus kontak ini
          </MenuItem>
          <MenuItem onSelect={() => setAsked("person")}>
            <Icon node={UserX} />
            Hapus semua data pengirim
          </MenuItem>
        </MenuContent>
      </DropdownMenu.Root>
      <DeleteContact contact={asked === "contact" ? contact : null} onDone={handleDone} />
      <ErasePerson
        contact={asked === "person" ? contact : null}
        staying={contact.samePerson.filter(({ isSameAddress }) => !isSameAddress)}
        onDone={handleDone}
      />
    </>
  );
}
