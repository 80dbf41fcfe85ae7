import type { AuditAction } from "../../contract/audit";

/** What the audit log tells of an enquiry; `label` is never anything of who sent it, nor what staff typed. */
export interface ContactEvent {
  action: Extract<AuditAction, `contact.${string}`>;
  subjectId: number;
  label?: string;
}
