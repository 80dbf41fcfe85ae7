import { useQuery } from "@tanstack/react-query";
import { type Action, may } from "../../worker/contract/rights";
import { sessionQuery } from "./auth";

/** Who is signed in and what they may do, as far as it is known; the server decides all the same. */
export function useStaff() {
  const user = useQuery(sessionQuery()).data?.user ?? null;
  const role = user?.role ?? (user?.isAdmin ? "editor" : null);
  return { user, role, may: (action: Action) => may(role, action) };
}
