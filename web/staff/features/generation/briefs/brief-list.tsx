import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { maxBriefs } from "../../../../../worker/contract/generation";
import { staffPaths } from "../../../../../worker/contract/staff-paths";
import type { Brief, BriefState } from "../../../../../worker/contract/studio/brief";
import { briefsQuery } from "../../../../api/briefs";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { NearestTopics } from "../nearest-topics";
import { StudioTabs } from "../studio-tabs";
import { BriefBar } from "./brief-bar";
import { BriefFilter } from "./brief-filter";
import { BriefTable } from "./brief-table";
import { DeleteBrief } from "./delete-brief";
import { useBriefOrders } from "./use-brief-orders";
import { WritingNow } from "./writing-now";

/** What articles are to be, and the way to have several written. */
export function BriefList() {
  const list = useQuery(briefsQuery());
  const briefs = list.data ?? [];
  const [state, setState] = useState<BriefState | "">("");
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [deleting, setDeleting] = useState<Brief | null>(null);
  const orders = useBriefOrders();
  const shown = state === "" ? briefs : briefs.filter((brief) => brief.state === state);
  // Only what is on the screen is ordered.
  const chosen = shown.filter(({ id }) => chosenIds.has(id));

  function choose(id: number, isChosen: boolean) {
    setChosenIds((before) => {
      const rest = [...before].filter((other) => other !== id);
      return new Set(isChosen ? [...rest, id] : rest);
    });
  }

  async function handleOrder() {
    if (await orders.order(chosen)) setChosenIds(new Set());
  }

  return (
    <>
      <h1 className="text-4xl">Bahan Artikel</h1>
      <p className="mt-2 max-w-[75ch] text-ink-soft max-sm:sr-only">
        Apa yang akan ditulis, untuk siapa, dan apa yang hanya kita tahu. Artikel dari bahan menunggu tinjauan
        sebelum terbit.
      </p>
      <StudioTabs />
      {/* Where there is none yet, the empty list leads on. */}
      {!(list.isSuccess && briefs.length === 0) && (
        <div className="mt-5 flex flex-wrap gap-2">
          <NewBriefLink />
        </div>
      )}
      <WritingNow />
      {briefs.length > 0 && <BriefFilter briefs={briefs} state={state} onChoose={setState} />}
      {orders.problem && <OrderFailure orders={orders} />}
      <div className="mt-5" aria-busy={list.isFetching}>
        {list.isPending && <Spinner label="Memuat bahan..." className="py-20" />}
        {list.isError && (
          <LoadFailure
            place={list.data ? "inline" : "list"}
            title="Terjadi kesalahan saat memuat bahan artikel"
            query={list}
            className="mb-4"
          />
        )}
        {list.isSuccess && briefs.length === 0 && (
          <Notice
            title="Belum ada bahan artikel"
            description="Mulai dari satu ide. Judulnya cukup; sisanya bisa dilengkapi kapan saja."
          >
            <NewBriefLink />
          </Notice>
        )}
        {briefs.length > 0 && shown.length === 0 && <Notice role="status" title="Tidak ada bahan di sini" />}
        {shown.length > 0 && (
          <>
            <BriefBar
              count={chosen.length}
              isOrdering={orders.isOrdering}
              onOrder={handleOrder}
              onClear={() => setChosenIds(new Set())}
            />
            <BriefTable
              briefs={shown}
              chosenIds={chosenIds}
              isFull={chosen.length >= maxBriefs}
              onChoose={choose}
              onDelete={setDeleting}
            />
            {/* Room below the last row, which the bar at the thumb would cover. */}
            <div className="h-16 md:hidden" />
          </>
        )}
      </div>
      <DeleteBrief brief={deleting} onDone={() => setDeleting(null)} />
    </>
  );
}

function OrderFailure({ orders }: { orders: ReturnType<typeof useBriefOrders> }) {
  const { problem } = orders;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one anew
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (!problem) return null;
  return (
    <InlineNotice ref={ref} role="alert" tone="danger" title="Artikel belum dipesan" className="mt-5">
      {problem.text}
      <NearestTopics topics={problem.nearest} />
    </InlineNotice>
  );
}

function NewBriefLink() {
  return (
    <Link to={staffPaths.newBrief} className={buttonStyles()}>
      <Icon node={Plus} className="size-4" />
      Bahan Baru
    </Link>
  );
}
