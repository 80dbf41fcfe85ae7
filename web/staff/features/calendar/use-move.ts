import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { refreshBlog } from "../../../api/blog-admin";
import { transit } from "../../../api/workflow";
import { ApiError, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { useExclusive } from "../../lib/record-form/use-autosave";
import { showFailure } from "../../lib/show-failure";
import type { CalendarPost } from "./month-days";

/** Milliseconds in which a move can be taken back. */
const undoMs = 10_000;
const lost = "Periksa koneksi internet Anda, lalu coba lagi.";

/** Moves what is scheduled, by the pointer and by the form. */
export function useMove() {
  const client = useQueryClient();
  const [opened, setOpened] = useState<CalendarPost | null>(null);
  /** Why the post of the dialog was not moved. */
  const [problem, setProblem] = useState("");
  const publishing = useMutation({ mutationFn: transit });
  const { work, runExclusive } = useExclusive();

  const move = (post: CalendarPost, instant: number): Promise<unknown> =>
    runExclusive("move", async () => {
      setProblem("");
      try {
        const body = { version: post.version, publishAt: new Date(instant).toISOString() };
        const { publishedAt, updatedAt } = await publishing.mutateAsync({ id: post.id, to: "publish", body });
        const moved = { ...post, publishAt: publishedAt ?? body.publishAt, version: updatedAt ?? "" };
        // Where it was and where it is: the days must not show it in neither place.
        await refreshBlog(client);
        setOpened((open) => (open?.id === post.id ? null : open));
        showToast({
          title: "Jadwal dipindahkan",
          description: `“${post.title}” dipindahkan ke ${nameInstant(instant)}.`,
          duration: undoMs,
          action: { label: "Urungkan", onSelect: () => void move(moved, Date.parse(post.publishAt)) },
        });
      } catch (error) {
        const isOld = error instanceof ApiError && (error.status === 404 || error.status === 409);
        const title = `Jadwal ${isUnanswered(error) ? "mungkin " : ""}belum berubah`;
        void refreshBlog(client);
        // Fetched anew, the calendar says what the post is now.
        if (isOld) setOpened(null);
        if (opened && !isOld) setProblem(`${title}. ${messageOf(error, lost)}`);
        else showFailure(error, title, lost);
      }
    });

  function open(post: CalendarPost | null) {
    setProblem("");
    setOpened(post);
  }

  return { opened, open, close: () => open(null), problem, isMoving: work !== null, move };
}

export type Move = ReturnType<typeof useMove>;
