import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { contactSubmission } from "../../worker/contract/contact";
import { request } from "../lib/http";

export function contactListQuery() {
  return queryOptions({
    queryKey: ["contact", "list"],
    queryFn: async () => {
      const response = await request("/api/contact");
      return z.array(contactSubmission).parse(await response.json());
    },
    staleTime: 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/contact/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: contactListQuery().queryKey }),
  });
}
