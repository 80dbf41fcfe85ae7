import type { ContactSubmission, NotificationChannel } from "../../../contract/inbox/contact-submission";

/** An enquiry as it is told of. */
export type Enquiry = Pick<
  ContactSubmission,
  "id" | "name" | "email" | "phoneNumber" | "websiteType" | "message" | "submittedAt"
>;

/** One way to tell staff of an enquiry. */
export interface Channel {
  /** Stored: a channel that was told once is not told again. */
  name: NotificationChannel;
  /** Rejects when it did not get through; then it is tried again later. */
  send: (enquiry: Enquiry) => Promise<void>;
}
