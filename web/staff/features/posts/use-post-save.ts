import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Post, PostInput } from "../../../../worker/contract/blog";
import { storedPostQuery, useCreatePost, useUpdatePost } from "../../../api/blog-admin";
import { applyFieldErrors } from "../../../lib/form";
import { ApiError, isGone, isSignedOut, messageOf } from "../../../lib/http";
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

interface SaveOptions {
  /** The post that is edited; null makes a new one. */
  postId: number | null;
  form: UseFormReturn<PostInput>;
  onSaved: () => void;
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

  async function run(success: string, failure: string, write: () => Promise<Post>, hasDetail: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    clearTimeout(detailTimer.current);
    try {
      await write();
      setProblem(null);
      onSaved();
      showToast({ title: "Sukses!", description: success });
    } catch (error) {
      console.error(error);
      const message = messageOf(error, error instanceof TypeError ? offlineMessage : "Silakan coba lagi.");
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
    if (error instanceof TypeError) return { kind: "offline" };
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
    createPost: (input: PostInput) =>
      run("Blog post berhasil dibuat", "Gagal membuat blog post", () => create.mutateAsync(input), false),
    /** Writes over the version `baseUpdatedAt`, and only over it. */
    updatePost: (id: number, input: PostInput, baseUpdatedAt: string | null) =>
      run(
        "Blog post berhasil diperbarui",
        "Gagal memperbarui blog post",
        () => update.mutateAsync({ id, ...input, ...(baseUpdatedAt && { baseUpdatedAt }) }),
        true,
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
