import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type ReplyTemplateInput, replyTemplate } from "../../worker/contract/inbox/reply-template";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

async function fetchTemplates() {
  return readAs(z.array(replyTemplate), await request("/api/reply-templates"));
}

const templatesKey = ["reply-templates"];

/** The texts that answer many enquiries. */
export function replyTemplatesQuery() {
  return queryOptions({
    queryKey: [...templatesKey, "list"],
    queryFn: fetchTemplates,
    staleTime: 0,
    retry: 1,
  });
}

/** The template as it is stored now; null where it is gone. */
async function fetchTemplate(id: number) {
  return (await fetchTemplates()).find((template) => template.id === id) ?? null;
}

/** The template that a form changes: a save must start from what is stored. */
export function editedTemplateQuery(id: number) {
  return queryOptions({
    queryKey: ["reply-template-form", id],
    queryFn: () => fetchTemplate(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A mutation after which all templates are fetched anew. */
function useTemplateMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: templatesKey }),
  });
}

interface SavedTemplate {
  id: number | null;
  input: ReplyTemplateInput;
  key: string;
}

/** Stores a template: a new one where `id` is null, else over the version that `input` names. */
export function useSaveTemplate() {
  return useTemplateMutation(async ({ id, input: body, key: idempotencyKey }: SavedTemplate) => {
    const response =
      id === null
        ? await request("/api/reply-templates", { method: "POST", body, idempotencyKey })
        : await request(`/api/reply-templates/${id}`, { method: "PUT", body, idempotencyKey });
    return readAs(replyTemplate, response);
  });
}

export function useDeleteTemplate() {
  return useTemplateMutation((id: number) => request(`/api/reply-templates/${id}`, { method: "DELETE" }));
}
