import { type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { AiMark } from "../../../ui/ai-mark";
import { UnreviewedMark } from "../checks/unreviewed-mark";
import { PostView } from "./post-view";

/** What staff must know of a post besides its title: its state unless it is out, who wrote it, and what waits beside it. */
export function PostMarks({ post }: { post: StaffPostSummary }) {
  const view = viewOf(post, Date.now());
  return (
    <ul className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      {view !== "published" && (
        <li>
          <PostView post={post} />
        </li>
      )}
      {post.origin === "ai" && (
        <li>
          <AiMark />
        </li>
      )}
      <ClaimMarks post={post} />
      {post.hasPending && (
        <li className="rounded-md bg-leaf-pale px-2 py-0.5 font-semibold text-leaf">Ada usulan perubahan</li>
      )}
      {post.notes > 0 && <li className="rounded-md border border-edge px-1.5 py-px">{post.notes} catatan</li>}
      {post.author && <li className="text-ink-soft [overflow-wrap:anywhere]">{post.author.name}</li>}
    </ul>
  );
}

/** What the writer claims and nobody has checked; worst where visitors read it already. */
function ClaimMarks({ post }: { post: StaffPostSummary }) {
  const { origin, openClaims } = post;
  if (origin !== "ai" || openClaims === 0) return null;
  return (
    <>
      <UnreviewedMark post={post} openClaims={openClaims} />
      <li className="rounded-md bg-peach px-2 py-0.5 font-semibold tabular-nums">
        {openClaims} klaim<span className="sr-only"> belum diperiksa</span>
      </li>
    </>
  );
}
