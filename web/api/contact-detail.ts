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
import { isGone, request } from "../lib/http";
import { readAs } from "../lib/read-as";
import { refreshContacts } from "./contact-admin";
import { refreshToday } from "./today";

function detailKey(id: number) {
  return ["contact", "detail", id] as const;
}

/** An enquiry. A response that is older than a change of this tab is dropped. */
export function contactDetailQuery(id: number) {
  return queryOptions({
    queryKey: detailKey(id),
    queryFn: async ({ signal, client }): Promise<ContactDetail> => {
      const read = await readAs(contactDetail, await request(`/api/contact/${id}`, { signal }));
      const known = client.getQueryData<ContactDetail>(detailKey(id));
      return known && known.version > read.version ? known : read;
    },
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    retry: (failures, error) => failures < 1 && !isGone(error),
  });
}

/** The timeline of an enquiry, newest first. */
export function contactActivitiesQuery(id: number) {
  return queryOptions({
    queryKey: ["contact", "activities", id],
    queryFn: async ({ signal }): Promise<ContactActivity[]> =>
      readAs(z.array(contactActivity), await request(`/api/contact/${id}/activities`, { signal })),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    retry: (failures, error) => failures < 1 && !isGone(error),
  });
}

/** Invalidates all queries about enquiries except this one. */
function refreshOthers(client: QueryClient, id: number) {
  refreshToday(client);
  return client.invalidateQueries({
    queryKey: ["contact"],
    predicate: ({ queryKey }) => !(queryKey[1] === "detail" && queryKey[2] === id),
  });
}

export type ContactPatch = Omit<ContactChange, "version">;

/** Writes to an enquiry are sent in sequence, because each is based on the version of the previous one. */
const scopeOf = (id: number) => ({ id: `contact ${id}` });

/** Changes an enquiry of `version`, or of the version known when it is sent; the response is shown afterwards. */
export function useChangeContact(id: number) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(id),
    mutationFn: async (wanted: ContactPatch & { version?: number }): Promise<ContactSubmission> => {
      const { version = 0 } = client.getQueryData<ContactDetail>(detailKey(id)) ?? {};
      const body = { version, ...wanted } satisfies ContactChange;
      return readAs(contactSubmission, await request(`/api/contact/${id}`, { method: "PATCH", body }));
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
    scope: scopeOf(contactId),
    mutationFn: async ({ input, key }: NewActivity): Promise<ContactActivity> => {
      const options = { method: "POST", body: input, keepalive: true, idempotencyKey: key } as const;
      return readAs(contactActivity, await request(`/api/contact/${contactId}/activities`, options));
    },
    // A failed e-mail is in the timeline too.
    onSettled: () => refreshContacts(client),
  });
}

interface Removal {
  contactId: number;
  activity: Pick<ContactActivity, "id">;
}

export function useRemoveActivity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ contactId, activity: { id } }: Removal) =>
      request(`/api/contact/${contactId}/activities/${id}`, { method: "DELETE" }),
    onSuccess: () => refreshContacts(client),
    // It was deleted by somebody else, so the shown timeline is stale.
    onError: (error) => void (isGone(error) && refreshContacts(client)),
  });
}
