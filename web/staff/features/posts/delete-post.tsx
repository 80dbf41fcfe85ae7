import { useQueryClient } from "@tanstack/react-query";
import type { PostSummary } from "../../../../worker/contract/blog";
import { useDeletePost } from "../../../api/blog-admin";
import { ApiError } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface DeletePostProps {
  /** The post to ask about; null asks nothing. */
  post: PostSummary | null;
  onDone: () => void;
}

/** Asks whether a post shall go, and deletes it. */
export function DeletePost({ post, onDone }: DeletePostProps) {
  const client = useQueryClient();
  const deletePost = useDeletePost();

  function handleConfirm() {
    if (!post) return;
    deletePost.mutate(post.id, {
      onSuccess: () => showToast({ title: "Sukses!", description: "Blog post berhasil dihapus" }),
      onError: (error) => {
        console.error(error);
        const isGone = error instanceof ApiError && error.status === 404;
        // Somebody was faster: the list on the screen is an old one.
        if (isGone) void client.invalidateQueries({ queryKey: ["blog"] });
        showToast({
          variant: "destructive",
          title: "Error",
          description: `Gagal menghapus blog post${isGone ? ": post ini sudah dihapus sebelumnya" : ""}`,
        });
      },
      onSettled: onDone,
    });
  }

  return (
    <ConfirmDialog
      open={post !== null}
      title="Hapus Blog Post"
      cancelLabel="Batal"
      confirmLabel="Ya, Hapus"
      pending={deletePost.isPending}
      onCancel={onDone}
      onConfirm={handleConfirm}
    >
      Apakah Anda yakin ingin menghapus blog post ini? Tindakan ini tidak dapat dibatalkan.
      {post && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{post.title}</strong>}
    </ConfirmDialog>
  );
}
