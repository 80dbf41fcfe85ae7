import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { staffPageSize } from "../../../../worker/contract/limits";
import { type AuditFilter, auditListQuery } from "../../../api/audit";
import { Button, buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { ListPages } from "../../ui/list-pages";
import { addressOf, readAddress } from "./audit-address";
import { AuditExportButton } from "./audit-export-button";
import { AuditFilterBar } from "./audit-filter-bar";
import { AuditTable } from "./audit-table";

/** Who did what when; `actions` stand beside the title. */
export function AuditList({ actions }: { actions: ReactNode }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { page, ...filter } = readAddress(search);
  const list = useQuery(auditListQuery({ page, ...filter }));
  const { events = [], total = 0 } = list.data ?? {};
  const lastPage = Math.max(1, Math.ceil(total / staffPageSize));
  const filtered = filter.kind !== "" || filter.actor !== null;

  const isBehindLast = list.isSuccess && !list.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBehindLast)
      navigate(addressOf({ page: lastPage, ...filter }), { replace: true, preventScrollReset: true });
  });

  function handleFilter(chosen: AuditFilter) {
    navigate(addressOf({ page: 1, ...chosen }), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <h1 className="text-4xl">Catatan Aktivitas</h1>
      <p className="mt-2 text-ink-soft">Siapa melakukan apa, dan kapan. Waktu dalam WIB.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {actions}
        {total > 0 && <AuditExportButton filter={filter} total={total} />}
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-x-5 gap-y-2">
        <AuditFilterBar filter={filter} onChange={handleFilter} />
        <p role="status" className="py-2.5 text-sm text-ink-soft empty:hidden">
          {list.isSuccess && !list.isPlaceholderData && `${total.toLocaleString("id-ID")} catatan`}
        </p>
      </div>
      <div className="mt-7" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat catatan aktivitas..." className="py-20" />}
        {list.isError && (
          <Notice role="alert" title="Terjadi kesalahan saat memuat catatan aktivitas">
            <Button disabled={list.isFetching} onClick={() => list.refetch()}>
              Coba Lagi
            </Button>
          </Notice>
        )}
        {list.isSuccess && total === 0 && !filtered && (
          <Notice
            title="Belum ada aktivitas yang tercatat"
            description="Login dan perubahan artikel akan tampil di sini."
          />
        )}
        {list.isSuccess && total === 0 && filtered && (
          <Notice title="Tidak ada catatan yang cocok" description="Pilih jenis atau staf lain.">
            <Link to="/admin/audit" className={buttonStyles("outline")}>
              Tampilkan Semua Catatan
            </Link>
          </Notice>
        )}
        {events.length > 0 && (
          <div className={list.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
            <AuditTable events={events} />
            <ListPages
              label="Halaman catatan aktivitas"
              noun="catatan"
              page={page}
              pageSize={staffPageSize}
              total={total}
              addressOf={(number) => addressOf({ page: number, ...filter })}
            />
          </div>
        )}
      </div>
    </>
  );
}
