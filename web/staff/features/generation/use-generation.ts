import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type GenerationStatus, isRunning } from "../../../../worker/contract/generation";
import { refreshBlog } from "../../../api/blog-admin";
import {
  generationStatusQuery,
  type OrderOptions,
  postTotalQuery,
  topicMatchQuery,
  useGeneratePost,
  useStartBatch,
} from "../../../api/generation";
import { ApiError, isSignedOut } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useExclusive, useWork } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";

/** Specification, section 9. */
const newPostToastMs = 6000;

/** The writer has matched the typed topic to another one. */
interface TopicQuestion {
  count: number;
  typed: string;
  meant: string;
}

/** A topic that the writer does not know, or not for the ordered number. */
interface UnknownTopic {
  message: string;
  nearest: string[];
}

/** Orders articles and reports the result. */
export function useGeneration() {
  const client = useQueryClient();
  const [wish, setWish] = useState<OrderOptions>({
    topic: "",
    category: "",
    landing: "review",
  });
  const one = useGeneratePost();
  const several = useStartBatch();
  const { status, announceSince } = useBatchPoller();
  const exclusive = useExclusive();
  const { runExclusive } = exclusive;
  const work = useWork(exclusive);
  const [question, setQuestion] = useState<TopicQuestion | null>(null);
  const [unknown, setUnknown] = useState<UnknownTopic | null>(null);

  async function generateOne(wish: OrderOptions) {
    const { post } = await one.mutateAsync(wish);
    const action = post?.slug && post.title ? { label: "Lihat artikel", href: `/blog/${post.slug}` } : null;
    showToast({
      title: "Sukses!",
      description: "Blog post berhasil digenerate dengan AI",
      ...(action && { action, duration: newPostToastMs }),
    });
  }

  async function generateSeveral(wish: OrderOptions, count: number) {
    const before = await client.fetchQuery(postTotalQuery());
    await several.mutateAsync({ ...wish, count });
    showToast({
      title: "Proses dimulai!",
      description: `${count} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
    });
    announceSince(before);
  }

  /** Matches the typed topic; null if a question or a refusal is shown. */
  async function clarify(count: number): Promise<OrderOptions | null> {
    const typed = wish.topic.trim();
    if (typed === "") return wish;
    const { isKnown, meant, nearest } = await client.fetchQuery(topicMatchQuery(typed));
    if (!isKnown) {
      setUnknown({ message: unknownText(typed, status.data?.writer), nearest });
      return null;
    }
    if (meant === null) return wish;
    setQuestion({ count, typed, meant });
    return null;
  }

  const generate = (count: number, meant?: string) =>
    runExclusive("generate", async () => {
      setUnknown(null);
      try {
        const clear = meant === undefined ? await clarify(count) : { ...wish, topic: meant };
        if (clear === null) return;
        await (count === 1 ? generateOne(clear) : generateSeveral(clear, count));
        // The choice applies to one order only.
        setWish((current) => ({ ...current, landing: "review" }));
      } catch (error) {
        if (error instanceof ApiError && error.fields.topic) {
          console.error(error);
          setUnknown({ message: error.fields.topic, nearest: error.details.nearest ?? [] });
          return;
        }
        const title =
          count === 1
            ? "Gagal generate blog post dengan AI"
            : "Gagal memulai proses generate batch blog post";
        showFailure(error, title, "Server tidak dapat dihubungi. Silakan coba lagi.");
      }
    });

  /** Replaces an unknown topic by a suggestion. */
  function takeTopic(topic: string) {
    setWish((current) => ({ ...current, topic }));
    setUnknown(null);
  }

  return {
    wish,
    setWish: (changed: OrderOptions) => {
      if (changed.topic !== wish.topic) setUnknown(null);
      setWish(changed);
    },
    /** Orders 1, 5 or 10 articles, after matching a typed topic. */
    generate: (count: number) => void generate(count),
    question,
    /** Orders the matched topic. */
    takeMeant: () => {
      if (!question) return;
      takeTopic(question.meant);
      setQuestion(null);
      void generate(question.count, question.meant);
    },
    dropQuestion: () => setQuestion(null),
    unknown,
    takeTopic,
    /** Follows an order of another place. */
    follow: () => void client.invalidateQueries({ queryKey: generationStatusQuery().queryKey }),
    isPending: work !== null,
    status,
  };
}

export type Generation = ReturnType<typeof useGeneration>;

function unknownText(topic: string, writer = "Penulis AI"): string {
  return `${writer} belum menguasai “${topic}”, jadi belum ada yang ditulis. Pilih topik terdekat, atau tulis topik lain.`;
}

// Specification, sections 4 and 9.
const pollMs = 5000;
const mostListPolls = 12;

/** An order whose first article was not announced yet. */
interface Watch {
  /** The number of posts at the time of the order. */
  before: number;
  polls: number;
}

/**
 * Follows the articles that are being written, for the panel and the list of posts, while the tab is visible.
 *
 * After an order every poll fetches the list until there are more posts than before, at most twelve times, as specified. The
 * panel needs the batch until its end: while it runs, its state is fetched at the same pace, and the list only after another
 * article is finished.
 */
export function useBatchPoller() {
  const client = useQueryClient();
  const [watch, setWatch] = useState<Watch | null>(null);
  const status = useQuery({
    ...generationStatusQuery(),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, error } }) =>
      !isSignedOut(error) && (watch !== null || isWriting(data)) ? pollMs : false,
  });
  const known = { at: status.dataUpdatedAt, done: countDone(status.data) };
  const seen = useRef(known);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list lacks articles that were written while another page was open
  useEffect(() => {
    if (isWriting(status.data)) void refreshBlog(client);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each answer
  useEffect(() => {
    const { at, done } = seen.current;
    seen.current = known;
    if (at === 0 || at === known.at) return;
    if (watch) void announce(watch);
    else if (done !== known.done) void refreshBlog(client);
  }, [known.at]);

  async function announce({ before, polls }: Watch) {
    const added = await countAdded(client, before);
    await refreshBlog(client);
    setWatch(added > 0 || polls + 1 === mostListPolls ? null : { before, polls: polls + 1 });
    if (added <= 0) return;
    showToast({ title: "Artikel berhasil dibuat!", description: `${added} artikel baru ditambahkan` });
  }

  return {
    status,
    /** Announces the first articles that make the posts more than `before`. */
    announceSince: (before: number) => setWatch({ before, polls: 0 }),
  };
}

function isWriting(status: GenerationStatus | undefined): boolean {
  return status?.batch ? isRunning(status.batch) : false;
}

function countDone(status: GenerationStatus | undefined): number {
  return status?.batch?.items.filter(({ state }) => state === "done").length ?? 0;
}

/** Counts new posts; a failed request counts as none. */
async function countAdded(client: QueryClient, before: number): Promise<number> {
  try {
    return (await client.fetchQuery(postTotalQuery())) - before;
  } catch (error) {
    console.warn(error);
    return 0;
  }
}
