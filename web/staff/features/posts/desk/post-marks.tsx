import { type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { openClaimsText } from "../../../lib/checks/claim-groups";
import { AiMark } from "../../../ui/ai-mark";
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
      {post.origin === "ai" && post.openClaims > 0 && (
        <>
          {view === "published" && !post.reviewer && (
            <li className="rounded-md bg-danger-pale px-2 py-0.5 font-semibold text-danger">
              Terbit tanpa tinjauan
            </li>
          )}
          <li className="rounded-md border border-fajar px-1.5 py-px font-semibold text-fajar-deep">
            {openClaimsText(post.openClaims)}
          </li>
        </>
      )}
      {post.hasPending && (
        <li className="rounded-md bg-leaf-pale px-2 py-0.5 font-semibold text-leaf">Ada usulan perubahan</li>
      )}
      {post.notes > 0 && <li className="rounded-md border border-edge px-1.5 py-px">{post.notes} catatan</li>}
      {post.author && <li className="text-ink-soft [overflow-wrap:anywhere]">{post.author.name}</li>}
    </ul>
  );
}
