import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Calendar, maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import {
  extendPost,
  type StaffPost,
  type StaffPostSummary,
  viewNames,
} from "../../../../worker/contract/desk/staff-post";
import { addDays, nameInstant, toDay, toInstant, toWeekday } from "../../../../worker/contract/jakarta";
import { readPostQuery, refreshBlog } from "../../../api/blog-admin";
import { checksQuery, isHeldByClaims } from "../../../api/post-checks";
import { useStaff } from "../../../api/staff-rights";
import {
  comingDaysQuery,
  putBackInReview,
  type ReviewQueue,
  reviewQueueKey,
  reviewQueueQuery,
  transit,
} from "../../../api/workflow";
import { ApiError, isConflict, isGone, isUnanswered, toMessage } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { keepText, readKeptText, returnNoteKey } from "../../lib/kept-text";
import { showFailure } from "../../lib/show-failure";

export interface Problem {
  id: number;
  title: string;
  text: string;
  /** Whether open claims block the approval. */
  isHeldByClaims?: boolean;
}

const changed = {
  title: "Artikel ini sudah diubah orang lain sejak Anda membukanya",
  text: "Versi terbarunya sudah dimuat di bawah ini. Baca lagi sebelum memutuskan.",
};

/** The message of a decision and the stored post. */
interface Decided {
  told: string;
  post: StaffPost;
}

/** The current article, its decisions and the last problem. */
export function useDecision(queue: Queue) {
  const client = useQueryClient();
  const { current, decides } = queue;
  const post = useQuery({ ...readPostQuery(current?.id ?? 0), enabled: current !== undefined });
  const [problem, setProblem] = useState<Problem | null>(null);
  const decision = useMutation({ mutationFn: (run: () => Promise<Decided>) => run() });

  // A refetch may bring another text, and decisions apply to the version that was read.
  const seen = useRef({ id: 0, updatedAt: "" });
  useEffect(() => {
    if (!post.data) return;
    const { id, updatedAt } = post.data;
    const before = seen.current;
    seen.current = { id, updatedAt: updatedAt ?? "" };
    if (before.id !== id || before.updatedAt === updatedAt || post.data.status !== "review") return;
    setProblem({ id, ...changed });
    // The sources of its claims may have changed.
    void client.invalidateQueries({ queryKey: checksQuery(id).queryKey });
  }, [post.data, client]);

  /** The current queue for answers; null after unmounting. */
  const latest = useRef<Queue | null>(null);
  useEffect(() => {
    latest.current = queue;
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  function goOn(id: number, told: string, decided: StaffPost | null = null) {
    void refreshBlog(client);
    const action = decided && { label: "Urungkan", onSelect: () => void undo(decided) };
    showToast({ title: told, ...(action && { action }) });
    setProblem(null);
    latest.current?.drop(id);
  }

  // Another user has decided on it or deleted it.
  const left = current && leftQueue(current.title, post);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (left && current) goOn(current.id, left);
  }, [left]);

  const isDeciding = useRef(false);

  /** Resolves to false if the decision failed and the page did not change. */
  async function decide(read: StaffPost, run: () => Promise<Decided>): Promise<boolean> {
    // Ignores a double click.
    if (isDeciding.current) return false;
    isDeciding.current = true;
    setProblem(null);
    try {
      const { told, post } = await decision.mutateAsync(run);
      goOn(read.id, told, post);
      return true;
    } catch (error) {
      return await handleFailure(read, error);
    } finally {
      isDeciding.current = false;
    }
  }

  async function handleFailure(read: StaffPost, error: unknown): Promise<boolean> {
    console.error(error);
    const { id } = read;
    const text = toMessage(error, "Periksa koneksi internet Anda, lalu coba lagi.");
    // Without an answer the decision may have succeeded; a retry shows that.
    const title = `Keputusan ${isUnanswered(error) ? "mungkin " : ""}belum tersimpan`;
    const failed = { id, title, text, isHeldByClaims: isHeldByClaims(error) };
    // The page was left, or the right was withdrawn.
    if (!latest.current || (error instanceof ApiError && error.status === 403)) {
      showToast({ variant: "destructive", title: failed.title, description: `“${read.title}”: ${text}` });
      return false;
    }
    if (!isGone(error) && !isConflict(error)) {
      setProblem(failed);
      return false;
    }
    const stored = await client.fetchQuery(readPostQuery(id)).catch(() => null);
    const isSame = stored?.updatedAt === read.updatedAt;
    // Articles that left the queue and load failures have their own notices.
    if (stored?.status === "review") setProblem(isSame ? failed : { id, ...changed });
    return !isSame;
  }

  async function undo(decided: StaffPost) {
    const { id, title } = decided;
    try {
      await decision.mutateAsync(async () => {
        await putBackInReview(decided);
        return { told: "", post: decided };
      });
      showToast({ title: `“${title}” menunggu tinjauan lagi.` });
      latest.current?.open(id);
    } catch (error) {
      showFailure(error, "Keputusan belum diurungkan", "Periksa koneksi internet Anda, lalu coba lagi.");
    } finally {
      void refreshBlog(client);
    }
  }

  return {
    post,
    problem: problem?.id === current?.id ? problem : null,
    forgetProblem: () => setProblem(null),
    canDecide: decides && post.isSuccess && !post.isFetching && !left && !decision.isPending,
    approve: (read: StaffPost, instant?: number) =>
      decide(read, async () => {
        const at = instant === undefined ? {} : { publishAt: new Date(instant).toISOString() };
        const body = { version: read.updatedAt ?? "", ...at };
        const published = await transit({ id: read.id, to: "publish", body });
        const when = instant === undefined ? "sudah terbit" : `terbit ${nameInstant(instant)}`;
        return { told: `“${read.title}” disetujui, ${when}.`, post: published };
      }),
    giveBack: (read: StaffPost, note: string) =>
      decide(read, async () => {
        const body = { version: read.updatedAt ?? "", note };
        const returned = await transit({ id: read.id, to: "return", body });
        keepText(returnNoteKey(read.id), "");
        return { told: `“${read.title}” dikembalikan ke penulisnya dengan catatan Anda.`, post: returned };
      }),
  };
}

