import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../lib/http";

/** True once the server has answered 401 to any call since this was first used. */
export function useSessionExpired(): boolean {
  const client = useQueryClient();
  const [expired, setExpired] = useState(false);

  useEffect(() => {
    const notice = (error: unknown) => error instanceof ApiError && error.status === 401 && setExpired(true);
    const unsubscribeQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    const unsubscribeMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [client]);

  return expired;
}
