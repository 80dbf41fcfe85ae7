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

/** Of an enquiry what a summary tells: neither its message nor how to reach its sender. */
interface SummarizedEnquiry extends Pick<Enquiry, "id" | "name" | "websiteType"> {
  adminUrl: string;
}

/** An enquiry that waits for its first answer. */
export interface WaitingEnquiry extends SummarizedEnquiry {
  waitingMinutes: number;
  /** Until when an answer is promised, ISO 8601. */
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
  /** Null for what nobody has taken. */
  staff: ContactPerson | null;
}

export interface ReminderMessage extends Reminder {
  type: "enquiry.reminder";
  enquiry: Enquiry;
  nextAction: string | null;
  /** ISO 8601 */
  nextActionAt: string;
}

/** At most twenty of each kind; `counts` says how many there are. */
export interface SummaryMessage extends Reminder {
  type: "enquiry.summary";
  /** Of Jakarta, YYYY-MM-DD. */
  day: string;
  overdue: WaitingEnquiry[];
  /** Due today. */
  today: WaitingEnquiry[];
  /** Due today or before. */
  steps: NextStep[];
  counts: { overdue: number; today: number; steps: number; waiting: number };
}

/** Faults of the running site, for whoever looks after it. */
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
  /** Stored: a channel that was told once is not told again. */
  name: NotificationChannel;
  /** Rejects when it did not get through; then it is tried again later. */
  send: (message: StaffMessage) => Promise<void>;
}

export function enquiryUrl(id: number): string {
  return absoluteUrl(staffPaths.contactDetail.replace(":id", String(id)));
}

/** Where staff go on from a message: to its enquiry, or to the list of what somebody has to do. */
export function adminUrlOf(message: StaffMessage): string {
  if (message.type === "operations.alert") return absoluteUrl(staffPaths.operations);
  if (message.type === "notification.test") return absoluteUrl(staffPaths.site);
  if (message.type !== "enquiry.summary") return enquiryUrl(message.enquiry.id);
  return absoluteUrl(`${staffPaths.contact}?assignee=${message.staff?.id ?? "none"}&stage=open`);
}
