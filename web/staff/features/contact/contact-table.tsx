import { MessageCircle, Trash2 } from "lucide";
import { Fragment, type ReactNode } from "react";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { whatsappNumber } from "../../../../worker/contract/inbox/whatsapp-number";
import { websiteTypeBadge } from "../../../../worker/contract/site";
import { formatLongDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { LongText } from "../../ui/long-text";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import type { ContactActions } from "./contact-actions";
import { ContactMarks } from "./contact-marks";
import { SenderMenu } from "./sender-menu";

const columns = ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan", "Aksi"];

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  actions: ContactActions;
}

export function ContactTable({ contacts, actions }: ContactTableProps) {
  return (
    <ResponsiveTable caption="Daftar Kontak" columns={columns}>
      {contacts.map((contact) => (
        <ContactRow key={contact.id} contact={contact} actions={actions} />
      ))}
    </ResponsiveTable>
  );
}

function ContactRow({ contact, actions }: { contact: ContactSubmission; actions: ContactActions }) {
  const cells: ReactNode[] = [
    contact.id,
    <strong key="name" className="block [overflow-wrap:anywhere] lg:min-w-24 xl:min-w-32">
      {contact.name}
    </strong>,
    <a
      key="email"
      href={`mailto:${contact.email}`}
      className="inline-block text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:min-w-36 xl:min-w-48"
    >
      {contact.email}
    </a>,
    <PhoneLinks key="phone" name={contact.name} phoneNumber={contact.phoneNumber} />,
    <span
      key="type"
      className="inline-block rounded-full bg-peach px-3 py-0.5 text-sm font-semibold xl:whitespace-nowrap"
    >
      {websiteTypeBadge(contact.websiteType)}
    </span>,
    <time key="date" dateTime={contact.submittedAt}>
      {formatLongDate(contact.submittedAt)}
    </time>,
    <Fragment key="message">
      <ContactMarks contact={contact} />
      <LongText text={contact.message} />
    </Fragment>,
    <div key="actions" className="flex gap-2 lg:max-xl:flex-col lg:max-xl:items-start">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Hapus kontak ${contact.name}`}
        onClick={() => actions.remove(contact)}
      >
        <Icon node={Trash2} className="size-4" />
        Hapus
      </Button>
      <SenderMenu contact={contact} actions={actions} />
    </div>,
  ];
  return (
    <TableRow>
      {cells.map((cell, index) => (
        <TableCell key={columns[index]} label={columns[index] ?? ""} wide={columns[index] === "Aksi"}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

function PhoneLinks({ name, phoneNumber }: { name: string; phoneNumber: string | null }) {
  const whatsapp = whatsappNumber(phoneNumber);
  const dialable = phoneNumber?.replace(/[^\d+]/g, "");
  if (!phoneNumber || !dialable) return phoneNumber || "-";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start">
      <a
        href={`tel:${dialable}`}
        className="inline-block py-0.5 text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:min-w-28"
      >
        {phoneNumber}
      </a>
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
          className="inline-flex items-center gap-1.5 py-0.5 text-sm font-semibold text-leaf underline underline-offset-2"
        >
          <Icon node={MessageCircle} className="size-4" />
          WhatsApp
        </a>
      )}
    </div>
  );
}
