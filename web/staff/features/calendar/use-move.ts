import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { refreshBlog } from "../../../api/blog-admin";
import { transit } from "../../../api/post-transitions";
import { fetchStaffPost } from "../../../api/staff-posts";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../lib/http";
import { useExclusive } from "../../lib/record-form/use-exclusive";
import type { CalendarPost } from "./month-days";

export interface Moved {
  text: string;
  /** The post as it is now, and where it was. */
  post: CalendarPost;
  before: number;
}

/** A dialog about a post: what it says, the time that is wanted, and why that did not work. */
export interface OpenPost {
  post: CalendarPost;
  /** Milliseconds; where the post is, unless somebody tried another. */
  wanted: number;
  problem: { title: string; text: string } | null;
  /** It is no longer in the calendar. */
  isGone: boolean;
  /** It stands where it is wanted: a try before had no answer. */
  isThere?: boolean;
}

/** Moves what is scheduled, by the pointer and by the form; what fails opens, or stays in, the dialog. */
export function useMove() {
  const client = useQueryClient();
  const [news, setNews] = useState<Moved | null>(null);
  const [opened, setOpened] = useState<OpenPost | null>(null);
  const publishing = useMutation({ mutationFn: transit });
  const { work, runExclusive } = useExclusive();

  /** Closes the dialog from which it was moved; one that was opened meanwhile goes on with what the post is now. */
  function tell(from: OpenPost | null, before: CalendarPost, now: CalendarPost) {
    const text = `“${now.title}” dipindahkan ke ${nameInstant(Date.parse(now.publishAt))}.`;
    setNews({ text, post: now, before: Date.parse(before.publishAt) });
    setOpened((open) => {
      if (open === from) return null;
      return open?.post.id === now.id ? { ...open, post: now } : open;
    });
  }

  const move = (post: CalendarPost, instant: number) =>
    runExclusive("move", async () => {
      setNews(null);
      const from = opened;
      try {
        const body = { version: post.version, publishAt: new Date(instant).toISOString() };
        const answer = await publishing.mutateAsync({ id: post.id, to: "publish", body });
        // Where it was and where it is: the days must not show it in neither place.
        await refreshBlog(client);
        tell(from, post, asOf(post, answer));
      } catch (error) {
        const explained = await explain(post, instant, error);
        void refreshBlog(client);
        if (explained.isThere) tell(from, post, explained.post);
        else setOpened(explained);
      }
    });

  return {
    news,
    opened,
    isMoving: work !== null,
    open: (post: CalendarPost) => {
      setNews(null);
      setOpened({ post, wanted: Date.parse(post.publishAt), problem: null, isGone: false });
    },
    close: () => setOpened(null),
    move,
  };
}

export type Move = ReturnType<typeof useMove>;

/** The post as it is stored now, with why it could not be moved; it can be tried again with that. */
async function explain(post: CalendarPost, wanted: number, error: unknown): Promise<OpenPost> {
  console.error(error);
  const isConflict = isGone(error) || (error instanceof ApiError && error.status === 409);
  const text = messageOf(error, "Periksa koneksi internet Anda, lalu coba lagi.");
  const title = `Jadwal ${isUnanswered(error) ? "mungkin " : ""}belum berubah`;
  const failed = { post, wanted, problem: { title, text }, isGone: false };
  if (!isConflict) return failed;
  try {
    const stored = await fetchStaffPost(post.id);
    if (stored.updatedAt === post.version) return failed;
    if (stored.publishedAt !== null && Date.parse(stored.publishedAt) === wanted) {
      return { post: asOf(post, stored), wanted, problem: null, isGone: false, isThere: true };
    }
    const title = "Artikel ini sudah diubah orang lain sejak Anda membukanya";
    if (stored.status !== "published" || !stored.publishedAt) {
      const gone = "Artikel ini sudah tidak dijadwalkan, jadi tidak ada di kalender lagi.";
      return { post, wanted, problem: { title, text: gone }, isGone: true };
    }
    const at = nameInstant(Date.parse(stored.publishedAt));
    const again = `Jadwalnya sekarang ${at}. Pindahkan lagi bila masih perlu.`;
    return { post: asOf(post, stored), wanted, problem: { title, text: again }, isGone: false };
  } catch (reason) {
    if (!isGone(reason)) return failed;
    const title = "Artikel tidak ditemukan atau sudah dihapus";
    return {
      post,
      wanted,
      problem: { title, text: "Artikel ini tidak ada di kalender lagi." },
      isGone: true,
    };
  }
}

function asOf(post: CalendarPost, { title, status, publishedAt, updatedAt }: StaffPost): CalendarPost {
  return {
    ...post,
    ...{ title, status },
    publishAt: publishedAt ?? post.publishAt,
    version: updatedAt ?? post.version,
  };
}
