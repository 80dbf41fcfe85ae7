import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { sessionQuery } from "../../../../api/auth";
import { contactActivitiesQuery, useRemoveActivity } from "../../../../api/contact-detail";
import { Spinner } from "../../../../ui/spinner";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { LoadFailure } from "../../../ui/load-failure";
import { NoteForm } from "./note-form";
import { ArrivalEntry, TimelineEntry } from "./timeline-entry";

/** What was done about an enquiry, the newest first, and where notes are written. */
export function Timeline({ contact }: { contact: ContactDetail }) {
  const id = useId();
  const activities = useQuery(contactActivitiesQuery(contact.id));
  const me = useQuery(sessionQuery()).data?.user;
  const [asked, setAsked] = useState<ContactActivity | null>(null);
  const known = activities.data ?? [];
  const first = known.findLast(({ isResponse }) => isResponse);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
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
              {...(activity.kind === "note" &&
                activity.actor !== null &&
                activity.actor.id === me?.id && { onRemove: () => setAsked(activity) })}
            />
          ))}
          <ArrivalEntry contact={contact} />
        </ol>
      )}
      <ConfirmedAction
        input={asked?.id ?? null}
        mutation={useRemoveActivity(contact.id)}
        title="Hapus catatan ini?"
        confirmLabel="Hapus Catatan"
        success={() => ({ title: "Catatan dihapus" })}
        onFailure={(error) =>
          showFailure(error, "Catatan belum dihapus", "Periksa koneksi internet Anda, lalu coba lagi.")
        }
        onDone={() => setAsked(null)}
      >
        <span className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{asked?.body}</span>
      </ConfirmedAction>
    </section>
  );
}