export type Decisions = ReturnType<typeof useDecision>;

/** The message about an article that left the queue, or undefined. */
function leftQueue(title: string, post: { data: StaffPost | undefined; error: unknown }) {
  if (isGone(post.error)) return `“${title}” sudah dihapus, jadi dilewati.`;
  if (!post.data || post.data.status === "review") return;
  const state = viewNames[extendPost(post.data, Date.now())].toLowerCase();
  return `“${title}” sudah tidak menunggu tinjauan (sekarang: ${state}), jadi dilewati.`;
}

/** The query parameter of the current article. */
const param = "artikel";

/** The queue, the current article and the navigation between articles. */
export function useQueue() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { user, may } = useStaff();
  const decides = may("posts.publish");
  const queue = useQuery(reviewQueueQuery());
  const waiting = queue.data?.posts ?? [];
  // Writers see only their own submissions.
  const posts = decides ? waiting : waiting.filter(({ author }) => author?.id === user?.id);
  // Kept as state, because the router updates the address later than the queue changes.
  const [asked, setAsked] = useState(() => Number(search.get(param) ?? 0));
  const found = posts.findIndex(({ id }) => id === asked);
  const index = Math.max(0, found);
  const current: StaffPostSummary | undefined = posts[index];
  const next = posts[index + 1];

  useEffect(() => {
    if (next) void client.prefetchQuery(readPostQuery(next.id));
  }, [client, next]);

  function open(id: number | undefined) {
    setAsked(id ?? 0);
    setSearch(id === undefined ? {} : { [param]: String(id) }, { replace: true, preventScrollReset: true });
  }

  /** Removes an article, and moves on if it is the current one. */
  function drop(id: number) {
    const at = posts.findIndex((post) => post.id === id);
    if (current?.id === id) open((posts[at + 1] ?? posts[at - 1])?.id);
    client.setQueryData<ReviewQueue>(
      reviewQueueKey,
      (old) =>
        old && {
          posts: old.posts.filter((post) => post.id !== id),
          total: old.posts.some((post) => post.id === id) ? old.total - 1 : old.total,
        },
    );
  }

  return {
    query: queue,
    decides,
    posts,
    /** The total of the queue. */
    total: decides ? Math.max(queue.data?.total ?? 0, posts.length) : posts.length,
    index,
    current,
    /** Whether the address names an article outside of the queue. */
    isMissing: asked > 0 && queue.isSuccess && !queue.isFetching && found < 0,
    open,
    drop,
    step: (by: 1 | -1) => {
      const target = posts[index + by];
      if (target) open(target.id);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;

export type ApprovalTarget = "now" | "slot";

const storageKey = "review-approval-target";

const readTarget = (): ApprovalTarget => (readKeptText(storageKey, "browser") === "now" ? "now" : "slot");

/** The target of approvals, stored in this browser: the next free slot, or at once. */
export function useApprovalTarget(post: StaffPostSummary | undefined, decides: boolean) {
  const [target, setTarget] = useState(readTarget);
  const now = Date.now();
  const today = toDay(now);
  const coming = useQuery({ ...comingDaysQuery(today), enabled: decides });
  const origin = post?.origin ?? "manual";

  return {
    target,
    choose: (chosen: ApprovalTarget) => {
      setTarget(chosen);
      keepText(storageKey, chosen, "browser");
    },
    coming,
    /** Milliseconds since 1970; null without a free slot or while loading. */
    slot:
      coming.data && !coming.isFetching
        ? freeSlot(coming.data, { origin, now, days: maxCalendarDays })
        : null,
  };
}

export type Approval = ReturnType<typeof useApprovalTarget>;

/** The default slots: Monday to Friday at 09.00 in Jakarta. */
const lastWeekday = 5;
const slotClock = "09:00";

type Origin = Calendar["posts"][number]["origin"];

interface Asked {
  origin: Origin;
  /** Milliseconds since 1970. */
  now: number;
  /** The number of loaded days from today on. */
  days: number;
}

/** The next free slot, for an AI article on a day below the limit; null without one. */
export function freeSlot({ posts, aiDailyCeiling }: Calendar, { origin, now, days }: Asked): number | null {
  const taken = new Set(posts.map(({ publishAt }) => Date.parse(publishAt)));
  const generated = countGenerated(posts);
  const today = toDay(now);
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(today, offset);
    const slot = toInstant(day, slotClock);
    if (toWeekday(day) > lastWeekday || slot <= now || taken.has(slot)) continue;
    if (origin === "ai" && (generated.get(day) ?? 0) >= aiDailyCeiling) continue;
    return slot;
  }
  return null;
}

/** The number of AI articles by day in Jakarta. */
export function countGenerated(posts: Calendar["posts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { origin, publishAt } of posts) {
    if (origin !== "ai") continue;
    const day = toDay(Date.parse(publishAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
