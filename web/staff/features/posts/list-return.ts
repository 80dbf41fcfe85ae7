import { useLocation } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";

/** The history state of a link from the list of posts: what was searched and filtered there, for the way back. */
export function useListState() {
  const { search } = useLocation();
  return { listSearch: search };
}

/** The list of posts as it was left; all of it where one came from somewhere else. */
export function useListAddress(): string {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === "object" && state !== null && "listSearch" in state;
  return staffPaths.posts + (isKnown ? String(state.listSearch) : "");
}
