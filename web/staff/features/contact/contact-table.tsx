import { MessageCircle } from "lucide";
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
import { CutLine, ListCell, type ListColumn, ListRow, ListTable, rowButton } from "../../lists/list-table";
import { fromList } from "../../lists/use-opened";
import { Mark } from "../../ui/mark";
import { markTexts, NewMark, StageMark, WaitMark } from "./contact-marks";
import { ContactMenu } from "./contact-menu";
import { useNotedOpening } from "./talk/use-reply";
import type { ContactDesk } from "./use-contact-desk";
import { computeStep } from "./wait";

const columns: ListColumn[] = [
  { name: "ID", width: "lg:w-[5.5%]" },
  { name: "Nama", width: "lg:w-[21%]" },
  { name: "Email", width: "lg:w-[14%]" },
  { name: "Nomor HP", width: "lg:w-[15.5%]" },
  { name: "Jenis Website", width: "lg:w-[11%]" },
  { name: "Tanggal", width: "lg:w-[12%]" },
  { name: "Pesan", width: "lg:w-[13.5%]" },
  { name: "Aksi", width: "lg:w-[7.5%]" },
];

interface ContactTableProps {
  contacts: readonly ContactSubmission[];
  desk: ContactDesk;
  choice: Choice<ContactSubmission>;
  bar: ReactNode;
  /** Enquiries since the user last opened the list. */
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

interface ContactRowProps extends Pick<ContactTableProps, "desk" | "choice"> {
  contact: ContactSubmission;
  now: number;
  isNew: boolean;
  address: string;
}

/** Hidden in cards; the detail shows it. */
const onlyWide = "max-lg:hidden";

function ContactRow({ contact, now, isNew, address, desk, choice }: ContactRowProps) {
  const { id, name, email, phoneNumber, submittedAt } = contact;
  return (
    <ListRow
      isChosen={choice.has(id)}
      className="max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto] md:max-lg:grid-cols-[auto_minmax(0,1fr)_min(12rem,34%)_--spacing(23)]"
    >
      <ListCell>
        <span className="flex items-center gap-2">
          <RowBox row={contact} name={name} choice={choice} />
          <span className="text-xs tabular-nums max-lg:hidden">{id}</span>
        </span>
      </ListCell>
      <ListCell className="max-lg:col-span-2 md:max-lg:col-span-1">
        <ContactName {...{ contact, now, isNew, address }} />
      </ListCell>
      <ListCell
        className={cn(
          "max-lg:row-start-3",
          phoneNumber ? "max-lg:col-start-3" : "max-lg:col-start-2 max-lg:col-end-4",
          "md:max-lg:col-start-3 md:max-lg:row-start-1 md:max-lg:self-end",
        )}
      >
        {email ? (
          <a
            href={`mailto:${email}`}
            title={email}
            // Screen readers read a <wbr> as a space.
            aria-label={email}
            className="card-target line-clamp-1 min-h-[24px] text-fajar-deep underline underline-offset-2 [overflow-wrap:anywhere] lg:line-clamp-2"
          >
            {email.slice(0, email.lastIndexOf("@"))}
            <wbr className={onlyWide} />
            {email.slice(email.lastIndexOf("@"))}
          </a>
        ) : (
          <span className={onlyWide}>-</span>
        )}
      </ListCell>
      <ListCell className="max-lg:col-start-2 max-lg:row-start-3 md:max-lg:col-start-3 md:max-lg:row-start-1 lg:max-xl:text-xs">
        <PhoneLinks contact={contact} />
      </ListCell>
      <ListCell className={onlyWide}>
        <Mark tone="peach">{websiteTypeBadge(contact.websiteType)}</Mark>
      </ListCell>
      <ListCell className={cn(onlyWide, "wrap-normal lg:max-xl:text-xs")}>
        <time dateTime={submittedAt}>{formatLongDate(submittedAt)}</time>
      </ListCell>
      <ListCell className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
        <FirstWords contact={contact} now={now} />
      </ListCell>
      <ListCell className="max-lg:col-start-4 max-lg:row-span-3 max-lg:row-start-1">
        <div className="flex items-center max-md:flex-col md:max-lg:-my-1.5 md:max-lg:flex-row-reverse tight:flex-row lg:-my-1.5 lg:-ml-2">
          <ContactMenu contact={contact} desk={desk} hasBin />
          <WhatsappLink contact={contact} className={cn(rowButton, "lg:hidden")} />
        </div>
      </ListCell>
    </ListRow>
  );
}

/** The name with a link to the enquiry, its stage, waiting time and assignee. */
function ContactName({ contact, now, isNew, address }: Omit<ContactRowProps, "desk" | "choice">) {
  const { id, name, stage, assignee } = contact;
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Link
          to={address}
          state={fromList}
          data-contact={id}
          title={name}
          className="card-target min-w-0 truncate text-base leading-snug font-semibold decoration-2 underline-offset-4 hover:underline hover:decoration-fajar"
        >
          {name}
        </Link>
        {isNew && <NewMark />}
      </span>
      <ul className="mt-0.5 flex items-center gap-x-1.5 overflow-hidden whitespace-nowrap *:shrink-0 md:max-lg:flex-wrap tight:flex-wrap">
        <li>
          <StageMark stage={stage} />
        </li>
        <li className="empty:hidden">
          <WaitMark contact={contact} now={now} />
        </li>
        {assignee && (
          <li title={assignee.name} className="min-w-0 !shrink truncate text-xs text-ink-soft">
            {assignee.name}
          </li>
        )}
      </ul>
    </>
  );
}

/** The beginning of the message, after the next step or a warning. */
function FirstWords({ contact, now }: { contact: ContactSubmission; now: number }) {
  const step = computeStep(contact, now);
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
          isAlone ? "line-clamp-2 max-lg:line-clamp-1" : "truncate max-lg:hidden",
        )}
      >
        {contact.message}
      </p>
    </>
  );
}

function PhoneLinks({ contact }: { contact: ContactSubmission }) {
  const { phoneNumber } = contact;
  const link = phoneLink(phoneNumber);
  if (!phoneNumber) return <span className={onlyWide}>-</span>;
  if (!link) return <CutLine text={phoneNumber} />;
  return (
    <>
      <a
        href={link}
        title={phoneNumber}
        className="card-target block min-h-[24px] truncate text-fajar-deep underline underline-offset-2"
      >
        {phoneNumber}
      </a>
      <WhatsappLink
        contact={contact}
        className={cn("min-h-[24px] text-xs underline underline-offset-2", onlyWide)}
      >
        WhatsApp
      </WhatsappLink>
    </>
  );
}

interface WhatsappLinkProps {
  contact: ContactSubmission;
  className: string;
  children?: ReactNode;
}

/** Opens an empty WhatsApp chat and records it; nothing for an invalid number. It does not count as an answer. */
function WhatsappLink({ contact, className, children }: WhatsappLinkProps) {
  const { name, phoneNumber } = contact;
  const note = useNotedOpening(contact.id);
  const link = phoneNumber && whatsappLink(phoneNumber);
  if (!link) return null;
  const handleOpen = () => {
    void note({ input: { kind: "whatsapp" }, key: crypto.randomUUID() });
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp ${name}`}
      onClick={handleOpen}
      onAuxClick={({ button }) => button === 1 && handleOpen()}
      className={cn("inline-flex items-center gap-1 font-semibold text-leaf", className)}
    >
      <Icon node={MessageCircle} className={children ? "size-3.5" : "size-5"} />
      {children}
    </a>
  );
}
