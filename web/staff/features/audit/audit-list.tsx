import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { type AuditEvent, type AuditKind, auditKinds } from "../../../../worker/contract/audit";
import { staffPaths } from "../../../../worker/contract/paths";
import { type AuditFilter, auditActorsQuery, auditListQuery, fetchAllEvents } from "../../../api/audit";
import { formatLongDateTime } from "../../../lib/format";
import { loadCode } from "../../../lib/load-code";
import { Notice } from "../../../ui/notice";
import { ExportButton } from "../../lists/export-button";
import { type ListText, StaffList } from "../../lists/staff-list";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { SelectBox } from "../../ui/select-box";
import { SmallField } from "../../ui/small-field";
import {
  actionText,
  actorText,
  addressOf,
  countText,
  groupEvents,
  pageOf,
  readFilter,
  subjectText,
} from "./audit-events";

const text: ListText = {
  title: "Aktivitas",
  noun: "catatan",
  loading: "Memuat catatan aktivitas...",
  failed: "Terjadi kesalahan saat memuat catatan aktivitas",
  pages: "Halaman catatan aktivitas",
  showAll: "Tampilkan Semua Catatan",
};

/** Who did what when. */
export function AuditList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page, ...filter } = readFilter(search);
  const list = useQuery(auditListQuery({ page, ...filter }));
  const { events = [], total = 0 } = list.data ?? {};

  function handleFilter(chosen: AuditFilter) {
    navigate(addressOf({ page: 1, ...chosen }), { replace: true, preventScrollReset: true });
  }

  return (
    <StaffList
      text={text}
      lead="Siapa melakukan apa, dan kapan. Waktu dalam WIB."
      actions={total > 0 && <AuditExport filter={filter} total={total} />}
      filter={<AuditFilterBar filter={filter} onChange={handleFilter} />}
      matches={`${total.toLocaleString("id-ID")} catatan`}
      query={list}
      page={page}
      total={total}
      isFiltered={addressOf({ page: 1, ...filter }) !== staffPaths.audit}
      addressOf={(number) => addressOf({ page: number, ...filter })}
      wholeList={staffPaths.audit}
      empty={
        <Notice
          title="Belum ada aktivitas yang tercatat"
          description="Login dan perubahan artikel akan tampil di sini."
        />
      }
      nothingFound={{
        title: "Tidak ada catatan yang cocok",
        description: "Pilih jenis, staf, atau tanggal lain.",
      }}
    >
      {events.length > 0 && <AuditTable events={events} />}
    </StaffList>
  );
}

/** Exports every event of the filter, up to the server's limit; `total` says how many those are. */
function AuditExport({ filter, total }: { filter: AuditFilter; total: number }) {
  function describe({ length }: readonly AuditEvent[]): string {
    return `${length.toLocaleString("id-ID")} catatan${length < total ? " terbaru" : ""}`;
  }
  return (
    <ExportButton
      prefix="aktivitas"
      fetchRows={() => fetchAllEvents(filter)}
      loadToCsv={async () => (await loadCode(() => import("./audit-export"))).eventsToCsv}
      describe={describe}
    />
  );
}

const kindOptions: readonly { value: AuditKind | ""; label: string }[] = [
  { value: "", label: "Semua jenis" },
  ...Object.entries(auditKinds).map(([value, label]) => ({ value: value as AuditKind, label })),
];

interface AuditFilterBarProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

function AuditFilterBar({ filter, onChange }: AuditFilterBarProps) {
  const actors = useQuery(auditActorsQuery()).data ?? [];
  const actorOptions = [
    { value: "", label: "Semua staf" },
    ...actors.map(({ id, name, person }) => ({ value: String(id), label: nameOf(name, person) })),
  ];
  const actor = filter.actor === null ? "" : String(filter.actor);
  if (!actorOptions.some(({ value }) => value === actor)) {
    actorOptions.push({ value: actor, label: `Staf #${actor}` });
  }
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 gap-y-2 lg:max-w-4xl">
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
      <SmallField
        id="audit-from"
        type="date"
        label="Dari"
        value={filter.from}
        max={filter.to}
        onType={(from) => onChange({ ...filter, from })}
      />
      <SmallField
        id="audit-to"
        type="date"
        label="Sampai"
        value={filter.to}
        min={filter.from}
        onType={(to) => onChange({ ...filter, to })}
      />
    </div>
  );
}

const columns = ["Waktu", "Staf", "Kegiatan", "Objek"];

/** What somebody is called, and the account; the account alone where nobody has it any more. */
const nameOf = (account: string, person: string | null | undefined) =>
  person ? `${person} (${account})` : account;

function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  const actors = useQuery(auditActorsQuery()).data ?? [];
  const people = new Map(actors.map(({ id, person }) => [id, person]));
  return (
    <ResponsiveTable caption="Catatan aktivitas" columns={columns}>
      {groupEvents(events).map((group) => (
        <AuditRow key={group[0]?.id} group={group} people={people} />
      ))}
    </ResponsiveTable>
  );
}

interface AuditRowProps {
  group: readonly AuditEvent[];
  people: ReadonlyMap<number, string | null>;
}

function AuditRow({ group, people }: AuditRowProps) {
  const [event] = group;
  if (!event) return null;
  return (
    <TableRow>
      <TableCell label="Waktu">
        <time dateTime={event.occurredAt} className="lg:whitespace-nowrap">
          {formatLongDateTime(event.occurredAt)}
        </time>
      </TableCell>
      <TableCell label="Staf">
        <span className="[overflow-wrap:anywhere]">
          {nameOf(actorText(event), people.get(event.actorId ?? 0))}
        </span>
      </TableCell>
      <TableCell label="Kegiatan">
        <strong>{actionText(event)}</strong>
      </TableCell>
      <TableCell label="Objek">
        {group.length === 1 ? (
          <Subject event={event} />
        ) : (
          <details>
            <summary className="w-fit cursor-pointer font-semibold">{countText(group)}</summary>
            <ul className="mt-1 grid gap-1">
              {group.map((each) => (
                <li key={each.id}>
                  <Subject event={each} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </TableCell>
    </TableRow>
  );
}

function Subject({ event }: { event: AuditEvent }) {
  const page = pageOf(event);
  const words = <span className="[overflow-wrap:anywhere]">{subjectText(event)}</span>;
  if (page === null) return words;
  return (
    <Link to={page} className="underline decoration-edge underline-offset-2 hover:decoration-ink">
      {words}
    </Link>
  );
}
