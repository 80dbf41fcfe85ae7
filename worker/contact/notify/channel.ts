import type {
  ContactPerson,
  ContactSubmission,
  NotificationChannel,
} from "../../contract/inbox/contact-submission";
import type { Fault } from "../../contract/operations";
import { staffPaths } from "../../contract/paths";
import { absoluteUrl } from "../../contract/site";

export type Enquiry = Pick<
  ContactSubmission,
  "id" | "name" | "email" | "phoneNumber" | "websiteType" | "message" | "submittedAt"
>;

/** The fields of an enquiry in a summary: without its message, address and number. */
interface SummarizedEnquiry extends Pick<Enquiry, "id" | "name" | "websiteType"> {
  adminUrl: string;
}

export interface WaitingEnquiry extends SummarizedEnquiry {
  waitingMinutes: number;
  /** ISO 8601 */
  dueAt: string;
}

export interface NextStep extends SummarizedEnquiry {
  nextAction: string | null;
  /** ISO 8601 */
  nextActionAt: string;
}

export interface CreatedMessage {
  type: "enquiry.created";
  enquiry: Enquiry;
}

interface Reminder {
  reminderId: number;
  /** Null for unassigned enquiries. */
  staff: ContactPerson | null;
}

export interface ReminderMessage extends Reminder {
  type: "enquiry.reminder";
  enquiry: Enquiry;
  nextAction: string | null;
  /** ISO 8601 */
  nextActionAt: string;
}

/** At most twenty enquiries of each kind; `counts` has the totals. */
export interface SummaryMessage extends Reminder {
  type: "enquiry.summary";
  /** YYYY-MM-DD in Jakarta. */
  day: string;
  overdue: WaitingEnquiry[];
  today: WaitingEnquiry[];
  steps: NextStep[];
  counts: { overdue: number; today: number; steps: number; waiting: number };
}

/** Faults of the running site, for its operator. */
export interface AlertMessage {
  type: "operations.alert";
  faults: Fault[];
  /** ISO 8601 */
  at: string;
}

/** Shows the owner that a channel works. */
export interface TestMessage {
  type: "notification.test";
  /** ISO 8601 */
  at: string;
}

export type StaffMessage = CreatedMessage | ReminderMessage | SummaryMessage | AlertMessage | TestMessage;

export interface Channel {
  /** Stored with each attempt, so that a retry skips channels that succeeded. */
  name: NotificationChannel;
  /** Rejects if the message was not delivered; the job is then retried. */
  send: (message: StaffMessage) => Promise<void>;
}

export function enquiryUrl(id: number): string {
  return absoluteUrl(staffPaths.contactDetail.replace(":id", String(id)));
}

export function toAdminUrl(message: StaffMessage): string {
  if (message.type === "operations.alert") return absoluteUrl(staffPaths.operations);
  if (message.type === "notification.test") return absoluteUrl(staffPaths.site);
  if (message.type !== "enquiry.summary") return enquiryUrl(message.enquiry.id);
  return absoluteUrl(`${staffPaths.contact}?assignee=${message.staff?.id ?? "none"}&stage=open`);
}
