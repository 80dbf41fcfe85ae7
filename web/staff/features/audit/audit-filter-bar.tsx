import { useQuery } from "@tanstack/react-query";
import { type AuditKind, auditKinds } from "../../../../worker/contract/audit";
import { type AuditFilter, auditActorsQuery } from "../../../api/audit";
import { SelectBox } from "../../ui/select-box";

const kindOptions: readonly { value: AuditKind | ""; label: string }[] = [
  { value: "", label: "Semua jenis" },
  ...Object.entries(auditKinds).map(([value, label]) => ({ value: value as AuditKind, label })),
];

interface AuditFilterBarProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilterBar({ filter, onChange }: AuditFilterBarProps) {
  const actors = useQuery(auditActorsQuery()).data ?? [];
  const actorOptions = [
    { value: "", label: "Semua staf" },
    ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const actor = filter.actor === null ? "" : String(filter.actor);
  if (!actorOptions.some(({ value }) => value === actor)) {
    actorOptions.push({ value: actor, label: `Staf #${actor}` });
  }
  return (
    <div className="grid w-full max-w-md grid-cols-2 gap-4">
      <SelectBox
        id="audit-kind"
        label="Jenis"
        value={filter.kind}
        options={kindOptions}
        onSelect={(kind) => onChange({ ...filter, kind })}
      />
      <SelectBox
        id="audit-actor"
        label="Staf"
        value={actor}
        options={actorOptions}
        onSelect={(value) => onChange({ ...filter, actor: value ? Number(value) : null })}
      />
    </div>
  );
}
