import { Trash2 } from "lucide";
import { Fragment, type ReactNode } from "react";
import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { phoneLink } from "../../../../worker/contract/inbox/reply-text";
import { formatLongDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useNow } from "../../lib/use-now";
import { checkboxStyles } from "../../ui/checkbox-styles";
import { LongText } from "../../ui/long-text";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import type { ContactActions } from "./contact-actions";
import { ContactMarks } from "./contact-marks";
import { ContactName } from "./list/contact-name";
import { NextStep } from "./list/next-step";
import { stepOf, waitOf } from "./list/wait";
import { WaitMark } from "./list/wait-mark";
import { WhatsappLink } from "./list/whatsapp-link";
import { SenderMenu } from "./sender-menu";

const columns = ["ID", "Nama", "Email", "Nomor HP", "Jenis Website", "Tanggal", "Pesan", "Aksi"];

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  actions: ContactActions;
  chosenIds: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
  /** Those that have come since the reader looked. */
  newIds: ReadonlySet<number>;
  addressOf: (id: number) => string;
}

export function ContactTable({ contacts, chosenIds, newIds, addressOf, ...rowProps }: ContactTableProps) {
  const now = useNow();
  return (
    <ResponsiveTable caption="Daftar Kontak" columns={columns}>
      {contacts.map((contact) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          now={now}
          isChosen={chosenIds.includes(contact.id)}
          isNew={newIds.has(contact.id)}
          address={addressOf(contact.id)}
          {...rowProps}
        />
      ))}
    </ResponsiveTable>
  );
}

interface ContactRowProps extends Pick<ContactTableProps, "actions" | "onChoose"> {
  contact: ContactSubmission;
  now: number;
  isChosen: boolean;
  isNew: boolean;
  address: string;
}

function ContactRow({ contact, now, isChosen, isNew, address, actions, onChoose }: ContactRowProps) {
  const { id, name, phoneNumber } = contact;
  const wait = waitOf(contact, now);
  const step = stepOf(contact, now);
  const cells: ReactNode[] = [
    // The whole label is the target: on a phone a thumb has to hit it.
    <label key="id" className="-m-2 inline-flex cursor-pointer items-center gap-2.5 p-2">
      <input
        type="checkbox"
        aria-label={`Pilih ${name}`}
        checked={isChosen}
        onChange={(event) => onChoose(id, event.target.checked)}
        className={checkboxStyles}
      />
      {id}
    </label>,
    <ContactName key="name" contact={contact} wait={wait} isNew={isNew} address={address} />,
    <a
      key="email"
      href={`mailto:${contact.email}`}
      className="inline-block text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:min-w-36 xl:min-w-46"
    >
      {contact.email}
    </a>,
    <PhoneLinks
      key="phone"
      name={name}
      phoneNumber={phoneNumber}
      onWhatsapp={() => actions.openWhatsapp(contact)}
    />,
    <span
      key="type"
      className="inline-block rounded-full bg-peach px-3 py-0.5 text-sm font-semibold xl:whitespace-nowrap"
    >
      {websiteTypeBadge(contact.websiteType)}
    </span>,
    <div key="date" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-col lg:items-start">
      <time dateTime={contact.submittedAt} className="lg:min-w-24">
        {formatLongDate(contact.submittedAt)}
      </time>
      {wait && (
        <span className="max-lg:hidden">
          <WaitMark wait={wait} dueAt={contact.dueAt} />
        </span>
      )}
    </div>,
    <Fragment key="message">
      <ContactMarks contact={contact} />
      {step && <NextStep step={step} now={now} />}
      <LongText text={contact.message} />
    </Fragment>,
    <div key="actions" className="flex gap-2 lg:max-2xl:flex-col lg:max-2xl:items-start">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Hapus kontak ${name}`}
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
        <TableCell key={columns[index]} label={columns[index] ?? ""} wide={isWide(columns[index])}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** On a card without its label. */
function isWide(column: string | undefined): boolean {
  return ["ID", "Nama", "Pesan", "Aksi"].includes(column ?? "");
}

interface PhoneLinksProps {
  name: string;
  phoneNumber: string | null;
  onWhatsapp: () => void;
}

function PhoneLinks({ name, phoneNumber, onWhatsapp }: PhoneLinksProps) {
  const link = phoneLink(phoneNumber);
  if (!phoneNumber || !link) return phoneNumber || "-";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start">
      <a
        href={link}
        className="inline-block py-0.5 text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:min-w-32"
      >
        {phoneNumber}
      </a>
      <WhatsappLink name={name} phoneNumber={phoneNumber} onOpen={onWhatsapp} />
    </div>
  );
}
