import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { checksQuery } from "../../../api/checks";
import { bringIntoView } from "../../lib/checks/bring-into-view";
import { countOpen } from "../../lib/checks/claim-groups";

/** Where it has room beside the article. */
const beside = "(min-width: 96rem)";

/** What is still to be checked of the article that is read, before it can be approved. */
export function useOpenClaims({ id, origin, openClaims }: StaffPostSummary) {
  const isGenerated = origin === "ai";
  const query = useQuery({ ...checksQuery(id), enabled: isGenerated });
  const open = isGenerated ? (query.data ? countOpen(query.data) : openClaims) : 0;
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<{ id: number; isOpen: boolean } | null>(null);
  const [isBeside] = useState(() => window.matchMedia(beside).matches);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked > 0) bringIntoView(panel.current);
  }, [asked]);

  return {
    isGenerated,
    query,
    open,
    panel,
    // Beside the article it is unfolded where there is something to do; above it, it would stand in its way.
    isOpen: chosen?.id === id ? chosen.isOpen : isBeside && open > 0,
    setOpen: (isOpen: boolean) => setChosen({ id, isOpen }),
    /** Brings them onto the screen, with the focus. */
    show: () => {
      setChosen({ id, isOpen: true });
      setAsked((before) => before + 1);
    },
  };
}

export type OpenClaims = ReturnType<typeof useOpenClaims>;

/** Leads to them where an approval was refused because of them: somebody has changed the text meanwhile. */
export function useClaimsRefusal(isRefused: boolean, { query, show }: OpenClaims): void {
  const lead = useRef(() => {});
  lead.current = () => {
    void query.refetch();
    show();
  };
  useEffect(() => {
    if (isRefused) lead.current();
  }, [isRefused]);
}
