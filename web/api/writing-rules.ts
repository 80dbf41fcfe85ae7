import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type WritingRulesInput, writingRules } from "../../worker/contract/studio/writing-rules";
import { request } from "../lib/http";
import { keepAnswer } from "../lib/keep-answer";
import { readAs } from "../lib/read-as";

/** How we write, always the newest state. */
export function writingRulesQuery() {
  return queryOptions({
    queryKey: ["writing-rules"],
    queryFn: async () => readAs(writingRules, await request("/api/writing-rules")),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Stores the next version. */
export function useChangeRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ input: body, key: idempotencyKey }: { input: WritingRulesInput; key: string }) => {
      const response = await request("/api/writing-rules", { method: "PUT", body, idempotencyKey });
      return readAs(writingRules, response);
    },
    onSuccess: (stored) => keepAnswer(client, writingRulesQuery().queryKey, stored),
  });
}
