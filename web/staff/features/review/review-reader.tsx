import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StaffPost, StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { nameShortly, toDay } from "../../../../worker/contract/jakarta";
import { checksQuery } from "../../../api/post-checks";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Spinner } from "../../../ui/spinner";
import { openInPost } from "../../checks/claims";
import { ClaimsLine } from "../../checks/claims-line";
import { CeilingWarning } from "../../checks/schedule-dialog";
import { LoadFailure } from "../../ui/load-failure";
import { AiMark } from "../../ui/mark";
import {
  DecisionBar,
  DecisionProblem,
  EditLink,
  ReturnNote,
  ScheduleApproval,
  SlotFailure,
} from "./decision-bar";
import { goToChecks, PostNotes, ReadFirst, ReviewArticle, ReviewChecks, useSeen } from "./review-article";
import type { Approval, Decisions, Queue } from "./use-decision";

interface ReviewReaderProps {
  queue: Queue;
  current: StaffPostSummary;
  decisions: Decisions;
  approval: Approval;
}

/** One article of the queue with its decisions. */
export function ReviewReader({ queue, current, decisions, approval }: ReviewReaderProps) {
  const { id, title } = current;
  const { post, problem, canDecide } = decisions;
  const openClaims = useOpenClaims(current);
  const [returning, setReturning] = useState<number | null>(null);
  const [scheduling, setScheduling] = useState<StaffPost | null>(null);
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const articleRef = useFocusOnNext(id);
  const text = useSeen(id);
  const [unread, setUnread] = useState<number | null>(null);
  const slot = approval.target === "slot" ? approval.slot : null;
  const isReturning = returning === id;

  function approve() {
    if (isReturning || !canDecide || !post.data || (approval.target === "slot" && slot === null)) return;
    if (!text.isRead() && unread !== id) {
      setUnread(id);
      return;
    }
    setUnread(null);
    void decisions.approve(post.data, slot ?? undefined);
  }

  function openNote() {
    if (!queue.decides) return;
    // Rendered synchronously, so that the field can get the focus.
    flushSync(() => setReturning(id));
    noteRef.current?.focus();
  }

  function closeNote() {
    setReturning(null);
    articleRef.current?.focus({ preventScroll: true });
  }

  async function schedule(instant: number) {
    if (!scheduling || !canDecide) return;
    if (await decisions.approve(scheduling, instant)) setScheduling(null);
  }

  useReviewKeys({
    next: () => queue.step(1),
    previous: () => queue.step(-1),
    approve,
    return: openNote,
  });

  return (
    <div className="min-w-0">
      <section
        ref={articleRef}
        tabIndex={-1}
        aria-label={`Artikel ${queue.index + 1} dari ${queue.total}: ${title}`}
        className="scroll-mt-4 pb-8 outline-none"
      >
        {queue.isMissing && (
          <p role="status" className="mb-4 font-medium">
            {queue.total > queue.posts.length
              ? `Artikel yang Anda tuju tidak ada di antara ${queue.posts.length} yang terlama. Buka dari Admin Blog.`
              : "Artikel yang Anda tuju sudah tidak menunggu tinjauan."}
          </p>
        )}
        <ReadingHead queue={queue} current={current} />
        {post.isPending && <Spinner label="Memuat artikel..." className="min-h-[60vh]" />}
        {post.isError && !post.data && (
          <LoadFailure place="list" title="Artikel ini belum bisa dimuat" query={post} />
        )}
        {post.isError && post.data && (
          <LoadFailure
            place="inline"
            title="Versi terbaru artikel ini belum bisa dimuat"
            description="Yang tampil di bawah ini mungkin versi lama, jadi belum bisa diputuskan."
            query={post}
            className="mb-4"
          />
        )}
        {post.data && (
          <>
            <section ref={text.ref} aria-label="Teks artikel">
              <ReviewArticle post={post.data} publishAt={slot} />
            </section>
            <ReviewChecks post={post.data} />
            <PostNotes id={id} />
          </>
        )}
      </section>
      {queue.decides ? (
        <DecisionBar
          id={id}
          approval={approval}
          busy={!canDecide}
          isReturning={isReturning}
          onApprove={approve}
          onSchedule={() => post.data && setScheduling(post.data)}
          onReturn={openNote}
        >
          {problem && !scheduling && (
            <DecisionProblem
              problem={problem}
              onOpenChecks={() => {
                // On phones the problem would cover the claims.
                decisions.forgetProblem();
                goToChecks();
              }}
            />
          )}
          {post.data && !isReturning && !problem?.isHeldByClaims && (
            <div className="mb-2 empty:hidden">
              <ClaimsLine
                count={openClaims}
                consequence="artikel ini belum bisa disetujui"
                onOpen={goToChecks}
              />
            </div>
          )}
          {unread === id && !isReturning && (
            <ReadFirst
              onRead={() => {
                setUnread(null);
                articleRef.current?.focus({ preventScroll: true });
              }}
              onApprove={approve}
            />
          )}
          <SlotFailure approval={approval} />
          {approval.target === "now" && (
            <CeilingWarning post={current} day={toDay(Date.now())} className="mb-3 px-4 py-3" />
          )}
          {isReturning && (
            <ReturnNote
              key={id}
              id={id}
              busy={!canDecide}
              fieldRef={noteRef}
              onSend={(note) => post.data && void decisions.giveBack(post.data, note)}
              onCancel={closeNote}
            />
          )}
        </DecisionBar>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <EditLink id={id} />
          <p className="text-ink-soft">Editor yang memutuskan terbit atau tidaknya artikel ini.</p>
        </div>
      )}
      {scheduling && (
        <ScheduleApproval
          post={scheduling}
          approval={approval}
          problem={problem}
          busy={!canDecide}
          openClaims={openClaims}
          onOpenChecks={() => {
            setScheduling(null);
            // Runs after the dialog has restored the focus.
            setTimeout(goToChecks);
          }}
          onSchedule={schedule}
          onClose={() => setScheduling(null)}
        />
      )}
    </div>
  );
}

