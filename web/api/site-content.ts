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

/** The shape is that of the schemas: the server has made the answer of them. */
async function call<Answer>(path: string, options?: RequestOptions): Promise<Answer> {
  const response = await request(`/api/site-content${path}`, options);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

/** What is published of the site's content and what is being changed. */
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

/** Sends a message to what is typed; the answer says what became of it. */
export const useNotificationTest = () =>
  useWrite([], (notifications: unknown) =>
    post(notificationTest, "/api/notifications/test", { notifications }),
  );
