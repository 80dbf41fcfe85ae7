import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { checksQuery, useDecideClaim } from "../../../../api/checks";
import { bringIntoView } from "../../../lib/checks/bring-into-view";
import { countOpen } from "../../../lib/checks/claim-groups";

/** Opens the form of a post at its checks. */
export const checksHash = "#pemeriksaan";

/** What an article of the writer claims, for its form: what is open of it, and whether it is on the screen. */
export function usePostChecks(post: StaffPost | null) {
  const isGenerated = post?.origin === "ai";
  const isAskedFor = useLocation().hash === checksHash;
  const query = useQuery({ ...checksQuery(post?.id ?? 0), enabled: isGenerated });
  const decide = useDecideClaim(post?.id ?? 0);
  const [isShown, setShown] = useState(isAskedFor && isGenerated);
  const [asked, setAsked] = useState(isAskedFor && isGenerated ? 1 : 0);
  const panel = useRef<HTMLElement>(null);

  // Also where it is on the screen already, beyond its edge.
  useEffect(() => {
    if (asked > 0) bringIntoView(panel.current);
  }, [asked]);

  return {
    isGenerated,
    query,
    decide,
    panel,
    /** Claims of the stored text that nobody has confirmed. */
    open: isGenerated ? (query.data ? countOpen(query.data) : (post?.openClaims ?? 0)) : 0,
    /** The same of the waiting change alone. */
    openInChange: query.data ? countOpen(query.data, true) : 0,
    isShown: isShown && isGenerated,
    hide: () => setShown(false),
    /** Brings them onto the screen, with the focus. */
    show: () => {
      setShown(true);
      setAsked((before) => before + 1);
    },
  };
}

export type PostChecksState = ReturnType<typeof usePostChecks>;
