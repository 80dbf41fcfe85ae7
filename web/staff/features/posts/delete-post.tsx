import type { PostSummary } from "../../../../worker/contract/blog";
import { useDeletePost } from "../../../api/blog-admin";
import { isGone } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { ConfirmedAction } from "../../lib/confirmed-action";

interface DeletePostProps {
  /** The post to ask about; null asks nothing. */
  post: PostSummary | null;
  onDone: () => void;
  /** Puts it into the trash instead; left out where it is there, or may not be put there. */
  onTrash?: (() => void) | undefined;
}

/** Asks whether a post shall go, and deletes it. */
export function DeletePost({ post, onDone, onTrash }: DeletePostProps) {
  return (
    <ConfirmedAction
      input={post?.id ?? null}
      mutation={useDeletePost()}
      title="Hapus Blog Post"
      confirmLabel="Ya, Hapus"
      alternative={onTrash && { label: "Pindahkan ke Sampah", onSelect: onTrash }}
      success={() => ({ title: "Sukses!", description: "Blog post berhasil dihapus" })}
      onFailure={showDeleteFailure}
      onDone={onDone}
    >
      Apakah Anda yakin ingin menghapus blog post ini? Tindakan ini tidak dapat dibatalkan.
      {post && <strong className="mt-3 block text-ink [overflow-wrap:anywhere]">{post.title}</strong>}
    </ConfirmedAction>
  );
}

function showDeleteFailure(error: Error) {
  console.error(error);
  showToast({
    variant: "destructive",
    title: "Error",
    description: `Gagal menghapus blog post${isGone(error) ? ": artikel ini sudah dihapus sebelumnya" : ""}`,
  });
}
