import type { ContactPerson } from "../../contract/inbox/contact-submission";
import type { Deps } from "../../deps";
import { listAssignees } from "./assignees.repository";

/** Everybody to whom an enquiry may belong, by name. */
export function assigneesOf({ db }: Deps): Promise<ContactPerson[]> {
  return listAssignees(db);
}
