import { MessageCircle, MoreHorizontal, Trash2 } from "lucide";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { websiteTypeBadge } from "../../../../worker/contract/business/website-types";
import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { phoneLink, whatsappLink } from "../../../../worker/contract/inbox/reply-text";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import { formatLongDate } from "../../../lib/format";
import { Icon } from "../../../ui/icon";
import { useNow } from "../../lib/use-now";
import { type Choice, RowBox } from "../../lists/choice";
import {
  CutLine,
  ListCell,
  type ListColumn,
  ListRow,
  ListTable,
  rowButton,
  shownOnHover,
} from "../../lists/list-table";
import { fromList } from "../../lists/use-opened";
import { MenuContent } from "../../ui/menu";
import type { ContactActions } from "./contact-actions";
import { markTexts, NewMark, StageBadge, WaitMark } from "./contact-marks";
import { ContactMenuItems } from "./contact-menu-items";
import { stepOf, waitOf } from "./list/wait";

const columns: ListColumn[] = [
  { name: "ID", width: "lg:w-[6%]" },
  { name: "Nama", width: "lg:w-[22%]" },
  { name: "Email", width: "lg:w-[12.5%]" },
  { name: "Nomor HP", width: "lg:w-[13%]" },
  { name: "Jenis Website", width: "lg:w-[10.5%]" },
  { name: "Tanggal", width: "lg:w-[11%]" },
  { name: "Pesan", width: "lg:w-[17%]" },
  { name: "Aksi", width: "lg:w-[8%]" },
];

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  actions: ContactActions;
  choice: Choice<ContactSubmission>;
  bar: ReactNode;
  /** Those that have come since the reader looked. */
  newIds: ReadonlySet<number>;
  addressOf: (id: number) => string;
}

export function ContactTable({ contacts, bar, newIds, addressOf, ...row }: ContactTableProps) {
  const now = useNow();
  return (
    <ListTable caption="Daftar Kontak" columns={columns} hasBoxes bar={bar}>
      {contacts.map((contact) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          now={now}
          isNew={newIds.has(contact.id)}
          address={addressOf(contact.id)}
          {...row}
        />
      ))}
    </ListTable>
  );
}

interface ContactRowProps extends Pick<ContactTableProps, "actions" | "choice"> {
  contact: ContactSubmission;
  now: number;
  isNew: boolean;
  address: string;
}

/** What a card has no room for is read where the enquiry is opened. */
const onlyWide = "max-lg:hidden";

function ContactRow({ contact, now, isNew, address, actions, choice }: ContactRowProps) {
  const { id, name, email, submittedAt } = contact;
  return (
    <ListRow isChosen={choice.has(id)} className="max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]">
      <ListCell>
        <span className="flex items-center gap-2">
          <RowBox row={contact} name={name} choice={choice} />
          <span className="text-xs tabular-nums max-lg:hidden">{id}</span>
        </span>
      </ListCell>
      <ListCell className="max-lg:col-span-2">
        <ContactName {...{ contact, now, isNew, address }} />
      </ListCell>
      <ListCell className="max-lg:col-start-3 max-lg:row-start-3">
        {email ? (
          <a
            href={`mailto:${email}`}
            title={email}
            className="block min-h-[24px] truncate text-fajar-deep underline underline-offset-2"
          >
            {email}
          </a>
        ) : (
          "-"
        )}
      </ListCell>
      <ListCell className="max-lg:col-start-2 max-lg:row-start-3 lg:max-xl:text-xs">
        <PhoneLinks contact={contact} onWhatsapp={() => actions.openWhatsapp(contact)} />
      </ListCell>
      <ListCell className={onlyWide}>
        <span className="inline-block max-w-full rounded-md bg-peach px-1.5 py-0.5 text-xs leading-4 font-semibold">
          {websiteTypeBadge(contact.websiteType)}
        </span>
      </ListCell>
      <ListCell className={cn(onlyWide, "lg:max-xl:text-xs")}>
        <time dateTime={submittedAt}>{formatLongDate(submittedAt)}</time>
      </ListCell>
      <ListCell className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
        <FirstWords contact={contact} now={now} />
      </ListCell>
      <ListCell className="max-lg:col-start-4 max-lg:row-span-3 max-lg:row-start-1">
        <RowActs contact={contact} actions={actions} />
      </ListCell>
    </ListRow>
  );
}

