import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide";
import { generatePath, Link, useNavigate, useSearchParams } from "react-router-dom";
import {
  type AuditAction,
  type AuditEvent,
  type AuditKind,
  auditActions,
  auditKinds,
} from "../../../../worker/contract/audit";
import { isDay } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { type AuditFilter, auditActorsQuery, auditListQuery, fetchAllEvents } from "../../../api/audit";
import { formatLongDateTime } from "../../../lib/format";
import { Notice } from "../../../ui/notice";
import { ExportButton } from "../../lists/export-button";
import { readNumber, readPage, writeAddress } from "../../lists/list-address";
import { ListCell, type ListColumn, ListRow, ListTable } from "../../lists/list-table";
import { StaffList } from "../../lists/staff-list";
import { PhoneFold } from "../../ui/phone-fold";
import { SelectBox } from "../../ui/select-box";
import { TimeField } from "../../ui/time-fields";

/** The audit log. */
export default function AuditList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page, ...filter } = readFilter(search);
  const list = useQuery(auditListQuery({ page, ...filter }));
  const { rows: events = [], total = 0 } = list.data ?? {};

  function handleFilter(chosen: AuditFilter) {
    navigate(toPath({ page: 1, ...chosen }), { replace: true, preventScrollReset: true });
  }

  return (
    <StaffList
      title="Aktivitas"
      noun="catatan"
      lead="Siapa melakukan apa, dan kapan. Waktu dalam WIB."
      actions={total > 0 && <AuditExport filter={filter} total={total} />}
      filter={<AuditFilterBar filter={filter} onChange={handleFilter} />}
      matches={`${total.toLocaleString("id-ID")} catatan`}
      query={list}
      page={page}
      total={total}
      isFiltered={toPath({ page: 1, ...filter }) !== staffPaths.audit}
      addressOf={(number) => toPath({ page: number, ...filter })}
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

const auditCsv = {
  columns: [
    ...["ID", "Waktu (UTC)", "Waktu Jakarta", "Staf", "Kegiatan", "Kode Kegiatan"],
    ...["Objek", "ID Objek", "ID Permintaan"],
  ],
  cellsOf: (event: AuditEvent) => [
    ...[event.id, event.occurredAt, formatLongDateTime(event.occurredAt), actorText(event)],
    ...[actionText(event), event.action, event.label, event.subjectId ?? "", event.requestId],
  ],
};

/** Exports all events of the filter, up to the server's limit; `total` is their number. */
function AuditExport({ filter, total }: { filter: AuditFilter; total: number }) {
  function describe({ length }: readonly AuditEvent[]): string {
    return `${length.toLocaleString("id-ID")} catatan${length < total ? " terbaru" : ""}`;
  }
  return (
    <ExportButton
      prefix="aktivitas"
      fetchRows={() => fetchAllEvents(filter)}
      csv={auditCsv}
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
    ...actors.map(({ id, name, person }) => ({ value: String(id), label: formatActor(name, person) })),
  ];
  const actor = filter.actor === null ? "" : String(filter.actor);
  if (!actorOptions.some(({ value }) => value === actor)) {
    actorOptions.push({ value: actor, label: `Staf #${actor}` });
  }
  return (
    <PhoneFold
      label="Saring"
      icon={SlidersHorizontal}
      open={toPath({ page: 1, ...filter }) !== staffPaths.audit}
      until="lg"
      className="max-lg:contents"
      contentClassName="lg:flex lg:flex-wrap lg:gap-2"
      openClassName="max-lg:order-last max-lg:grid max-lg:w-full max-lg:grid-cols-2 max-lg:gap-2"
    >
      <SelectBox
        inLine
        id="audit-kind"
        label="Jenis"
        value={filter.kind}
        options={kindOptions}
        onSelect={(kind) => onChange({ ...filter, kind })}
        className="lg:w-40"
      />
      <SelectBox
        inLine
        id="audit-actor"
        label="Staf"
        value={actor}
        options={actorOptions}
        onSelect={(value) => onChange({ ...filter, actor: value ? Number(value) : null })}
        className="lg:w-40"
      />
      <TimeField
        inLine
        id="audit-from"
        type="date"
        label="Dari"
        value={filter.from}
        max={filter.to}
        onType={(from) => onChange({ ...filter, from })}
      />
      <TimeField
        inLine
        id="audit-to"
        type="date"
        label="Sampai"
        value={filter.to}
        min={filter.from}
        onType={(to) => onChange({ ...filter, to })}
      />
    </PhoneFold>
  );
}

const columns: ListColumn[] = [
  { name: "Waktu", width: "lg:w-64" },
  { name: "Staf", width: "lg:w-[17%]" },
  { name: "Kegiatan", width: "lg:w-[19%]" },
  { name: "Objek" },
];

/** The name and the account of the actor; the account alone after its deletion. */
const formatActor = (account: string, person: string | null | undefined) =>
  person ? `${person} (${account})` : account;

function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  const actors = useQuery(auditActorsQuery()).data ?? [];
  const people = new Map(actors.map(({ id, person }) => [id, person]));
  return (
    <ListTable caption="Catatan aktivitas" columns={columns}>
      {groupEvents(events).map((group) => (
        <AuditRow key={group[0]?.id} group={group} people={people} />
      ))}
    </ListTable>
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
    <ListRow className="max-lg:grid-cols-[auto_minmax(0,1fr)]">
      <ListCell className="max-lg:order-4 max-lg:text-xs max-lg:text-ink-soft">
        <time dateTime={event.occurredAt}>{formatLongDateTime(event.occurredAt)}</time>
      </ListCell>
      <ListCell className="max-lg:order-3 max-lg:text-xs max-lg:text-ink-soft">
        <span className="[overflow-wrap:anywhere]">
          {formatActor(actorText(event), people.get(event.actorId ?? 0))}
        </span>
      </ListCell>
      <ListCell className="max-lg:order-1 max-lg:col-span-2">
        <strong>{actionText(event)}</strong>
      </ListCell>
      <ListCell className="max-lg:order-2 max-lg:col-span-2">
        {group.length === 1 ? (
          <Subject event={event} />
        ) : (
          <details>
            <summary className="w-fit cursor-pointer font-semibold pointer-coarse:-my-3 pointer-coarse:py-3">
              {countText(group)}
            </summary>
            <ul className="mt-1 grid gap-1 pointer-coarse:mt-5 pointer-coarse:gap-5">
              {group.map((each) => (
                <li key={each.id} className="relative">
                  <Subject event={each} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </ListCell>
    </ListRow>
  );
}

function Subject({ event }: { event: AuditEvent }) {
  const page = toSubjectPath(event);
  const words = <span className="[overflow-wrap:anywhere]">{subjectText(event)}</span>;
  if (page === null) return words;
  return (
    <Link to={page} className="card-target underline decoration-edge underline-offset-2 hover:decoration-ink">
      {words}
    </Link>
  );
}

export interface AuditAddress extends AuditFilter {
  page: number;
}

/** Parses the filter in the address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): AuditAddress {
  const kind = search.get("kind") ?? "";
  return {
    page: readPage(search),
    kind: Object.hasOwn(auditKinds, kind) ? (kind as AuditKind) : "",
    actor: readNumber(search, "actor"),
    from: readDay(search, "dari"),
    to: readDay(search, "sampai"),
  };
}

function readDay(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? "";
  return isDay(day) ? day : "";
}

export function toPath({ page, kind, actor, from, to }: AuditAddress): string {
  return writeAddress(staffPaths.audit, page, { kind, actor: String(actor ?? ""), dari: from, sampai: to });
}

/** The action in words; the name of an unknown action. */
export function actionText({ action }: AuditEvent): string {
  return Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action;
}

export function actorText({ actorName }: AuditEvent): string {
  return actorName || "-";
}

/** The label and the id of the subject. */
export function subjectText({ label, subjectId }: AuditEvent): string {
  const number = subjectId === null ? "" : `#${subjectId}`;
  return [label, number].filter(Boolean).join(" ") || "-";
}

const pages: Partial<Record<string, string>> = {
  post: staffPaths.editedPost,
  contact: staffPaths.contactDetail,
  brief: staffPaths.editedBrief,
  template: staffPaths.editedReplyTemplate,
  media: staffPaths.mediaDetail,
};

/** The page of the subject, or null. */
export function toSubjectPath({ action, subjectId }: AuditEvent): string | null {
  const [kind = "", what] = action.split(".");
  const path = pages[kind];
  const isGone = what === "deleted" || what === "person-erased";
  return path && subjectId !== null && !isGone ? generatePath(path, { id: String(subjectId) }) : null;
}

/** The count of a group, such as "10 artikel". */
export function countText(events: readonly AuditEvent[]): string {
  const kind = events[0]?.action.split(".")[0] ?? "";
  const noun = Object.hasOwn(auditKinds, kind) ? auditKinds[kind as AuditKind].toLowerCase() : "catatan";
  return `${events.length} ${noun}`;
}

/** Groups the events of one call; the order stays. */
export function groupEvents(events: readonly AuditEvent[]): AuditEvent[][] {
  const groups: AuditEvent[][] = [];
  for (const event of events) {
    const before = groups.at(-1);
    const last = before?.[0];
    if (last?.requestId === event.requestId && last.action === event.action) before?.push(event);
    else groups.push([event]);
  }
  return groups;
}
