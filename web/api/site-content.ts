import { queryOptions } from "@tanstack/react-query";
import { notificationTest } from "../../worker/contract/contact-admin";
import type {
  ContentVersionEntry,
  DiscardInput,
  PendingInput,
  PublishedContent,
  SiteContentState,
  VersionInput,
} from "../../worker/contract/site-content/calls";
import { type RequestOptions, request } from "../lib/http";
import { post, useWrite } from "./calls";

const contentKey = ["site-content"];

/** Not parsed with a schema, because the server builds the response with the same schemas. */
async function call<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
  const response = await request(`/api/site-content${path}`, options);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

/** The published and the pending content. */
export const siteContentQuery = () =>
  queryOptions({ queryKey: contentKey, queryFn: () => call<SiteContentState>(""), staleTime: 0 });

export const contentHistoryQuery = () =>
  queryOptions({
    queryKey: [...contentKey, "history"],
    queryFn: () => call<ContentVersionEntry[]>("/history"),
    staleTime: 0,
  });

export const useSavePending = () =>
  useWrite([contentKey], ({ input: body, key: idempotencyKey }: { input: PendingInput; key: string }) =>
    call<SiteContentState>("/pending", { method: "PUT", body, idempotencyKey }),
  );

export const usePublishContent = () =>
  useWrite([contentKey], (body: VersionInput) =>
    call<PublishedContent>("/publish", { method: "POST", body }),
  );

export const useDiscardPending = () =>
  useWrite([contentKey], (body: DiscardInput) => call<null>("/pending", { method: "DELETE", body }));

export const useRestoreContent = () =>
  useWrite([contentKey], (body: VersionInput) =>
    call<SiteContentState>("/restore", { method: "POST", body }),
  );

/** Sends a test message to the typed settings; returns the result. */
export const useNotificationTest = () =>
  useWrite([], (notifications: unknown) =>
    post(notificationTest, "/api/notifications/test", { notifications }),
  );
