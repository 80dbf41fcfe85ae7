import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type ActivityInput,
  type ContactActivity,
  contactActivity,
} from "../../worker/contract/inbox/contact-activity";
import {
  type ContactChange,
  type ContactDetail,
  contactDetail,
} from "../../worker/contract/inbox/contact-change";
import { type ContactSubmission, contactSubmission } from "../../worker/contract/inbox/contact-submission";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";
import { patch, post, readQuery, refresh, retryUnlessGone, useWrite } from "./calls";
import { contactKeys } from "./contact-admin";
import { todayKey } from "./today";

function detailKey(id: number) {
  return ["contact", "detail", id] as const;
}

/** An enquiry. A response that is older than a change of this tab is dropped. */
export function contactDetailQuery(id: number) {
  return queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }): Promise<ContactDetail> => {
      const read = await fetchAs(contactDetail, `/api/contact/${id}`, { signal });
      const known = client.getQueryData<ContactDetail>(detailKey(id));
      return known && known.version > read.version ? known : read;
    },
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    retry: retryUnlessGone,
  });
}

/** The timeline of an enquiry, newest first. */
export const contactActivitiesQuery = (id: number) =>
  readQuery(["contact", "activities", id], z.array(contactActivity), `/api/contact/${id}/activities`, {
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    retry: retryUnlessGone,
  });

/** Invalidates all queries about enquiries except this one. */
function refreshOthers(client: QueryClient, id: number) {
  void refresh(client, todayKey);
  return client.invalidateQueries({
    queryKey: ["contact"],
    predicate: ({ queryKey }) => !(queryKey[1] === "detail" && queryKey[2] === id),
  });
}

export type ContactPatch = Omit<ContactChange, "version">;

/** Writes to an enquiry are sent in sequence, because each is based on the version of the previous one. */
const toScope = (id: number) => ({ id: `contact ${id}` });

/** Changes an enquiry of `version`, or of the version known when it is sent; the response is shown afterwards. */
export function useChangeContact(id: number) {
  const client = useQueryClient();
  return useMutation({
    scope: toScope(id),
    mutationFn: (wanted: ContactPatch & { version?: number }): Promise<ContactSubmission> => {
      const { version = 0 } = client.getQueryData<ContactDetail>(detailKey(id)) ?? {};
      return patch(contactSubmission, `/api/contact/${id}`, { version, ...wanted } satisfies ContactChange);
    },
    onMutate: () => client.cancelQueries({ queryKey: detailKey(id) }),
    onSuccess: (stored) => {
      client.setQueryData<ContactDetail>(detailKey(id), (known) => known && { ...known, ...stored });
      void refreshOthers(client, id);
    },
    // It was changed or erased meanwhile, so the current state is fetched first.
    onError: () => client.invalidateQueries({ queryKey: detailKey(id) }),
  });
}

interface NewActivity {
  input: ActivityInput;
  /** The same for every attempt, so that it is stored once. */
  key: string;
}

export function useAddActivity(contactId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: toScope(contactId),
    mutationFn: ({ input, key: idempotencyKey }: NewActivity) =>
      post(contactActivity, `/api/contact/${contactId}/activities`, input, {
        keepalive: true,
        idempotencyKey,
      }),
    // A failed e-mail is in the timeline too.
    onSettled: () => refresh(client, ...contactKeys),
  });
}

interface Removal {
  contactId: number;
  activity: Pick<ContactActivity, "id">;
}

/** Takes something out of the timeline; the stage stays. */
export const useRemoveActivity = () =>
  useWrite(contactKeys, ({ contactId, activity: { id } }: Removal) =>
    request(`/api/contact/${contactId}/activities/${id}`, { method: "DELETE" }),
  );
