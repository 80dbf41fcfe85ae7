import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { LoadFailure } from "../../ui/load-failure";
import { ApprovalSwitch } from "./approval-switch";
import { DecisionProblem } from "./decision-problem";
import { KeyLegend } from "./key-legend";
import { ReviewNews } from "./review-news";
import { ReviewQueue } from "./review-queue";
import { ReviewReader } from "./review-reader";
import { useApprovalTarget } from "./use-approval-target";
import { useDecision } from "./use-decision";
import { useQueue } from "./use-queue";

/** The queue to read and to decide in. */
export function ReviewScreen() {
  const queue = useQueue();
  const decisions = useDecision(queue);
  const approval = useApprovalTarget(queue.current, queue.decides);
  const [hadWork, setHadWork] = useState(false);
  if (queue.current && !hadWork) setHadWork(true);
  const { query, decides, current } = queue;
  const isEmpty = query.isSuccess && !current;
  const isDone = isEmpty && hadWork;
  useEffect(() => {
    // What had the focus is gone with the last article.
    if (isDone) document.querySelector("main")?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <>
      <h1 className="text-4xl">Tinjauan</h1>
      <p className="mt-2 max-w-[75ch] text-ink-soft max-sm:sr-only">
        {decides
          ? "Baca setiap artikel sampai selesai, lalu putuskan. Yang terlama menunggu tampil lebih dulu."
          : "Artikel Anda yang menunggu keputusan editor."}
      </p>
      {decisions.refusal && (
        <div className="mt-5">
          <DecisionProblem problem={decisions.refusal} />
        </div>
      )}
      {query.isPending && <Spinner label="Memuat antrean tinjauan..." className="py-20" />}
      {query.isError && !current && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat antrean tinjauan" query={query} />
      )}
      {isEmpty && (
        <div className="mt-5">
          <ReviewNews>{decisions.news}</ReviewNews>
          <EmptyQueue decides={decides} isDone={isDone} />
        </div>
      )}
      {current && (
        <>
          <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            {decides && <ApprovalSwitch approval={approval} />}
            <div className="hidden lg:block">
              <KeyLegend decides={decides} />
            </div>
          </div>
          <div className="mt-5 grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
            <ReviewQueue queue={queue} />
            <ReviewReader {...{ queue, current, decisions, approval }} />
          </div>
        </>
      )}
    </>
  );
}

function EmptyQueue({ decides, isDone }: { decides: boolean; isDone: boolean }) {
  if (!decides) {
    return (
      <Notice
        title="Tidak ada artikel Anda yang menunggu"
        description="Artikel yang Anda kirim ke tinjauan tampil di sini sampai editor memutuskannya."
      >
        <Link to={staffPaths.posts} className={buttonStyles("outline")}>
          Ke Daftar Artikel
        </Link>
      </Notice>
    );
  }
  return (
    <Notice
      title={isDone ? "Semua sudah ditinjau. Terima kasih!" : "Tidak ada yang menunggu tinjauan"}
      description="Artikel yang dikirim penulis atau dibuat AI akan tampil di sini sebelum dibaca pengunjung."
    >
      <Link to={staffPaths.calendar} className={buttonStyles("outline")}>
        Lihat Kalender
      </Link>
    </Notice>
  );
}
