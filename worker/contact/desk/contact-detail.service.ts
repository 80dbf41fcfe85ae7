import type { ContactDetail } from "../../contract/inbox/contact-change";
import type { Deps } from "../../deps";
import { findContact } from "../inbox/inbox.repository";
import { contactNotFound, toSubmission } from "../inbox/inbox.service";
import { listSamePerson } from "./contact-detail.repository";

const mostOthers = 20;
const mostEarlier = 100;

/** An enquiry with those of the same person; 404 when it is gone. */
export async function readContact(deps: Deps, id: number): Promise<ContactDetail> {
  const [row, { others, earlier }] = await Promise.all([
    findContact(deps.db, id),
    listSamePerson(deps.db, id, { most: mostOthers, mostEarlier }),
  ]);
  if (!row) throw contactNotFound();
  return {
    ...toSubmission(row),
    earlier,
    samePerson: others.map((other) => ({
      id: other.id,
      submittedAt: new Date(other.submitted_at).toISOString(),
      websiteType: other.website_type,
      stage: other.stage,
      message: other.message,
      isSameAddress: other.is_same_address === 1,
    })),
    sendsEmail: deps.mailer !== null,
  };
}
