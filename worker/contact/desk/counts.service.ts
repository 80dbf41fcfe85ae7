import type { SessionUser } from "../../contract/auth";
import type { ContactCounts } from "../../contract/inbox/contact-change";
import type { Deps } from "../../deps";
import { dueTimeOf } from "../inbox/inbox.service";
import { countContacts, noteSeen } from "./counts.repository";

/** What stands above the list of whoever asks. */
export function contactCountsOf(deps: Deps, user: SessionUser): Promise<ContactCounts> {
  return countContacts(deps.db, user.id, dueTimeOf(deps.clock()));
}

/** Notes that somebody has looked at the enquiries up to this one. */
export function lookAtContacts(deps: Deps, user: SessionUser, id: number): Promise<void> {
  return noteSeen(deps.db, user.id, id, deps.clock());
}
