import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Calendar, maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import {
  type StaffPost,
  type StaffPostSummary,
  viewNames,
  viewOf,
} from "../../../../worker/contract/desk/staff-post";
import { addDays, dayOf, instantOf, nameInstant, weekdayOf } from "../../../../worker/contract/jakarta";
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
import { ApiError, isGone, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { keepText, readKeptText, returnNoteKey } from "../../lib/kept-text";
import { showFailure } from "../../lib/show-failure";

export interface Problem {
  id: number;
  title: string;
  text: string;
  /** Nobody has checked all that the article claims. */
  isHeldByClaims?: boolean;
}

const changed = {
  title: "Artikel ini sudah diubah orang lain sejak Anda membukanya",
  text: "Versi terbarunya sudah dimuat di bawah ini. Baca lagi sebelum memutuskan.",
};

/** What was decided, in words, and the post as it is stored since. */
interface Decided {
  told: string;
  post: StaffPost;
}

/** The article that is read, the decisions on it, and what became of the last one. */
export function useDecision(queue: Queue) {
  const client = useQueryClient();
  const { current, decides } = queue;
  const post = useQuery({ ...readPostQuery(current?.id ?? 0), enabled: current !== undefined });
  const [problem, setProblem] = useState<Problem | null>(null);
  const decision = useMutation({ mutationFn: (run: () => Promise<Decided>) => run() });

  // Fetched anew it may be another text: nobody decides on what they have not read.
  const seen = useRef({ id: 0, updatedAt: "" });
  useEffect(() => {
    if (!post.data) return;
    const { id, updatedAt } = post.data;
    const before = seen.current;
    seen.current = { id, updatedAt: updatedAt ?? "" };
    if (before.id !== id || before.updatedAt === updatedAt || post.data.status !== "review") return;
    setProblem({ id, ...changed });
    // Its claims may have other sources by now.
    void client.invalidateQueries({ queryKey: checksQuery(id).queryKey });
  }, [post.data, client]);

  /** The queue as it is when an answer comes; null once the page is left. */
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

  // Decided on or deleted by somebody else while it waited here.
  const left = current && leftQueue(current.title, post);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (left && current) goOn(current.id, left);
  }, [left]);

  const isDeciding = useRef(false);

  /** Resolves to false where the decision was not taken and nothing on the page changed. */
  async function decide(read: StaffPost, run: () => Promise<Decided>): Promise<boolean> {
    // A double click comes before the button is disabled.
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
    const text = messageOf(error, "Periksa koneksi internet Anda, lalu coba lagi.");
    // What no answer came to may have been done all the same; tried again it says so.
    const title = `Keputusan ${isUnanswered(error) ? "mungkin " : ""}belum tersimpan`;
    const failed = { id, title, text, isHeldByClaims: isHeldByClaims(error) };
    // Left meanwhile, or one's own to decide on until lately.
    if (!latest.current || (error instanceof ApiError && error.status === 403)) {
      showToast({ variant: "destructive", title: failed.title, description: `“${read.title}”: ${text}` });
      return false;
    }
    if (!isGone(error) && !(error instanceof ApiError && error.status === 409)) {
      setProblem(failed);
      return false;
    }
    const stored = await client.fetchQuery(readPostQuery(id)).catch(() => null);
    const isSame = stored?.updatedAt === read.updatedAt;
    // What left the queue is said above, with the way on; what could not be loaded has its own notice.
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

/** What to say of an article that does not wait any more; undefined while it does. */
function leftQueue(title: string, post: { data: StaffPost | undefined; error: unknown }) {
  if (isGone(post.error)) return `“${title}” sudah dihapus, jadi dilewati.`;
  if (!post.data || post.data.status === "review") return;
  const state = viewNames[viewOf(post.data, Date.now())].toLowerCase();
  return `“${title}” sudah tidak menunggu tinjauan (sekarang: ${state}), jadi dilewati.`;
}

/** The name in the address of the article that is read. */
const param = "artikel";

/** What waits to be read, which of it is read now, and the ways through it. */
export function useQueue() {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { user, may } = useStaff();
  const decides = may("posts.publish");
  const queue = useQuery(reviewQueueQuery());
  const waiting = queue.data?.posts ?? [];
  // Others' submissions are for who decides.
  const posts = decides ? waiting : waiting.filter(({ author }) => author?.id === user?.id);
  // The address follows: the router changes it later than the queue loses what was decided.
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

  /** Takes out what is decided or gone, and goes on to the one behind it if it is the one that is read. */
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
    /** What waits in all; the same for a writer's own. */
    total: decides ? Math.max(queue.data?.total ?? 0, posts.length) : posts.length,
    index,
    current,
    /** The address names an article that does not wait, or no longer. */
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

/** What an approval means, remembered by this browser: in the next free slot, or public at once for who has chosen that. */
export function useApprovalTarget(post: StaffPostSummary | undefined, decides: boolean) {
  const [target, setTarget] = useState(readTarget);
  const now = Date.now();
  const today = dayOf(now);
  const coming = useQuery({ ...comingDaysQuery(today), enabled: decides });
  const origin = post?.origin ?? "manual";

  return {
    target,
    choose: (chosen: ApprovalTarget) => {
      setTarget(chosen);
      keepText(storageKey, chosen, "browser");
    },
    coming,
    /** Milliseconds; null where there is none, and while the calendar is fetched anew. */
    slot:
      coming.data && !coming.isFetching
        ? freeSlot(coming.data, { origin, now, days: maxCalendarDays })
        : null,
  };
}

export type Approval = ReturnType<typeof useApprovalTarget>;

/** When articles come out unless somebody chooses otherwise: Monday to Friday at nine in Jakarta. */
const lastWeekday = 5;
const slotClock = "09:00";

type Origin = Calendar["posts"][number]["origin"];

interface Asked {
  origin: Origin;
  /** Milliseconds. */
  now: number;
  /** Days from today on that the calendar holds. */
  days: number;
}

/** The next slot that nothing has, on a day that has room for one more AI article if it is one; null when there is none. */
export function freeSlot({ posts, aiDailyCeiling }: Calendar, { origin, now, days }: Asked): number | null {
  const taken = new Set(posts.map(({ publishAt }) => Date.parse(publishAt)));
  const generated = countGenerated(posts);
  const today = dayOf(now);
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(today, offset);
    const slot = instantOf(day, slotClock);
    if (weekdayOf(day) > lastWeekday || slot <= now || taken.has(slot)) continue;
    if (origin === "ai" && (generated.get(day) ?? 0) >= aiDailyCeiling) continue;
    return slot;
  }
  return null;
}

/** AI articles that are or become public on each day of Jakarta. */
export function countGenerated(posts: Calendar["posts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { origin, publishAt } of posts) {
    if (origin !== "ai") continue;
    const day = dayOf(Date.parse(publishAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
