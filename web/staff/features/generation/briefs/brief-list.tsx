import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PenLine, Plus } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { isRunning, maxBriefs } from "../../../../../worker/contract/generation";
import { staffPaths } from "../../../../../worker/contract/paths";
import { type Brief, briefStateNames, briefStates } from "../../../../../worker/contract/studio/brief";
import { briefsQuery, refreshBriefs } from "../../../../api/briefs";
import { useStartBatch } from "../../../../api/generation";
import { ApiError, failureText } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { useArrival } from "../../../lib/record-form/record-form";
import { ChoiceBar, useChoice } from "../../../lists/choice";
import { maxSearchLength, readPage, readWords, writeAddress } from "../../../lists/list-address";
import { StaffList } from "../../../lists/staff-list";
import { InlineNotice } from "../../../ui/inline-notice";
import { SearchBox } from "../../../ui/search-box";
import { SelectBox } from "../../../ui/select-box";
import { BatchProgress, isBatchHidden } from "../batch-progress";
import { NearestTopics } from "../nearest-topics";
import { StudioTabs } from "../studio-tabs";
import { useBatchPoller } from "../use-generation";
import { BriefTable, DeleteBrief } from "./brief-table";

/** The list of briefs. */
export default function BriefList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [page, words] = [readPage(search), readWords(search)];
  const state = briefStates.find((known) => known === search.get("status")) ?? "";
  const isFiltered = words !== "" || state !== "";
  const list = useQuery(briefsQuery({ page, q: words, state }));
  const { rows: briefs = [], total = 0 } = list.data ?? {};
  const [deleting, setDeleting] = useState<Brief | null>(null);
  const ordering = useStartBatch();
  const choice = useChoice({ key: `${state} ${words}`, rows: briefs, total, most: maxBriefs });
  const { chosen } = choice;

  const toPath = (number: number, change: Record<string, string> = {}) =>
    writeAddress(staffPaths.briefs, number, { q: words, status: state, ...change });
  const show = (change: Record<string, string>) =>
    navigate(toPath(1, change), { replace: true, preventScrollReset: true });

  function handleOrder() {
    const briefIds = chosen.map(({ id }) => id);
    ordering.mutate(
      { count: briefIds.length, briefIds, landing: "review" },
      {
        onSuccess: () => {
          choice.clear();
          const description = `${briefIds.length} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`;
          showToast({ title: "Proses dimulai!", description });
        },
      },
    );
  }

  return (
    <>
      <StaffList
        title="Bahan"
        noun="bahan"
        lead="Apa yang akan ditulis, untuk siapa, dan apa yang hanya kita tahu. Centang bahan untuk menulis beberapa artikel sekaligus; semuanya menunggu tinjauan sebelum terbit."
        // The empty state has its own button.
        actions={(isFiltered || !list.isSuccess || total > 0) && <NewBriefLink />}
        tabs={<StudioTabs />}
        above={<WritingNow />}
        filter={
          (isFiltered || total > 0) && (
            <>
              <SearchBox
                id="brief-search"
                label="Cari bahan"
                placeholder="Judul atau frasa"
                value={words}
                maxLength={maxSearchLength}
                onSearch={(q) => show({ q })}
                className="min-w-40 max-md:flex-1 md:w-64"
              />
              <SelectBox
                inLine
                id="brief-search-kind"
                label="Status bahan"
                options={[
                  { value: "", label: "Semua status" },
                  ...briefStates.map((value) => ({ value, label: briefStateNames[value] })),
                ]}
                value={state}
                onSelect={(status) => show({ status })}
                className="md:w-44"
              />
            </>
          )
        }
        below={ordering.error && <OrderFailure error={ordering.error} />}
        matches={isFiltered ? `${total.toLocaleString("id-ID")} bahan` : ""}
        query={list}
        page={page}
        total={total}
        isFiltered={isFiltered}
        addressOf={toPath}
        wholeList={staffPaths.briefs}
        empty={
          <Notice
            title="Belum ada bahan artikel"
            description="Mulai dari satu ide. Judulnya cukup; sisanya bisa dilengkapi kapan saja."
          >
            <NewBriefLink />
          </Notice>
        }
        nothingFound={{ role: "status", title: "Tidak ada bahan di sini" }}
      >
        {briefs.length > 0 && (
          <BriefTable
            briefs={briefs}
            choice={choice}
            onDelete={setDeleting}
            bar={
              <ChoiceBar choice={choice} noun="bahan" busy={ordering.isPending} acts={[]}>
                <Button icon={PenLine} size="sm" busy={ordering.isPending} onClick={handleOrder}>
                  {ordering.isPending ? "Memesan..." : `Tulis ${chosen.length} artikel`}
                </Button>
              </ChoiceBar>
            }
          />
        )}
      </StaffList>
      <DeleteBrief brief={deleting} onDone={() => setDeleting(null)} />
    </>
  );
}

function OrderFailure({ error }: { error: Error }) {
  const ref = useArrival(error);
  return (
    <InlineNotice
      ref={ref}
      role="alert"
      tone="danger"
      title="Artikel belum dipesan"
      className="mt-5 scroll-mt-20"
    >
      {failureText(error, lost)}
      {/* Topics that the writer knows, where it does not know that of a brief. */}
      <NearestTopics topics={(error instanceof ApiError && error.details.nearest) || []} />
    </InlineNotice>
  );
}

function NewBriefLink() {
  return (
    <Link to={staffPaths.newBrief} className={buttonStyles("primary", "sm")}>
      <Icon node={Plus} className="size-4" />
      Bahan Baru
    </Link>
  );
}

/** The progress of the last order. */
function WritingNow() {
  const client = useQueryClient();
  const batch = useBatchPoller().status.data?.batch;
  // A finished article changes the state of its brief.
  const done = batch?.items.filter(({ state }) => state === "done").length;
  const known = useRef(done);
  useEffect(() => {
    if (known.current !== undefined && known.current !== done) refreshBriefs(client);
    known.current = done;
  }, [client, done]);

  if (!batch || (!isRunning(batch) && isBatchHidden(batch.id))) return null;
  return (
    <section
      aria-label="Artikel yang sedang ditulis"
      className="mt-5 rounded-lg border border-line bg-white [&>div]:border-t-0"
    >
      <BatchProgress key={batch.id} batch={batch} />
    </section>
  );
}

const lost =
  "Jawaban server tidak sampai. Periksa kemajuannya di Admin Blog sebelum mencoba lagi; pesanan mungkin sudah diterima.";
