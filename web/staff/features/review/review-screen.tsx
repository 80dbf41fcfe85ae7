import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { generatePath, Link } from "react-router-dom";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/paths";
import { proposalsQuery } from "../../../api/workflow";
import { cn } from "../../../lib/cn";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { readKeptText, returnNoteKey } from "../../lib/kept-text";
import { ChoicePills } from "../../ui/choice-pills";
import { LoadFailure } from "../../ui/load-failure";
import { AiMark } from "../../ui/mark";
import { PageHead } from "../../ui/page-head";
import { KeyCap } from "./decision-bar";
import { ReviewReader } from "./review-reader";
import {
  type Approval,
  type ApprovalTarget,
  type Queue,
  useApprovalTarget,
  useDecision,
  useQueue,
} from "./use-decision";

/** The review queue. */
export default function ReviewScreen() {
  const queue = useQueue();
  const decisions = useDecision(queue);
  const approval = useApprovalTarget(queue.current, queue.decides);
  const [hadWork, setHadWork] = useState(false);
  if (queue.current && !hadWork) setHadWork(true);
  const { query, decides, current } = queue;
  const isEmpty = query.isSuccess && !current;
  const isDone = isEmpty && hadWork;
  useEffect(() => {
    // The focused element disappears with the last article.
    if (isDone) document.querySelector("main")?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <>
      <PageHead
        title="Tinjauan"
        lead={
          decides
            ? "Baca setiap artikel sampai selesai, lalu putuskan. Yang terlama menunggu tampil lebih dulu."
            : "Artikel Anda yang menunggu keputusan editor."
        }
      />
      {query.isPending && <Spinner label="Memuat antrean tinjauan..." className="py-20" />}
      {query.isError && !current && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat antrean tinjauan" query={query} />
      )}
      {isEmpty && (
        <div className="mt-5">
          {decides && <Proposals />}
          <EmptyQueue decides={decides} isDone={isDone} />
        </div>
      )}
      {current && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-5">
            {decides && <ApprovalSwitch approval={approval} />}
            <div className="hidden lg:block">
              <KeyLegend decides={decides} />
            </div>
          </div>
          <div className="mt-3 grid gap-3 md:mt-5 lg:grid-cols-[min(18rem,35%)_minmax(0,1fr)] lg:gap-8">
            <div className="grid content-start gap-4 max-lg:contents">
              <ReviewQueue queue={queue} />
              {decides && <Proposals />}
            </div>
            <ReviewReader {...{ queue, current, decisions, approval }} />
          </div>
        </>
      )}
    </>
  );
}

/** Pending changes of published articles, with links to their forms. */
function Proposals() {
  const posts = useQuery(proposalsQuery()).data ?? [];
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="proposals-title"
      className="rounded-lg border border-line bg-white max-lg:order-last"
    >
      <h2 id="proposals-title" className="border-b border-line px-4 py-2.5 text-sm font-semibold">
        {posts.length} usulan perubahan
      </h2>
      <ul className="divide-y divide-line">
        {posts.map(({ id, title, author }) => (
          <li key={id}>
            <Link
              to={generatePath(staffPaths.editedPost, { id: String(id) })}
              className="block px-4 py-2.5 -outline-offset-3 hover:bg-sand"
            >
              <span className="line-clamp-2 leading-snug font-semibold [overflow-wrap:anywhere]">
                {title}
              </span>
              <span className="text-sm text-ink-soft">{author?.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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

const options: { value: ApprovalTarget; label: string }[] = [
  { value: "now", label: "Terbit sekarang" },
  { value: "slot", label: "Slot kosong berikutnya" },
];

/** The choice whether approvals are scheduled or published at once. */
function ApprovalSwitch({ approval }: { approval: Approval }) {
  return (
    <div>
      <ChoicePills
        name="approval-target"
        legend="Setelah disetujui"
        options={options}
        value={approval.target}
        onChoose={approval.choose}
      />
      <p className="mt-1.5 max-w-[60ch] text-sm text-ink-soft max-sm:sr-only">
        {approval.target === "now"
          ? "Artikel yang disetujui langsung bisa dibaca pengunjung."
          : "Senin sampai Jumat pukul 09.00 WIB, pada hari pertama yang masih kosong."}
      </p>
    </div>
  );
}

/** The queue: a column on wide screens, else collapsed above the article. */
function ReviewQueue({ queue }: { queue: Queue }) {
  const { posts, total } = queue;
  return (
    <>
      <details className="rounded-lg border border-line bg-white lg:hidden">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">Antrean: {total} artikel</summary>
        <QueueList queue={queue} />
      </details>
      <nav aria-label="Antrean tinjauan" className="hidden lg:block">
        <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-line bg-white">
          <p className="border-b border-line px-4 py-3 text-sm font-semibold">
            {total} artikel menunggu
            {total > posts.length && (
              <span className="block font-normal text-ink-soft">{posts.length} terlama tampil di sini.</span>
            )}
          </p>
          <QueueList queue={queue} />
        </div>
      </nav>
    </>
  );
}

function QueueList({ queue }: { queue: Queue }) {
  return (
    <ol className="divide-y divide-line">
      {queue.posts.map((post) => (
        <li key={post.id}>
          <QueueItem
            post={post}
            isCurrent={post.id === queue.current?.id}
            onOpen={() => queue.open(post.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QueueItemProps {
  post: StaffPostSummary;
  isCurrent: boolean;
  onOpen: () => void;
}

function QueueItem({ post, isCurrent, onOpen }: QueueItemProps) {
  const { title, origin, openClaims, author, updatedAt } = post;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={cn(
        "block w-full border-l-4 px-4 py-3 text-left -outline-offset-3",
        isCurrent ? "border-fajar bg-sand" : "border-transparent hover:bg-sand",
      )}
    >
      <span className="line-clamp-3 leading-snug font-semibold [overflow-wrap:anywhere]">{title}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        {origin === "ai" && <AiMark />}
        {origin === "ai" && openClaims > 0 && (
          <span className="font-semibold text-ink tabular-nums">
            {openClaims} klaim<span className="sr-only"> belum diperiksa</span>
          </span>
        )}
        {author && <span className="[overflow-wrap:anywhere]">{author.name}</span>}
        {updatedAt && <time dateTime={updatedAt}>{nameShortly(Date.parse(updatedAt), Date.now())}</time>}
      </span>
      {readKeptText(returnNoteKey(post.id)) !== "" && (
        <span className="mt-1 block text-sm font-semibold text-fajar-deep">Catatan belum dikirim</span>
      )}
    </button>
  );
}

const keys = [
  ["J", "berikutnya"],
  ["K", "sebelumnya"],
  ["S", "setujui"],
  ["T", "kembalikan"],
] as const;

/** The legend of the shortcuts. */
function KeyLegend({ decides }: { decides: boolean }) {
  return (
    <ul aria-label="Pintasan keyboard" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {keys.slice(0, decides ? 4 : 2).map(([key, meaning]) => (
        <li key={key}>
          <KeyCap>{key}</KeyCap> {meaning}
        </li>
      ))}
    </ul>
  );
}
