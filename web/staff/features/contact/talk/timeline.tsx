import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { SessionUser } from "../../../../../worker/contract/auth";
import {
  type ContactActivity,
  maxActivityLength,
} from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { type Message, readBody } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { contactActivitiesQuery, useAddActivity, useRemoveActivity } from "../../../../api/contact-detail";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { NoteForm } from "../../../lib/note-form";
import { showFailure } from "../../../lib/show-failure";
import { Loaded } from "../../../ui/loaded";
import { useKeptText } from "./kept-texts";
import { ArrivalEntry, TimelineEntry } from "./timeline-entry";

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
