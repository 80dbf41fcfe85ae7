import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type WritingRulesInput, writingRules } from "../../worker/contract/studio/writing-rules";
import { keepAnswer } from "../lib/query-client";
import { fetchAs } from "../lib/read-as";

/** How we write, always the newest state. */
export function writingRulesQuery() {
  return queryOptions({
    queryKey: ["writing-rules"],
    queryFn: () => fetchAs(writingRules, "/api/writing-rules"),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Stores the next version. */
export function useChangeRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input: body, key: idempotencyKey }: { input: WritingRulesInput; key: string }) =>
      fetchAs(writingRules, "/api/writing-rules", { method: "PUT", body, idempotencyKey }),
    onSuccess: (stored) => keepAnswer(client, writingRulesQuery().queryKey, stored),
  });
}
