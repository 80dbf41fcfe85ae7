import { useQuery } from "@tanstack/react-query";
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
import { type ReactNode, useId, useRef, useState } from "react";
import type { SessionUser } from "../../../../../worker/contract/auth";
import {
  type ActivityKind,
  type ContactActivity,
  maxActivityLength,
} from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { type Message, readBody } from "../../../../../worker/contract/inbox/reply-text";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { sessionQuery } from "../../../../api/auth";
import { contactActivitiesQuery, useAddActivity, useRemoveActivity } from "../../../../api/contact-detail";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { NoteForm } from "../../../lib/note-form";
import { showFailure } from "../../../lib/show-failure";
import { Loaded } from "../../../ui/loaded";
import { LongText } from "../../../ui/long-text";
import { Mark } from "../../../ui/mark";
import { channelNames } from "../source-text";
import { useKeptText } from "./kept-texts";

interface TimelineProps {
  contact: ContactDetail;
  /** Reopens an e-mail that may not have been sent. */
  onWriteAgain: (message: Message) => void;
}

/** The activities of an enquiry, the newest first, and the form for notes. */
export function Timeline({ contact, onWriteAgain }: TimelineProps) {
  const id = useId();
  const activities = useQuery(contactActivitiesQuery(contact.id));
  const me = useQuery(sessionQuery()).data?.user;
  const [asked, setAsked] = useState<ContactActivity | null>(null);
  const isNote = asked?.kind === "note";
  const add = useAddActivity(contact.id);
  const restoring = ({ body }: ContactActivity) => ({
    action: {
      label: "Urungkan",
      onSelect: () =>
        void add
          .mutateAsync({ input: { kind: "note", body }, key: crypto.randomUUID() })
          .catch((error) => showFailure(error, "Catatan belum kembali", body)),
    },
  });
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Riwayat
      </h2>
      <div className="mt-3">
        <ContactNote contactId={contact.id} />
      </div>
      <Loaded query={activities} name="riwayat" isPart>
        {(known) => (
          <ol className="mt-6">
            {known.map((activity) => (
              <TimelineEntry
                key={activity.id}
                activity={activity}
                isFirstResponse={activity === firstResponse(known)}
                {...(isRemovable(activity, me) && { onRemove: () => setAsked(activity) })}
                {...(isUnsentEmail(activity) && {
                  onWriteAgain: () => onWriteAgain(readBody("email", activity.body)),
                })}
              />
            ))}
            <ArrivalEntry contact={contact} />
          </ol>
        )}
      </Loaded>
      <ConfirmedAction
        input={asked && { contactId: contact.id, activity: asked }}
        mutation={useRemoveActivity()}
        title={isNote ? "Hapus catatan ini?" : "Hapus pesan ini dari riwayat?"}
        confirmLabel={isNote ? "Hapus Catatan" : "Hapus dari Riwayat"}
        success={() => ({
          title: isNote ? "Catatan dihapus" : "Pesan dihapus dari riwayat",
          // Only the author can restore a note, with today's date.
          ...(isNote && asked?.actor?.id === me?.id && restoring(asked)),
        })}
        onFailure={(error) =>
          showFailure(
            error,
            isNote ? "Catatan belum dihapus" : "Pesan belum dihapus",
            "Periksa koneksi internet Anda, lalu coba lagi.",
          )
        }
        onDone={() => setAsked(null)}
      >
        <span className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{asked?.body}</span>
        {!isNote && (
          <span className="mt-3 block">
            Pesan yang sudah terkirim tidak ikut ditarik, dan tahapnya tetap.
          </span>
        )}
      </ConfirmedAction>
    </section>
  );
}

/** Whether the user may remove an activity: its author and owners may; e-mails only if they were not delivered. */
function isRemovable(
  { kind, actor, delivery }: ContactActivity,
  me: SessionUser | null | undefined,
): boolean {
  const isWritten = kind === "note" || kind === "whatsapp" || kind === "email";
  const isGone = delivery === "sending" || delivery === "sent";
  return isWritten && !isGone && (me?.role === "owner" || (!!actor && actor.id === me?.id));
}

function isUnsentEmail({ kind, delivery }: ContactActivity): boolean {
  return kind === "email" && delivery === "failed";
}

/** Writes a note about an enquiry. */
function ContactNote({ contactId }: { contactId: number }) {
  const { values: text, type, clear } = useKeptText({ id: contactId, kind: "catatan", empty: "" });
  const add = useAddActivity(contactId);
  /** The idempotency key of the text. */
  const sent = useRef({ body: "", key: "" });

  function send(body: string) {
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    return add.mutateAsync({ input: { kind: "note", body }, key: sent.current.key });
  }

  return (
    <NoteForm
      text={text}
      onType={type}
      most={maxActivityLength}
      placeholder="Hasil telepon, kebutuhan, kesepakatan…"
      submitLabel="Simpan Catatan"
      send={send}
      onSent={() => {
        sent.current = { body: "", key: "" };
        clear();
      }}
      lost="Catatan belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi."
    />
  );
}

/** The first response; of a message and its stage change, the message. */
export function firstResponse(activities: readonly ContactActivity[]): ContactActivity | undefined {
  const answers = activities.filter(({ isResponse }) => isResponse);
  const first = answers
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(0);
  const atOnce = answers.filter(({ createdAt }) => createdAt === first);
  return atOnce.find(({ kind }) => kind !== "stage") ?? atOnce[0];
}

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
function TimelineEntry({ activity, isFirstResponse, onRemove, onWriteAgain }: TimelineEntryProps) {
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
function ArrivalEntry({ contact: { submittedAt, source, channel } }: { contact: ContactDetail }) {
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
