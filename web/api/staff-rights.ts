import { useQuery } from "@tanstack/react-query";
import { type Action, may } from "../../worker/contract/rights";
import { sessionQuery } from "./auth";

/** The signed-in user and their rights, for the UI only; the server enforces them. */
export function useStaff() {
  const user = useQuery(sessionQuery()).data?.user ?? null;
  const role = user?.role ?? (user?.isAdmin ? "editor" : null);
  return { user, role, may: (action: Action) => may(role, action) };
}
