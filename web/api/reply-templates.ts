import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type ReplyTemplateInput, replyTemplate } from "../../worker/contract/inbox/reply-template";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { once, post, put, readQuery, useWrite } from "./calls";

const path = "/api/reply-templates";
const templatesKey = ["reply-templates"];
const templates = z.array(replyTemplate);

export const replyTemplatesQuery = () => readQuery(templatesKey, templates, path, { retry: 1 });

/** The stored template for a form; null if it is gone. */
export const editedTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: ["reply-template-form", id],
    queryFn: async () => (await fetchAs(templates, path)).find((template) => template.id === id) ?? null,
    ...once,
  });

interface SavedTemplate {
  id: number | null;
  input: ReplyTemplateInput;
  key: string;
}

/** Stores a template: a new one if `id` is null, else a change of the version in `input`. */
export const useSaveTemplate = () =>
  useWrite([templatesKey], ({ id, input: body, key: idempotencyKey }: SavedTemplate) =>
    id === null
      ? post(replyTemplate, path, body, { idempotencyKey })
      : put(replyTemplate, `${path}/${id}`, body, { idempotencyKey }),
  );

export const useDeleteTemplate = () =>
  useWrite([templatesKey], (id: number) => request(`${path}/${id}`, { method: "DELETE" }));
