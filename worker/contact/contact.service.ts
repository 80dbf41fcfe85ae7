import { AppError } from "../app-error";
import type { ContactInput, ContactListQuery, ContactSubmission } from "../contract/contact";
import { pageWindow } from "../contract/query";
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

/** Enquiries of a query, newest first, and how many there are on all pages together. */
export async function listSubmissions(
  deps: Deps,
  query: ContactListQuery,
): Promise<{ contacts: ContactSubmission[]; total: number }> {
  const { rows, total } = await listContacts(deps.db, { words: query.q, ...pageWindow(query) });
  return { contacts: rows.map(toSubmission), total };
}

export async function removeSubmission(deps: Deps, id: number): Promise<void> {
  if (!(await deleteContact(deps.db, id))) {
    throw new AppError("not_found", "Kontak tidak ditemukan atau sudah dihapus");
  }
  await deps.audit.record({ action: "contact.deleted", subjectId: id });
}

function toSubmission(row: ContactRow): ContactSubmission {
  return { ...row, submittedAt: row.submittedAt.toISOString() };
}
