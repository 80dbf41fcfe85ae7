import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ContactSubmission } from "../../../worker/contract/contact";
import { websiteTypeBadge } from "../../../worker/contract/site";
import { formatLongDate } from "../../lib/format";
import { Button } from "../../ui/button";
import { LongText } from "../../ui/long-text";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";

const columns = ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan", "Aksi"];

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  onDelete: (contact: ContactSubmission) => void;
}

export function ContactTable({ contacts, onDelete }: ContactTableProps) {
  return (
    <ResponsiveTable caption="Daftar Kontak" columns={columns}>
      {contacts.map((contact) => (
        <ContactRow key={contact.id} contact={contact} onDelete={onDelete} />
      ))}
    </ResponsiveTable>
  );
}

function ContactRow({
  contact,
  onDelete,
}: {
  contact: ContactSubmission;
  onDelete: (contact: ContactSubmission) => void;
}) {
  const cells: ReactNode[] = [
    contact.id,
    <strong key="name" className="inline-block [overflow-wrap:anywhere] lg:min-w-32">
      {contact.name}
    </strong>,
    <a
      key="email"
      href={`mailto:${contact.email}`}
      className="inline-block text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:min-w-44"
    >
      {contact.email}
    </a>,
    <PhoneLink key="phone" phoneNumber={contact.phoneNumber} />,
    <span
      key="type"
      className="inline-block rounded-full bg-peach px-3 py-0.5 text-sm font-semibold whitespace-nowrap"
    >
      {websiteTypeBadge(contact.websiteType)}
    </span>,
    <time key="date" dateTime={contact.submittedAt} className="whitespace-nowrap">
      {formatLongDate(contact.submittedAt)}
    </time>,
    <LongText key="message" text={contact.message} />,
    <Button
      key="delete"
      variant="outline"
      size="sm"
      aria-label={`Hapus kontak ${contact.name}`}
      onClick={() => onDelete(contact)}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      Hapus
    </Button>,
  ];
  return (
    <TableRow>
      {cells.map((cell, index) => (
        <TableCell key={columns[index]} label={columns[index] ?? ""}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

function PhoneLink({ phoneNumber }: { phoneNumber: string | null }) {
  const dialable = phoneNumber?.replace(/[^\d+]/g, "");
  if (!phoneNumber || !dialable) return phoneNumber || "-";
  return (
    <a href={`tel:${dialable}`} className="whitespace-nowrap text-fajar-deep underline underline-offset-2">
      {phoneNumber}
    </a>
  );
}