/** Who has written, which leads to all about it; how far it has come, how long they wait, and who sees to it. */
function ContactName({ contact, now, isNew, address }: Omit<ContactRowProps, "actions" | "choice">) {
  const { id, name, stage, assignee, dueAt } = contact;
  const wait = waitOf(contact, now);
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Link
          to={address}
          state={fromList}
          data-contact={id}
          title={name}
          className="min-w-0 truncate text-base leading-snug font-semibold decoration-2 underline-offset-4 hover:underline hover:decoration-fajar"
        >
          {name}
        </Link>
        {isNew && <NewMark />}
      </span>
      <ul className="mt-0.5 flex items-center gap-x-1.5 overflow-hidden whitespace-nowrap *:shrink-0">
        <li>
          <StageBadge stage={stage} />
        </li>
        {wait && (
          <li>
            <WaitMark wait={wait} dueAt={dueAt} />
          </li>
        )}
        {assignee && (
          <li title={assignee.name} className="min-w-0 !shrink truncate text-xs text-ink-soft">
            {assignee.name}
          </li>
        )}
      </ul>
    </>
  );
}

/** What was written; before it what is to be done next, or what is wrong with it. */
function FirstWords({ contact, now }: { contact: ContactSubmission; now: number }) {
  const step = stepOf(contact, now);
  const marks = markTexts(contact);
  const next =
    step &&
    `${step.isLate ? "Terlewat" : "Berikutnya"}: ${step.text}${step.at === null ? "" : ` · ${nameShortly(step.at, now)}`}`;
  const isAlone = !next && marks.length === 0;
  return (
    <>
      {marks.map(({ text, isFailure }) => (
        <CutLine
          key={text}
          text={text}
          className={cn("text-xs", isFailure ? "text-danger" : "font-semibold")}
        />
      ))}
      {next && marks.length === 0 && (
        <CutLine
          text={next}
          className={cn(
            "border-l-3 pl-1.5 text-xs",
            step?.isLate ? "border-danger text-danger" : "border-leaf",
          )}
        />
      )}
      <p
        title={contact.message.slice(0, 600)}
        className={cn(
          "[overflow-wrap:anywhere] text-ink-soft",
          isAlone ? "line-clamp-2 max-lg:line-clamp-1" : "line-clamp-1 max-lg:hidden",
        )}
      >
        {contact.message}
      </p>
    </>
  );
}

function PhoneLinks({ contact, onWhatsapp }: { contact: ContactSubmission; onWhatsapp: () => void }) {
  const { phoneNumber } = contact;
  const link = phoneLink(phoneNumber);
  if (!phoneNumber) return "-";
  if (!link) return <CutLine text={phoneNumber} />;
  return (
    <>
      <a
        href={link}
        title={phoneNumber}
        className="block min-h-[24px] truncate text-fajar-deep underline underline-offset-2"
      >
        {phoneNumber}
      </a>
      <WhatsappLink
        contact={contact}
        onOpen={onWhatsapp}
        className={cn("min-h-[24px] text-xs underline underline-offset-2", onlyWide)}
      >
        WhatsApp
      </WhatsappLink>
    </>
  );
}

interface WhatsappLinkProps {
  contact: ContactSubmission;
  onOpen: () => void;
  className: string;
  children?: ReactNode;
}

/** Opens a chat with a sender; nothing for a number that nobody can call. */
function WhatsappLink({ contact: { name, phoneNumber }, onOpen, className, children }: WhatsappLinkProps) {
  const link = phoneNumber && whatsappLink(phoneNumber);
  if (!link) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp ${name}`}
      onClick={onOpen}
      onAuxClick={({ button }) => button === 1 && onOpen()}
      className={cn("inline-flex items-center gap-1 font-semibold text-leaf", className)}
    >
      <Icon node={MessageCircle} className={children ? "size-3.5" : "size-5"} />
      {children}
    </a>
  );
}

function RowActs({ contact, actions }: { contact: ContactSubmission; actions: ContactActions }) {
  const { name } = contact;
  return (
    <div className="flex items-center max-lg:flex-col lg:-my-1.5 lg:justify-end">
      <button
        type="button"
        aria-label={`Hapus kontak ${name}`}
        onClick={() => actions.remove(contact)}
        className={cn(rowButton, shownOnHover, onlyWide)}
      >
        <Icon node={Trash2} className="size-4" />
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger aria-label={`Tindakan lain untuk ${name}`} className={rowButton}>
          <Icon node={MoreHorizontal} className="size-5" />
        </DropdownMenu.Trigger>
        <MenuContent align="end" className="min-w-60">
          <ContactMenuItems contact={contact} actions={actions} />
        </MenuContent>
      </DropdownMenu.Root>
      <WhatsappLink
        contact={contact}
        onOpen={() => actions.openWhatsapp(contact)}
        className={cn(rowButton, "lg:hidden")}
      />
    </div>
  );
}
