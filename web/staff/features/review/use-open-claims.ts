import { useQuery } from "@tanstack/react-query";
import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { checksQuery } from "../../../api/post-checks";
import { openInPost } from "../../checks/open-claims";

/** How many claims hold an article back; until they are there, as many as it says itself. */
export function useOpenClaims({ id, origin, openClaims }: StaffPostSummary): number {
  const { data } = useQuery({ ...checksQuery(id), enabled: origin === "ai" });
  if (origin !== "ai") return 0;
  return data ? openInPost(data.claims).length : openClaims;
}
