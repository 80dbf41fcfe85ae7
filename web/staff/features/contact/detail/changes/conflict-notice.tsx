import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ActivityKind, ContactActivity } from "../../../../../../worker/contract/inbox/contact-activity";
import { sessionQuery } from "../../../../../api/auth";
import { contactActivitiesQuery } from "../../../../../api/contact-detail";
import { cn } from "../../../../../lib/cn";
import { Button } from "../../../../../ui/button";
import { InlineNotice } from "../../../../ui/inline-notice";
import { describeChange } from "./change-text";
import type { ContactChanges } from "./use-contact-changes";

const kinds: Record<string, ActivityKind> = {
  Tahap: "stage",
  "Penanggung jawab": "assign",
  "Langkah berikutnya": "reminder",
  Nilai: "value",
};

/** Somebody else was faster: both states, and the choice. */
export function ConflictNotice({ changes, className }: { changes: ContactChanges; className?: string }) {
  const { contact, people, conflict, queue } = changes;
  const activities = useQuery(contactActivitiesQuery(contact.id)).data ?? [];
  const me = useQuery(sessionQuery()).data?.user;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands above what was touched, on a phone out of sight.
    if (conflict) ref.current?.focus();
  }, [conflict]);
  if (!conflict) return null;
  const by = (label: string) => nameActor(activities, kinds[label], me?.id);
  return (
    <InlineNotice
      ref={ref}
      role="alert"
      title="Kontak ini baru saja diubah"
      actions={
        <>
          <Button variant="dark" onClick={queue.apply}>
            Terapkan juga
          </Button>
          <Button variant="outline" onClick={queue.leave}>
            Biarkan
          </Button>
        </>
      }
      className={cn("scroll-mt-4", className)}
    >
      {describeChange(conflict.now, conflict.wanted, people).map(({ label, now, wanted }) => (
        <dl key={label} className="mt-3 grid gap-x-4 gap-y-2 text-ink @sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">{label} sekarang</dt>
            <dd className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">
              {now}
              <span className="font-normal">{by(label)}</span>
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">Yang Anda inginkan</dt>
            <dd className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{wanted}</dd>
          </div>
        </dl>
      ))}
    </InlineNotice>
  );
}

/** " oleh Sari" for whoever did that last; "" where nobody did. */
function nameActor(
  activities: readonly ContactActivity[],
  kind: ActivityKind | undefined,
  me: number | undefined,
): string {
  const actor = activities.find((activity) => activity.kind === kind)?.actor;
  if (!actor) return "";
  return actor.id === me ? " oleh Anda, di perangkat atau tab lain" : ` oleh ${actor.name}`;
}
