import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { PostInput, StaffPost, StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { checksQuery } from "../../../../api/post-checks";
import { openInChange, openInPost } from "../../../checks/claims";
import { useLateDrawer } from "../../../lib/late-drawer";
import { InlineNotice } from "../../../ui/inline-notice";
import { useListState } from "../post-list-address";

/** The claims of the post of a form, and their drawer. */
export function usePostChecks(post: StaffPost | null) {
  const isGenerated = post?.origin === "ai" && post.status !== "trash";
  const query = useQuery({ ...checksQuery(post?.id ?? 0), enabled: isGenerated });
  const drawer = useLateDrawer(() => import("./checks-drawer"));
  const { hash } = useLocation();
  const isAsked = useRef(hash === checksHash);
  useEffect(() => {
    if (!isAsked.current || !isGenerated) return;
    isAsked.current = false;
    void drawer.open();
  });
  const claims = query.data?.claims;
  /** The count of the post, used until the claims are loaded. */
  const stored = post?.openClaims ?? 0;
  return {
    isGenerated,
    claims: claims ?? [],
    drawer,
    openInPost: !isGenerated ? 0 : claims ? openInPost(claims).length : stored,
    /** The open claims of the post and its pending change. */
    openInAll: !isGenerated ? 0 : claims ? claims.filter(({ state }) => state === "open").length : stored,
    openInChange: (change: PendingChange | PostInput) =>
      isGenerated && claims ? openInChange(claims, change).length : 0,
  };
}

export type PostChecks = ReturnType<typeof usePostChecks>;

/** The fragment that opens a form with its claims. */
export const checksHash = "#pemeriksaan";

/** A link from the list to the claims of a post. */
export function ChecksLink({ id, title }: { id: number; title: string }) {
  return (
    <Link
      to={`/admin/blog/edit/${id}${checksHash}`}
      state={useListState()}
      aria-label={`Periksa klaim ${title}`}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
    >
      Periksa klaim
    </Link>
  );
}

interface ClaimsWarningProps {
  posts: readonly StaffPostSummary[];
  /** The consequence, such as "tidak ikut terbit". */
  consequence: string;
}

/** Names the posts of a dialog that their open claims block, with links. */
export function ClaimsWarning({ posts, consequence }: ClaimsWarningProps) {
  const held = posts.filter(({ origin, openClaims }) => origin === "ai" && openClaims > 0);
  if (held.length === 0) return null;
  return (
    <InlineNotice title={`Masih ada klaim yang belum diperiksa, jadi ${consequence}`} className="mt-5">
      <ul className="mt-1 grid gap-1.5">
        {held.map(({ id, title, openClaims }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {posts.length > 1 && `“${title}”: `}
            {openClaims} klaim. <ChecksLink id={id} title={title} />
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