/** The ref of the article's head, which gets the focus and is scrolled into view for each new article. */
function useFocusOnNext(id: number) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [id]);
  return ref;
}

/** The position in the queue, the author, and links to the neighbours. */
function ReadingHead({ queue, current }: { queue: Queue; current: StaffPostSummary }) {
  const { index, total, posts, step } = queue;
  const { origin, author, slug, updatedAt } = current;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-md:mb-2">
      <p className="flex flex-1 basis-[10rem] flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {origin === "ai" && <AiMark />}
        <span className="[overflow-wrap:anywhere]">{author && `Oleh ${author.name}`}</span>
        {slug && <span className="[overflow-wrap:anywhere]">/blog/{slug}</span>}
        {updatedAt && <span>Diubah {nameShortly(Date.parse(updatedAt), Date.now())}</span>}
      </p>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 w-11 px-0!"
          busy={index === 0}
          onClick={() => step(-1)}
        >
          <Icon node={ChevronLeft} className="size-5" />
          <span className="sr-only">Artikel sebelumnya</span>
        </Button>
        <span className="text-sm font-semibold whitespace-nowrap">
          {index + 1} dari {total}
        </span>
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 w-11 px-0!"
          busy={index >= posts.length - 1}
          onClick={() => step(1)}
        >
          <Icon node={ChevronRight} className="size-5" />
          <span className="sr-only">Artikel berikutnya</span>
        </Button>
      </div>
    </div>
  );
}

/** The number of open claims; the post's own count until they are loaded. */
function useOpenClaims({ id, origin, openClaims }: StaffPostSummary): number {
  const { data } = useQuery({ ...checksQuery(id), enabled: origin === "ai" });
  if (origin !== "ai") return 0;
  return data ? openInPost(data.claims).length : openClaims;
}

/** The keyboard shortcuts. */
type ReviewKey = "next" | "previous" | "approve" | "return";

const keys = new Map<string, ReviewKey>([
  ["j", "next"],
  ["k", "previous"],
  ["s", "approve"],
  ["t", "return"],
]);

/** Elements in which letters are text or have another meaning. */
const typed = "input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]";

type Pressed = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "isComposing" | "defaultPrevented" | "target"
>;

/** The shortcut of a key event; null in fields, with modifier keys, and under a dialog. */
export function toReviewKey(event: Pressed): ReviewKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.repeat || event.isComposing || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(typed)) return null;
  return keys.get(event.key.toLowerCase()) ?? null;
}

/** Handles the shortcuts on the whole page. */
function useReviewKeys(actions: Record<ReviewKey, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = toReviewKey(event);
    if (!key) return;
    // The letter must not be typed into the field that it opens.
    event.preventDefault();
    actions[key]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
