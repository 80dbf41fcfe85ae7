import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Action } from "../../../../worker/contract/rights";
import { sessionQuery } from "../../../api/auth";
import { useStaff } from "../../../api/staff-rights";

/** Ways that only some may go; shown until it is known who is signed in, so that nothing moves for most. */
export function ForRight({ action, children }: { action: Action; children: ReactNode }) {
  const isKnown = useQuery(sessionQuery()).isSuccess;
  const { may } = useStaff();
  return isKnown && !may(action) ? null : children;
}
