import type { PersonErasure, PersonExport, PersonInput } from "../../contract/contact-admin";
import { readPhoneNumber } from "../../contract/phone-number";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { toSubmission } from "../inbox/inbox.service";
import { deletePerson, type Person, readPerson } from "./person.repository";

function personOf({ email, phoneNumber }: PersonInput): Person {
  return email ? { email } : { phoneE164: readPhoneNumber(phoneNumber ?? null) ?? "" };
}

/** Everything stored of the person with this address or number, in any case (UU 27/2022, articles 7 and 13). */
export async function exportPerson(deps: Deps, input: PersonInput): Promise<PersonExport> {
  const { contacts, activities, notes, clicks } = await readPerson(deps.db, personOf(input));
  if (contacts.length === 0 && notes.length === 0) throw nobody();
  const done = Map.groupBy(activities, ({ contactId }) => contactId);
  const label = countsOf({ contacts: contacts.length, notes: notes.length });
  await deps.audit.record({ action: "contact.person-exported", label });
  return {
    email: input.email ?? "",
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
    whatsappClicks: clicks.map(({ id: _, clickedAt, ...click }) => ({
      ...click,
      clickedAt: clickedAt.toISOString(),
    })),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
  };
}

/** Deletes everything stored of the person with this address or number (UU 27/2022, article 8). */
export async function erasePerson(deps: Deps, input: PersonInput): Promise<PersonErasure> {
  const { ids, notes } = await deletePerson(deps.db, personOf(input));
  const deleted = ids.length;
  if (deleted === 0 && notes === 0) throw nobody();
  await deps.audit.record({ action: "contact.person-erased", label: countsOf({ contacts: deleted, notes }) });
  return { deleted, ids, notes };
}

function countsOf({ contacts, notes }: { contacts: number; notes: number }): string {
  return notes === 0 ? `${contacts} pesan` : `${contacts} pesan, ${notes} catatan artikel`;
}

function nobody(): AppError {
  return new AppError("not_found", "Tidak ada pesan dari alamat email tersebut");
}
