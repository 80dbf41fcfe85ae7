import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { GenerationStatus } from "../../../../worker/contract/generation";
import { type GenerationWish, postTotalQuery, useGeneratePost, useStartBatch } from "../../../api/generation";
import { showToast } from "../../../toasts/toast";
import { showFailure } from "../../lib/show-failure";
import { useBatchPoller } from "./use-batch-poller";

/** Specification, section 9. */
const newPostToastMs = 6000;

export interface Generation {
  wish: GenerationWish;
  setWish: (wish: GenerationWish) => void;
  /** Orders 1, 5 or 10 articles. */
  generate: (count: number) => void;
  isPending: boolean;
  status: UseQueryResult<GenerationStatus>;
}

/** Orders articles and says how it went. */
export function useGeneration(): Generation {
  const client = useQueryClient();
  const [wish, setWish] = useState<GenerationWish>({
    topic: "",
    category: "",
    landing: "review",
  });
  const one = useGeneratePost();
  const several = useStartBatch();
  const { status, announceSince } = useBatchPoller();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  async function generateOne() {
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

  async function generateSeveral(count: number) {
    const before = await client.fetchQuery(postTotalQuery());
    await several.mutateAsync({ ...wish, count });
    showToast({
      title: "Proses dimulai!",
      description: `${count} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
    });
    announceSince(before);
  }

  async function generate(count: number) {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await (count === 1 ? generateOne() : generateSeveral(count));
      // Chosen for one order alone.
      setWish((current) => ({ ...current, landing: "review" }));
    } catch (error) {
      const title =
        count === 1 ? "Gagal generate blog post dengan AI" : "Gagal memulai proses generate batch blog post";
      showFailure(error, title, "Server tidak dapat dihubungi. Silakan coba lagi.");
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return { wish, setWish, generate, isPending, status };
}
