import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { SessionUser } from "../../../../../worker/contract/auth";
import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { sessionQuery } from "../../../../api/auth";
import { contactActivitiesQuery, useRemoveActivity } from "../../../../api/contact-detail";
import { Spinner } from "../../../../ui/spinner";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { LoadFailure } from "../../../ui/load-failure";
import { firstResponse } from "./first-response";
import { messageOf } from "./message-text";
import { NoteForm } from "./note-form";
import { ArrivalEntry, TimelineEntry } from "./timeline-entry";
import type { Message } from "./use-reply";

interface TimelineProps {
  contact: ContactDetail;
  /** Writes an e-mail again that may not have gone out. */
  onWriteAgain: (message: Message) => void;
}

/** What was done about an enquiry, the newest first, and where notes are written. */
export function Timeline({ contact, onWriteAgain }: TimelineProps) {
  const id = useId();
  const activities = useQuery(contactActivitiesQuery(contact.id));
  const me = useQuery(sessionQuery()).data?.user;
  const [asked, setAsked] = useState<ContactActivity | null>(null);
  const known = activities.data ?? [];
  const first = firstResponse(known);
  const isNote = asked?.kind === "note";
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Riwayat
      </h2>
      <div className="mt-3">
        <NoteForm contactId={contact.id} />
      </div>
      {activities.isPending && <Spinner label="Memuat riwayat..." className="py-10" />}
      {activities.isError && (
        <LoadFailure
          place="inline"
          title="Riwayat belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={activities}
          className="mt-6"
        />
      )}
      {activities.data && (
        <ol className="mt-6">
          {known.map((activity) => (
            <TimelineEntry
              key={activity.id}
              activity={activity}
              isFirstResponse={activity === first}
              {...(isRemovable(activity, me) && { onRemove: () => setAsked(activity) })}
              {...(isUnsentEmail(activity) && { onWriteAgain: () => onWriteAgain(messageOf(activity)) })}
            />
          ))}
          <ArrivalEntry contact={contact} />
        </ol>
      )}
      <ConfirmedAction
        input={asked && { contactId: contact.id, activity: asked }}
        mutation={useRemoveActivity()}
        title={isNote ? "Hapus catatan ini?" : "Hapus pesan ini dari riwayat?"}
        confirmLabel={isNote ? "Hapus Catatan" : "Hapus dari Riwayat"}
        success={() => ({ title: isNote ? "Catatan dihapus" : "Pesan dihapus dari riwayat" })}
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

/** Whoever wrote it may, and an owner; an e-mail of ours only where it has not arrived. */
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
