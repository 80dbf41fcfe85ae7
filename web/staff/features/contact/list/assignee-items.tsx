import { useQuery } from "@tanstack/react-query";
import type { ContactPerson } from "../../../../../worker/contract/inbox/contact-submission";
import { contactAssigneesQuery } from "../../../../api/contact-admin";
import { useStaff } from "../../../../api/staff-rights";
import { MenuItem } from "../../../ui/menu";

/** Who may see to enquiries as items of a menu: the reader first, nobody last. */
export function AssigneeItems({ onSelect }: { onSelect: (assignee: ContactPerson | null) => void }) {
  const { user } = useStaff();
  const people = useQuery(contactAssigneesQuery());
  const others = (people.data ?? []).filter(({ id }) => id !== user?.id);
  const self = people.data?.find(({ id }) => id === user?.id);
  return (
    <>
      {people.isPending && <p className="px-3.5 py-2.5 text-ink-soft">Memuat daftar staf...</p>}
      {people.isError && <p className="px-3.5 py-2.5 text-danger">Daftar staf belum bisa dimuat.</p>}
      {self && <MenuItem onSelect={() => onSelect(self)}>Saya ({self.name})</MenuItem>}
      {others.map((person) => (
        <MenuItem key={person.id} onSelect={() => onSelect(person)}>
          <span className="max-w-64 truncate">{person.name}</span>
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onSelect(null)}>Tanpa penanggung jawab</MenuItem>
    </>
  );
}
