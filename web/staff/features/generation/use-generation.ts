import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type GenerationWish,
  generationStatusQuery,
  postTotalQuery,
  topicMatchQuery,
  useGeneratePost,
  useStartBatch,
} from "../../../api/generation";
import { ApiError } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useExclusive } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import { useBatchPoller } from "./use-batch-poller";

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
  const [wish, setWish] = useState<GenerationWish>({
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

  async function generateOne(wish: GenerationWish) {
    try {
      const { post } = await one.mutateAsync(wish);
      const action = post?.slug && post.title ? { label: "Lihat artikel", href: `/blog/${post.slug}` } : null;
      showToast({
        title: "Sukses!",
        description: "Blog post berhasil digenerate dengan AI",
        ...(action && { action, duration: newPostToastMs }),
      });
    } finally {
      void one.refreshStatus();
    }
  }

  async function generateSeveral(wish: GenerationWish, count: number) {
    const before = await client.fetchQuery(postTotalQuery());
    await several.mutateAsync({ ...wish, count });
    showToast({
      title: "Proses dimulai!",
      description: `${count} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
    });
    announceSince(before);
  }

  /** What the writer makes of the typed topic; null where it is to be asked about or is refused. */
  async function clarify(count: number): Promise<GenerationWish | null> {
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
    setWish: (changed: GenerationWish) => {
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
