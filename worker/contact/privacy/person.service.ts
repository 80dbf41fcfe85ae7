import { AppError } from "../../app-error";
import type { PersonErasure, PersonExport } from "../../contract/contact-admin";
import type { Deps } from "../../deps";
import { deleteContactsFrom } from "../inbox/inbox.repository";
import { toSubmission } from "../inbox/inbox.service";
import { readPerson } from "./person.repository";

/** Everything stored of the person with this address, in any case (UU 27/2022, articles 7 and 13). */
export async function exportPerson(deps: Deps, email: string): Promise<PersonExport> {
  const { contacts, activities } = await readPerson(deps.db, email);
  if (contacts.length === 0) throw nobody();
  const done = Map.groupBy(activities, ({ contactId }) => contactId);
  await deps.audit.record({ action: "contact.person-exported", label: `${contacts.length} pesan` });
  return {
    email,
    exportedAt: deps.clock().toISOString(),
    contacts: contacts.map((row) => ({
      ...toSubmission(row),
      consentVersion: row.consentVersion,
      phoneE164: row.phoneE164,
      activities: (done.get(row.id) ?? []).map(({ kind, body, createdAt, actor, isResponse, delivery }) => ({
        ...{ kind, body, actor, isResponse },
        createdAt: createdAt.toISOString(),
        ...(delivery && { delivery }),
      })),
    })),
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
