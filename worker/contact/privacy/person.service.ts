import { AppError } from "../../app-error";
import type { PersonErasure, PersonExport } from "../../contract/contact-admin";
import type { Deps } from "../../deps";
import { deleteContactsFrom, listContactsFrom } from "../inbox/inbox.repository";
import { toSubmission } from "../inbox/inbox.service";

/** Everything stored of the person with this address, in any case (UU 27/2022, articles 7 and 13). */
export async function exportPerson(deps: Deps, email: string): Promise<PersonExport> {
  const rows = await listContactsFrom(deps.db, email);
  if (rows.length === 0) throw nobody();
  await deps.audit.record({ action: "contact.person-exported", label: `${rows.length} pesan` });
  return {
    email,
    exportedAt: deps.clock().toISOString(),
    contacts: rows.map((row) => ({ ...toSubmission(row), consentVersion: row.consentVersion })),
  };
}

/** Deletes everything stored of the person with this address (UU 27/2022, article 8). */
export async function erasePerson(deps: Deps, email: string): Promise<PersonErasure> {
  const deleted = await deleteContactsFrom(deps.db, email);
  if (deleted === 0) throw nobody();
  await deps.audit.record({ action: "contact.person-erased", label: `${deleted} pesan` });
  return { deleted };
}

function nobody(): AppError {
  return new AppError("not_found", "Tidak ada pesan dari alamat email tersebut");
}
