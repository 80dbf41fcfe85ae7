import { ExternalLink } from "lucide";
import { type StaffPost, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { Icon } from "../../../../ui/icon";
import { AiMark } from "../../../ui/ai-mark";
import { UnreviewedMark } from "../checks/unreviewed-mark";
import { PostView } from "../desk/post-view";

/** Where a post stands: its state, who wrote it and who brought it before the public, and the way to read it. */
export function PostState({ post, openClaims }: { post: StaffPost; openClaims: number }) {
  const view = viewOf(post, Date.now());
  return (
    <ul aria-label="Status artikel" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <li>
        <PostView post={post} />
      </li>
      {post.origin === "ai" && (
        <li>
          <AiMark />
        </li>
      )}
      <UnreviewedMark post={post} openClaims={openClaims} />
      {post.author && <li className="text-ink-soft [overflow-wrap:anywhere]">Penulis: {post.author.name}</li>}
      {post.reviewer && (
        <li className="text-ink-soft [overflow-wrap:anywhere]">Peninjau: {post.reviewer.name}</li>
      )}
      {view !== "trash" && (
        <li>
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold underline underline-offset-4"
          >
            Lihat artikel
            <Icon node={ExternalLink} className="size-4" />
            <span className="sr-only">(tab baru)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
