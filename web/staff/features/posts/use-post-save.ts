import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Post, PostInput } from "../../../../worker/contract/blog";
import { storedPostQuery, useCreatePost, useUpdatePost } from "../../../api/blog-admin";
import { applyFieldErrors } from "../../../lib/form";
import { ApiError, isGone, isSignedOut, isUnanswered, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { findOwnSave, isInTheWay, mayBeStored } from "./own-save";
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
  /** Another save was asked for while one was under way; `leaves` as it was asked for. */
  const [next, setNext] = useState<{ leaves: boolean } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  /** What was sent and never answered, so that it may be stored. */
  const unanswered = useRef<PostInput[]>([]);
  const detailTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(detailTimer.current), []);

  async function run(
    { success, failure, hasDetail }: typeof creation,
    sent: PostInput,
    leaves: boolean,
    write: () => Promise<Post>,
  ) {
    if (isBusy.current) {
      setNext({ leaves });
      return;
    }
    isBusy.current = true;
    setSaving(true);
    clearTimeout(detailTimer.current);
    try {
      const stored = await writeOrOverwrite(sent, write);
      unanswered.current = [];
      setProblem(null);
      onSaved(stored, sent, leaves);
      showToast({ title: "Sukses!", description: success });
    } catch (error) {
      console.error(error);
      setNext(null);
      if (mayBeStored(error)) unanswered.current.push(sent);
      const message = messageOf(error, isUnanswered(error) ? offlineMessage : "Silakan coba lagi.");
      const detail = { variant: "destructive", title: "Detail Error", description: message } as const;
      showToast({ variant: "destructive", title: failure, ...(!hasDetail && { description: message }) });
      if (hasDetail) detailTimer.current = setTimeout(() => showToast(detail), detailDelay);
      setProblem(await explain(error, message));
      applyFieldErrors(error, postFields, form.setError);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  /** What stands in the way may be one's own: stored by a save whose answer was lost. It is written over. */
  async function writeOrOverwrite(sent: PostInput, write: () => Promise<Post>): Promise<Post> {
    const overwrite = ({ id, updatedAt }: Post) =>
      update.mutateAsync({ id, ...sent, ...(updatedAt && { baseUpdatedAt: updatedAt }) });
    const found = postId === null ? await findOwnSave(client, postId, unanswered.current) : null;
    if (found) return overwrite(found);
    try {
      return await write();
    } catch (error) {
      const own = isInTheWay(error) ? await findOwnSave(client, postId, unanswered.current) : null;
      if (!own) throw error;
      return overwrite(own);
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
    isSaving,
    next,
    forgetNext: () => setNext(null),
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
