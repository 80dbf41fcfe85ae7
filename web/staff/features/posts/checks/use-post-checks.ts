import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { PostInput } from "../../../../../worker/contract/blog";
import type { PendingChange } from "../../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { checksQuery } from "../../../../api/post-checks";
import { loadCode } from "../../../../lib/load-code";
import { openInChange, openInPost } from "../../../checks/open-claims";
import { useLateDrawer } from "../../../lib/use-late-drawer";
import { checksHash } from "./checks-links";

/** The claims of the post in a form, and the drawer that they are checked in. */
export function usePostChecks(post: StaffPost | null) {
  const isGenerated = post?.origin === "ai" && post.status !== "trash";
  const query = useQuery({ ...checksQuery(post?.id ?? 0), enabled: isGenerated });
  const drawer = useLateDrawer(() => loadCode(() => import("./checks-drawer")));
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
