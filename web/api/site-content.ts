import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { notificationTest } from "../../worker/contract/contact-admin";
import type {
  ContentVersionEntry,
  DiscardInput,
  PendingInput,
  PublishedContent,
  SiteContentState,
  VersionInput,
} from "../../worker/contract/site-content/calls";
import { request } from "../lib/http";
import { readAs } from "../lib/read-as";

const path = "/api/site-content";

/** The shape is that of the schemas: the server has made the answer of them. */
const readJson = async <Answer>(response: Response): Promise<Answer> =>
  response.status === 204 ? (null as Answer) : ((await response.json()) as Answer);

/** What is published of the site's content and what is being changed. */
export const siteContentQuery = () =>
  queryOptions({
    queryKey: ["site-content"],
    queryFn: async () => readJson<SiteContentState>(await request(path)),
    staleTime: 0,
  });

export const contentHistoryQuery = () =>
  queryOptions({
    queryKey: ["site-content", "history"],
    queryFn: async () => readJson<ContentVersionEntry[]>(await request(`${path}/history`)),
    staleTime: 0,
  });

/** A change of what is pending, or of what is published; what the screen shows is read anew. */
function useContentCall<Input, Answer>(call: (input: Input) => Promise<Response>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => readJson<Answer>(await call(input)),
    onSettled: () => client.invalidateQueries({ queryKey: ["site-content"] }),
  });
}

export const useSavePending = () =>
  useContentCall<{ input: PendingInput; key: string }, SiteContentState>(
    ({ input: body, key: idempotencyKey }) =>
      request(`${path}/pending`, { method: "PUT", body, idempotencyKey }),
  );

export const usePublishContent = () =>
  useContentCall<VersionInput, PublishedContent>((body) =>
    request(`${path}/publish`, { method: "POST", body }),
  );

export const useDiscardPending = () =>
  useContentCall<DiscardInput, null>((body) => request(`${path}/pending`, { method: "DELETE", body }));

export const useRestoreContent = () =>
  useContentCall<VersionInput, SiteContentState>((body) =>
    request(`${path}/restore`, { method: "POST", body }),
  );

/** Sends a message to what is typed; the answer says what became of it. */
export function useNotificationTest() {
  return useMutation({
    mutationFn: async (notifications: unknown) => {
      const response = await request("/api/notifications/test", { method: "POST", body: { notifications } });
      return readAs(notificationTest, response);
    },
  });
}
