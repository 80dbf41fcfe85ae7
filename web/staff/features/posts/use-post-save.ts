import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Post, PostInput } from "../../../../worker/contract/blog";
import { storedPostQuery, useCreatePost, useUpdatePost } from "../../../api/blog-admin";
import { applyFieldErrors } from "../../../lib/form";
import { ApiError, isGone, isSignedOut, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { postFields } from "./post-draft";

/** Why the last save did not happen, where more than a message is needed. */
export type SaveProblem =
  | { kind: "conflict"; stored: Post }
  | { kind: "gone" }
  | { kind: "offline" }
  | { kind: "refused"; message: string };

const offlineMessage = "Tidak bisa terhubung ke server. Periksa sambungan internet Anda, lalu simpan lagi.";
/** Milliseconds between the two toasts of a failed update; only one is on the screen at a time. */
const detailDelay = 2000;

const creation = {
  success: "Blog post berhasil dibuat",
  failure: "Gagal membuat blog post",
  hasDetail: false,
};
const change = {
  success: "Blog post berhasil diperbarui",
  failure: "Gagal memperbarui blog post",
  hasDetail: true,
};

interface SaveOptions {
  /** The post that is edited; null makes a new one. */
  postId: number | null;
  form: UseFormReturn<PostInput>;
  /** `sent` is what the form held when it was sent; `leaves` as the save was asked for. */
  onSaved: (stored: Post, sent: PostInput, leaves: boolean) => void;
}

/** Stores what the form holds, and tells how it went. */
export function usePostSave({ postId, form, onSaved }: SaveOptions) {
  const client = useQueryClient();
  const create = useCreatePost();
  const update = useUpdatePost();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const isBusy = useRef(false);
  const detailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(detailTimer.current), []);

  async function run(
    { success, failure, hasDetail }: typeof creation,
    sent: PostInput,
    leaves: boolean,
    write: () => Promise<Post>,
  ) {
    if (isBusy.current) return;
    isBusy.current = true;
    clearTimeout(detailTimer.current);
    try {
      const stored = await write();
      setProblem(null);
      onSaved(stored, sent, leaves);
      showToast({ title: "Sukses!", description: success });
    } catch (error) {
      console.error(error);
      const message = messageOf(error, isUnanswered(error) ? offlineMessage : "Silakan coba lagi.");
      const detail = { variant: "destructive", title: "Detail Error", description: message } as const;
      showToast({ variant: "destructive", title: failure, ...(!hasDetail && { description: message }) });
      if (hasDetail) detailTimer.current = setTimeout(() => showToast(detail), detailDelay);
      setProblem(await explain(error, message));
      applyFieldErrors(error, postFields, form.setError);
    } finally {
      isBusy.current = false;
    }
  }

  async function explain(error: unknown, message: string): Promise<SaveProblem | null> {
    if (isUnanswered(error)) return { kind: "offline" };
    if (!(error instanceof ApiError)) return { kind: "refused", message };
    // The frame of the staff area says so, with the way to the login.
    if (isSignedOut(error)) return null;
    if (postId !== null && isGone(error)) return { kind: "gone" };
    if (postId !== null && error.fields.baseUpdatedAt) return findConflict(client, postId, message);
    // Field messages stand at their fields.
    return postFields.some((name) => error.fields[name]) ? null : { kind: "refused", message };
  }

  return {
    problem,
    isSaving: create.isPending || update.isPending,
    clearProblem: () => setProblem(null),
    createPost: (input: PostInput, leaves: boolean) =>
      run(creation, input, leaves, () => create.mutateAsync(input)),
    /** Writes over the version `baseUpdatedAt`, and only over it. */
    updatePost: (id: number, input: PostInput, baseUpdatedAt: string | null, leaves: boolean) =>
      run(change, input, leaves, () =>
        update.mutateAsync({ id, ...input, ...(baseUpdatedAt && { baseUpdatedAt }) }),
      ),
  };
}

async function findConflict(client: QueryClient, id: number, message: string): Promise<SaveProblem> {
  try {
    return { kind: "conflict", stored: await client.fetchQuery(storedPostQuery(id)) };
  } catch (error) {
    console.error(error);
    return isGone(error) ? { kind: "gone" } : { kind: "refused", message };
  }
}
