import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Revision } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { useRestoreVersion } from "../../../../api/post-history";
import { ApiError, isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { mayBeStored } from "../own-save";
import { isSamePost, toPostInput } from "../post-draft";
import { lookUp } from "../save-problem";

interface RestoringOptions {
  post: StaffPost;
  revision: Revision;
  onRestored: (stored: StaffPost) => void;
  onClose: () => void;
}

/** Writes a version as the newest; what was written by a call whose answer was lost is found, not written again. */
export function useRestoring({ post, revision, onRestored, onClose }: RestoringOptions) {
  const client = useQueryClient();
  const restoring = useRestoreVersion();
  const [problem, setProblem] = useState("");
  const [freeSlug, setFreeSlug] = useState("");
  const [slug, setSlug] = useState("");
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);
  const isLost = useRef(false);

  async function write(): Promise<StaffPost> {
    const body = { version: post.updatedAt ?? "", ...(freeSlug && { slug: slug.trim() }) };
    try {
      return await restoring.mutateAsync({ postId: post.id, revisionId: revision.id, body });
    } catch (error) {
      isLost.current ||= mayBeStored(error);
      const stored = isLost.current ? await lookUp(client, post.id) : null;
      const wanted = { ...toPostInput(revision), slug: body.slug ?? revision.slug };
      if (stored && stored.updatedAt !== post.updatedAt && isSamePost(toPostInput(stored), wanted))
        return stored;
      throw error;
    }
  }

  async function restore() {
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem("");
    try {
      const stored = await write();
      onClose();
      onRestored(stored);
      showToast({ title: "Sukses!", description: "Versi lama dipulihkan" });
    } catch (error) {
      console.error(error);
      const fields = error instanceof ApiError ? error.fields : {};
      if (fields.slug && error instanceof ApiError && error.status === 409) {
        setFreeSlug(fields.slug);
        setSlug(fields.slug);
      }
      const message = messageOf(
        error,
        isUnanswered(error)
          ? "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi."
          : "Versi ini belum bisa dipulihkan. Silakan coba lagi.",
      );
      setProblem(fields.version ? `${message}. Tutup riwayat, lalu muat ulang artikelnya.` : message);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return { restore, problem, freeSlug, slug, setSlug, isPending };
}
