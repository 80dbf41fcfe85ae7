import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type MissedAddress, notFoundDays } from "../../../../../worker/contract/redirects";
import { missedQuery, useDeleteRedirect, useSaveRedirect } from "../../../../api/redirects";
import { formatLongDate, formatLongDateTime } from "../../../../lib/format";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { showFailure } from "../../../lib/show-failure";
import { readPage, writeAddress } from "../../../lists/list-address";
import { CutLine, ListCell, type ListColumn, ListRow, ListTable, rowButton } from "../../../lists/list-table";
import { StaffList } from "../../../lists/staff-list";
import { SelectBox } from "../../../ui/select-box";
import { SiteTabs } from "../site-tabs";
import { type EditedRedirect, RedirectForm } from "./redirect-form";
import { readable } from "./redirect-words";

const askers = [
  { value: "people", label: "Dicari orang" },
  { value: "bots", label: "Dicari program saja" },
] as const;
type Asker = (typeof askers)[number]["value"];

const toPath = (page: number, by: Asker) =>
  writeAddress(staffPaths.missedAddresses, page, { oleh: by === "bots" ? by : "" });

/** Requested addresses that do not exist, with suggested redirects. */
export default function MissedList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = readPage(search);
  const by: Asker = search.get("oleh") === "bots" ? "bots" : "people";
  const list = useQuery(missedQuery({ page, by }));
  const { rows: missed = [], total = 0 } = list.data ?? {};
  const [edited, setEdited] = useState<EditedRedirect | null>(null);
  return (
    <>
      <StaffList
        title="Tidak Ditemukan"
        noun="alamat"
        lead={`Alamat yang dibuka ${notFoundDays} hari terakhir tetapi tidak ada. Hanya alamat dan nama situs asalnya yang dicatat, tanpa data pengunjung.`}
        tabs={<SiteTabs />}
        filter={
          <SelectBox
            inLine
            id="missed-by"
            label="Dicari oleh"
            value={by}
            options={askers}
            onSelect={(value) => navigate(toPath(1, value), { replace: true, preventScrollReset: true })}
            className="w-52"
          />
        }
        matches={`${total.toLocaleString("id-ID")} alamat`}
        query={list}
        page={page}
        total={total}
        addressOf={(number) => toPath(number, by)}
        empty={
          <Notice
            title="Tidak ada alamat yang hilang"
            description="Alamat yang dibuka pengunjung tetapi tidak ada akan tampil di sini."
          />
        }
      >
        {missed.length > 0 && <MissedTable missed={missed} by={by} onEdit={setEdited} />}
      </StaffList>
      {edited && <RedirectForm edited={edited} onDone={() => setEdited(null)} />}
    </>
  );
}

const columns: ListColumn[] = [
  { name: "Alamat" },
  { name: "Dibuka", width: "lg:w-48" },
  { name: "Terakhir", width: "lg:w-50" },
  { name: "Arahkan ke…", width: "lg:w-[32%]" },
];

interface MissedTableProps {
  missed: readonly MissedAddress[];
  by: Asker;
  onEdit: (edited: EditedRedirect) => void;
}

function MissedTable({ missed, by, onEdit }: MissedTableProps) {
  const saving = useSaveRedirect();
  const deleting = useDeleteRedirect();

  async function leadOn(from: string, to: string) {
    try {
      const made = await saving.mutateAsync({ id: null, input: { from, to, kind: "exact", status: 301 } });
      showToast({
        title: "Diarahkan",
        description: `${from} sekarang mengantar ke ${readable(to)}`,
        action: { label: "Urungkan", onSelect: () => deleting.mutate(made) },
      });
    } catch (error) {
      showFailure(error, "Belum diarahkan");
    }
  }

  return (
    <ListTable caption="Alamat yang tidak ditemukan" columns={columns}>
      {missed.map(({ path, referrer, firstAt, lastAt, suggestions: [to], ...counts }) => (
        <ListRow key={path} className="md:max-lg:grid-cols-2">
          <ListCell>
            <strong>
              <CutLine text={path} />
            </strong>
          </ListCell>
          <ListCell className="truncate">
            {counts[by].toLocaleString("id-ID")} kali
            {by === "people" && counts.bots > 0 && (
              <span className="text-ink-soft"> + {counts.bots.toLocaleString("id-ID")} program</span>
            )}
            {referrer && <span className="text-ink-soft lg:block lg:truncate"> dari {referrer}</span>}
          </ListCell>
          <ListCell className="truncate" label="Terakhir">
            <time dateTime={lastAt} title={formatLongDateTime(lastAt)}>
              {formatLongDate(lastAt)}
            </time>
            {firstAt !== lastAt && (
              <span className="block text-ink-soft max-lg:hidden">sejak {formatLongDate(firstAt)}</span>
            )}
          </ListCell>
          <ListCell className="md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1">
            <div className="-my-0.5 flex items-center gap-1.5 max-md:mt-0.5 max-md:-mb-2">
              {to && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Arahkan ${path} ke ${to}`}
                  title={readable(to)}
                  busy={saving.isPending}
                  onClick={() => leadOn(path, to)}
                  className="min-w-0 max-md:border-transparent max-md:bg-transparent max-md:pl-0"
                >
                  <span className="truncate">{readable(to)}</span>
                </Button>
              )}
              <button
                type="button"
                onClick={() => onEdit({ id: null, from: path })}
                className={`${rowButton} shrink-0 text-sm first:-ml-2`}
              >
                {to ? "Lainnya…" : "Pilih tujuan…"}
                <span className="sr-only"> untuk {path}</span>
              </button>
            </div>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}
