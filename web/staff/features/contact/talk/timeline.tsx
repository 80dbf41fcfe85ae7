import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { SessionUser } from "../../../../../worker/contract/auth";
import {
  type ContactActivity,
  maxActivityLength,
} from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { type Message, readBody } from "../../../../../worker/contract/inbox/reply-text";
import { sessionQuery } from "../../../../api/auth";
import { contactActivitiesQuery, useAddActivity, useRemoveActivity } from "../../../../api/contact-detail";
import { cn } from "../../../../lib/cn";
import { ApiError, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import { ConfirmedAction } from "../../../lib/confirmed-action";
import { showFailure } from "../../../lib/show-failure";
import { LoadFailure } from "../../../ui/load-failure";
import { useKeptText } from "./kept-texts";
import { ArrivalEntry, TimelineEntry } from "./timeline-entry";

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
              {...(isUnsentEmail(activity) && {
                onWriteAgain: () => onWriteAgain(readBody("email", activity.body)),
              })}
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
        success={() => ({
          title: isNote ? "Catatan dihapus" : "Pesan dihapus dari riwayat",
          // Whoever wrote it writes it again: it then stands under today.
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

const counted = (count: number) => count.toLocaleString("id-ID");

/** Writes a note; what is typed stays until it is stored. */
function NoteForm({ contactId }: { contactId: number }) {
  const id = useId();
  const kept = useKeptText({ id: contactId, kind: "catatan", empty: "" });
  const { values: text } = kept;
  const [problem, setProblem] = useState("");
  const add = useAddActivity(contactId);
  /** The same for each try to store the same words. */
  const sent = useRef({ text: "", key: "" });
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > maxActivityLength;
  const shown = problem || (isTooLong ? `Catatan maksimal ${counted(maxActivityLength)} karakter` : "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending || isTooLong) return;
    setProblem(text.trim() ? "" : "Tulis catatannya dulu.");
    if (!text.trim()) return field.current?.focus();
    try {
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
      const input = { kind: "note", body: text.trim() } as const;
      await add.mutateAsync({ input, key: sent.current.key });
      sent.current = { text: "", key: "" };
      kept.clear();
    } catch (error) {
      console.error(error);
      const fallback = "Catatan belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.";
      const ofField = error instanceof ApiError && error.fields.body;
      setProblem(ofField || messageOf(error, fallback));
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field id={id} label="Catatan baru" error={shown || undefined}>
        <textarea
          {...fieldAria(id, shown || undefined)}
          ref={field}
          rows={3}
          value={text}
          readOnly={add.isPending}
          placeholder="Hasil telepon, kebutuhan, kesepakatan…"
          onChange={(event) => {
            kept.type(event.target.value);
            setProblem("");
          }}
          className={cn(inputStyles, "field-sizing-content max-h-[60vh]")}
        />
      </Field>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={cn("text-sm tabular-nums", isTooLong ? "font-semibold text-danger" : "text-ink-soft")}>
          {counted(text.length)} / {counted(maxActivityLength)}
        </p>
        <Button type="submit" variant="dark" busy={add.isPending}>
          {add.isPending ? "Menyimpan..." : "Simpan Catatan"}
        </Button>
      </div>
    </form>
  );
}

/** What answered the sender first; of a message and the stage that came with it, the message. */
export function firstResponse(activities: readonly ContactActivity[]): ContactActivity | undefined {
  const answers = activities.filter(({ isResponse }) => isResponse);
  const first = answers
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(0);
  const atOnce = answers.filter(({ createdAt }) => createdAt === first);
  return atOnce.find(({ kind }) => kind !== "stage") ?? atOnce[0];
}
