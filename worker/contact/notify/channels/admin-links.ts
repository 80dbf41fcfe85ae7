import { absoluteUrl } from "../../../contract/site";
import { staffPaths } from "../../../contract/staff-paths";
import type { StaffMessage } from "./channel";

/** Where staff see to an enquiry. */
export function enquiryUrl(id: number): string {
  return absoluteUrl(staffPaths.contactDetail.replace(":id", String(id)));
}

/** Where staff go on from a message: to its enquiry, or to the list of what somebody has to do. */
export function adminUrlOf(message: StaffMessage): string {
  if (message.type !== "enquiry.summary") return enquiryUrl(message.enquiry.id);
  return absoluteUrl(`${staffPaths.contact}?assignee=${message.staff?.id ?? "none"}&stage=open`);
}
