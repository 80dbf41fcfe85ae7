import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { AuditEvent } from "../../../../worker/contract/audit";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { type AuditFilter, auditListQuery, fetchAllEvents } from "../../../api/audit";
import { loadCode } from "../../../lib/load-code";
import { Notice } from "../../../ui/notice";
import { ExportButton } from "../../lists/export-button";
import { type ListText, StaffList } from "../../lists/staff-list";
import { addressOf, readFilter } from "./audit-address";
import { AuditFilterBar } from "./audit-filter-bar";
import { AuditTable } from "./audit-table";

const text: ListText = {
  title: "Catatan Aktivitas",
  noun: "catatan",
  loading: "Memuat catatan aktivitas...",
  failed: "Terjadi kesalahan saat memuat catatan aktivitas",
  pages: "Halaman catatan aktivitas",
  showAll: "Tampilkan Semua Catatan",
};

/** Who did what when; `actions` stand below the title. */
export function AuditList({ actions }: { actions: ReactNode }) {
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
      actions={
        <>
          {actions}
          {total > 0 && <AuditExport filter={filter} total={total} />}
        </>
      }
      filter={<AuditFilterBar filter={filter} onChange={handleFilter} />}
      matches={`${total.toLocaleString("id-ID")} catatan`}
      query={list}
      page={page}
      total={total}
      isFiltered={filter.kind !== "" || filter.actor !== null}
      addressOf={(number) => addressOf({ page: number, ...filter })}
      wholeList={staffPaths.audit}
      empty={
        <Notice
          title="Belum ada aktivitas yang tercatat"
          description="Login dan perubahan artikel akan tampil di sini."
        />
      }
      nothingFound={{ title: "Tidak ada catatan yang cocok", description: "Pilih jenis atau staf lain." }}
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
      variant="dark"
      prefix="aktivitas"
      fetchRows={() => fetchAllEvents(filter)}
      loadToCsv={async () => (await loadCode(() => import("./audit-export"))).eventsToCsv}
      describe={describe}
    />
  );
}
