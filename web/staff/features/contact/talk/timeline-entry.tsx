import {
  Banknote,
  BellRing,
  type IconNode,
  Inbox,
  Mail,
  MessageCircle,
  Route,
  StickyNote,
  UserRound,
} from "lucide";
import type { ReactNode } from "react";
import type { ActivityKind, ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { LongText } from "../../../ui/long-text";
import { Mark } from "../../../ui/mark";
import { channelNames } from "../source-text";

const icons: Record<ActivityKind, IconNode> = {
  ...{ note: StickyNote, whatsapp: MessageCircle, email: Mail, stage: Route },
  ...{ assign: UserRound, value: Banknote, reminder: BellRing },
};

const wayStyles = "min-h-11 px-1 font-semibold text-fajar-deep underline underline-offset-4";

interface TimelineEntryProps {
  activity: ContactActivity;
  isFirstResponse: boolean;
  /** Removes the entry; undefined without the right. */
  onRemove?: () => void;
  /** For an e-mail that may not have been sent. */
  onWriteAgain?: () => void;
}

/** An activity. */
export function TimelineEntry({ activity, isFirstResponse, onRemove, onWriteAgain }: TimelineEntryProps) {
  const { kind, actor, createdAt, delivery } = activity;
  const { title, text } = entryText(activity);
  return (
    <Entry icon={icons[kind]} isLoud={text !== ""}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{title}</span>
        {isFirstResponse && <Mark tone="paleLeaf">Respons pertama</Mark>}
        {delivery === "sending" && <span className="font-semibold text-ink">Sedang dikirim</span>}
        {delivery === "failed" && (
          <span className="font-semibold text-danger">
            {kind === "reminder" ? "Tidak terkirim lewat email/webhook" : "Belum tentu terkirim"}
          </span>
        )}
      </p>
      {text && (
        <div className="mt-1.5 rounded-md border border-line bg-white px-3.5 py-2.5">
          <LongText text={text} />
        </div>
      )}
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span className="[overflow-wrap:anywhere]">
          {actor?.name ?? "Otomatis"},{" "}
          <time dateTime={createdAt}>{nameShortly(Date.parse(createdAt), Date.now())}</time>
        </span>
        {onWriteAgain && (
          <button type="button" onClick={onWriteAgain} className={wayStyles}>
            Kirim lagi…
          </button>
        )}
        {onRemove && (
          <button type="button" onClick={onRemove} className={wayStyles}>
            Hapus<span className="sr-only"> {kind === "note" ? "catatan" : "pesan"} ini</span>
          </button>
        )}
      </p>
    </Entry>
  );
}

/** The arrival of the enquiry. */
export function ArrivalEntry({ contact: { submittedAt, source, channel } }: { contact: ContactDetail }) {
  const way = channel === undefined || channel === "form" ? "Formulir" : channelNames[channel];
  return (
    <Entry icon={Inbox} isLast>
      <p className="text-sm font-semibold">Pesan masuk</p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {source.formPage ? `${way} di ${source.formPage}, ` : way !== "Formulir" && `${way}, `}
        <time dateTime={submittedAt}>{nameShortly(Date.parse(submittedAt), Date.now())}</time>
      </p>
    </Entry>
  );
}

interface EntryProps {
  icon: IconNode;
  /** Whether the entry has its own text. */
  isLoud?: boolean;
  isLast?: boolean;
  children: ReactNode;
}

function Entry({ icon, isLoud, isLast, children }: EntryProps) {
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5">
      {!isLast && <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 border-l border-line" />}
      <span
        className={cn(
          "flex size-8 items-center justify-center rounded-full",
          isLoud ? "bg-ink text-paper" : "bg-sand text-ink-soft",
        )}
      >
        <Icon node={icon} className="size-4" />
      </span>
      <div className="pt-1">{children}</div>
    </li>
  );
}

const titles: Record<ActivityKind, string> = {
  ...{ note: "Catatan", whatsapp: "WhatsApp", email: "Email" },
  ...{ stage: "Tahap", assign: "Penanggung jawab", value: "Nilai", reminder: "Langkah berikutnya" },
};

/** The title and the text of an activity. */
export function entryText({ kind, body }: Pick<ContactActivity, "kind" | "body">): {
  title: string;
  text: string;
} {
  if (kind === "note") return { title: titles.note, text: body };
  if (kind === "whatsapp" || kind === "email") {
    const end = body.indexOf("\n");
    const title = (end < 0 ? body : body.slice(0, end)).trim();
    return { title: title || titles[kind], text: end < 0 ? "" : body.slice(end).trim() };
  }
  // The body of a next step already says its result.
  if (/^(Diingatkan|Selesai):/.test(body)) return { title: body, text: "" };
  return { title: body ? `${titles[kind]}: ${body}` : titles[kind], text: "" };
}
