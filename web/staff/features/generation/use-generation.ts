import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fetchPostTotal, type GenerationWish, useGeneratePost, useStartBatch } from "../../../api/generation";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";

// Specification, sections 4 and 9.
const pollMs = 5000;
const mostPolls = 12;
const newPostToastMs = 6000;

export interface Generation {
  wish: GenerationWish;
  setWish: (wish: GenerationWish) => void;
  /** Orders 1, 5 or 10 articles. */
  generate: (count: number) => void;
  isPending: boolean;
}

/** Orders articles and says how it went. */
export function useGeneration(): Generation {
  const client = useQueryClient();
  const [wish, setWish] = useState<GenerationWish>({ topic: "", category: "" });
  const one = useGeneratePost();
  const several = useStartBatch();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const polling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(polling.current), []);

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
    const before = await fetchPostTotal();
    await several.mutateAsync({ ...wish, count });
    showToast({
      title: "Proses dimulai!",
      description: `${count} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
    });
    watchTotal(before, 1);
  }

  function watchTotal(before: number, poll: number) {
    clearTimeout(polling.current);
    polling.current = setTimeout(async () => {
      const added = await addedSince(before);
      await client.invalidateQueries({ queryKey: ["blog"] });
      if (added > 0) {
        showToast({ title: "Artikel berhasil dibuat!", description: `${added} artikel baru ditambahkan` });
      } else if (poll < mostPolls) watchTotal(before, poll + 1);
    }, pollMs);
  }

  async function generate(count: number) {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await (count === 1 ? generateOne() : generateSeveral(count));
    } catch (error) {
      console.error(error);
      const title =
        count === 1 ? "Gagal generate blog post dengan AI" : "Gagal memulai proses generate batch blog post";
      const description = messageOf(error, "Server tidak dapat dihubungi. Silakan coba lagi.");
      showToast({ variant: "destructive", title, description });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return { wish, setWish, generate, isPending };
}

/** A poll that fails is one that found nothing. */
async function addedSince(before: number): Promise<number> {
  try {
    return (await fetchPostTotal()) - before;
  } catch (error) {
    console.warn(error);
    return 0;
  }
}
