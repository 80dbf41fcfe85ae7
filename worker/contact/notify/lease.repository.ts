import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import type { EnquiryMessage } from "../../queue-messages";
import { standingReminder } from "../reminders/reminder.repository";

/** What staff are told of, as its message names it: an enquiry, or a reminder. */
export type Subject = EnquiryMessage;

interface Ledger {
  /** A row for each channel that the subject was told through, or is being told through now. */
  table: SQL;
  key: SQL;
  id: number;
  /** The row of the subject, as long as it is to be told of. */
  standing: SQL;
}

function ledgerOf(subject: Subject): Ledger {
  if ("contactId" in subject) {
    const id = subject.contactId;
    const standing = sql`contact_submissions WHERE id = ${id} AND notification = 'pending'`;
    return { table: sql`contact_notifications`, key: sql`contact_id`, id, standing };
  }
  const id = subject.reminderId;
  return {
    ...{ table: sql`contact_reminder_channels`, key: sql`reminder_id`, id },
    standing: standingReminder(id),
  };
}

interface Claim {
  channel: string;
  now: Date;
  leaseUntil: Date;
}

/** False when the channel was told already, when somebody is telling it now, or when there is nothing to tell any more. */
export async function claimChannel(db: Database, subject: Subject, claim: Claim): Promise<boolean> {
  const { table, key, id, standing } = ledgerOf(subject);
  const { channel, now, leaseUntil } = claim;
  const claimed = await db.all(sql`INSERT INTO ${table} (${key}, channel, lease_until)
    SELECT ${id}, ${channel}, ${leaseUntil.getTime()} FROM ${standing}
    ON CONFLICT (${key}, channel) DO UPDATE SET lease_until = excluded.lease_until, attempts = attempts + 1
      WHERE sent_at IS NULL AND lease_until <= ${now.getTime()}
    RETURNING channel`);
  return claimed.length > 0;
}

/** Notes that a channel was told, or with `sentAt` null that somebody may try again. */
export async function releaseChannel(
  db: Database,
  subject: Subject,
  { channel, now, sentAt }: { channel: string; now: Date; sentAt: Date | null },
): Promise<void> {
  const { table, key, id } = ledgerOf(subject);
  await db.run(sql`UPDATE ${table} SET lease_until = ${now.getTime()}, sent_at = ${sentAt?.getTime() ?? null}
    WHERE ${key} = ${id} AND channel = ${channel}`);
}
