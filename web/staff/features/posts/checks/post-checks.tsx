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

/** The claims of the post in a form, and the drawer that they are checked in. */
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
  /** Until the claims are there, as many as the post says. */
  const stored = post?.openClaims ?? 0;
  return {
    isGenerated,
    claims: claims ?? [],
    drawer,
    openInPost: !isGenerated ? 0 : claims ? openInPost(claims).length : stored,
    /** Of the post and of what waits beside it. */
    openInAll: !isGenerated ? 0 : claims ? claims.filter(({ state }) => state === "open").length : stored,
    openInChange: (change: PendingChange | PostInput) =>
      isGenerated && claims ? openInChange(claims, change).length : 0,
  };
}

export type PostChecks = ReturnType<typeof usePostChecks>;

/** Ends the address of a form that opens with its claims. */
export const checksHash = "#pemeriksaan";

/** The way from the list to where the claims of a post are checked. */
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
  /** What becomes of them: "tidak ikut terbit". */
  consequence: string;
}

/** Names the posts among those that a dialog is about that are held back by their claims, with the way to each. */
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
