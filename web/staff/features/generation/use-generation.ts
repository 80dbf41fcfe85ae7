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
import { useExclusive } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";

/** Specification, section 9. */
const newPostToastMs = 6000;

/** The writer would write about something else than what was typed. */
interface TopicQuestion {
  count: number;
  typed: string;
  meant: string;
}

/** A topic of which the writer knows nothing, or less than what was ordered. */
interface UnknownTopic {
  message: string;
  nearest: string[];
}

/** Orders articles and says how it went. */
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
  const { work, runExclusive } = useExclusive();
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

  /** What the writer makes of the typed topic; null where it is to be asked about or is refused. */
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
        // Chosen for one order alone.
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

  /** Takes another topic in the place of the one that the writer does not know. */
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
    /** Orders 1, 5 or 10 articles; a typed topic is looked up first, and asked about where another one is meant. */
    generate: (count: number) => void generate(count),
    question,
    /** Orders what was asked about, under the topic that is meant. */
    takeMeant: () => {
      if (!question) return;
      takeTopic(question.meant);
      setQuestion(null);
      void generate(question.count, question.meant);
    },
    dropQuestion: () => setQuestion(null),
    unknown,
    takeTopic,
    /** Follows what was ordered elsewhere. */
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

/** An order whose first article is still to be announced. */
interface Watch {
  /** Posts there were when it was made. */
  before: number;
  polls: number;
}

/**
 * Follows the articles that are being written, for the panel and for the list of posts, while the tab is in sight.
 *
 * After an order every poll fetches the list, until there are more posts than before or for the twelfth time: so the
 * specification has it. The panel must reach the batch's end all the same; as long as the batch runs, its state is asked
 * for at the same pace, and the list is fetched only when an article more is done.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written while another page was open is not in the list yet
  useEffect(() => {
    if (isWriting(status.data)) void refreshBlog(client);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
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

/** A count that fails is one that found nothing. */
async function countAdded(client: QueryClient, before: number): Promise<number> {
  try {
    return (await client.fetchQuery(postTotalQuery())) - before;
  } catch (error) {
    console.warn(error);
    return 0;
  }
}
