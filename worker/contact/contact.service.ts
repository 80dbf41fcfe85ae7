import { AppError } from "../app-error";
import type { ContactInput, ContactSubmission } from "../contract/contact";
import type { Deps } from "../deps";
import { type ContactRow, deleteContact, insertContact, listContacts } from "./contact.repository";

/** Stores an enquiry and answers its id. */
export function submitContact(deps: Deps, input: ContactInput): Promise<number> {
  return insertContact(deps.db, {
    name: input.name,
    email: input.email,
    phoneNumber: input.phoneNumber || null,
    websiteType: input.websiteType || null,
    message: input.message,
    submittedAt: deps.clock(),
  });
}

/** All enquiries, newest first. */
export async function listSubmissions(deps: Deps): Promise<ContactSubmission[]> {
  return (await listContacts(deps.db)).map(toSubmission);
}

export async function removeSubmission(deps: Deps, id: number): Promise<void> {
  if (!(await deleteContact(deps.db, id))) {
    throw new AppError("not_found", "Kontak tidak ditemukan atau sudah dihapus");
  }
}

function toSubmission(row: ContactRow): ContactSubmission {
  return { ...row, submittedAt: row.submittedAt.toISOString() };
}
