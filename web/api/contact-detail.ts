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

/** One enquiry. An answer that was overtaken by a change of this tab does not bring the state before it back. */
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

/** What was done about an enquiry, the newest first. */
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

/** Everything of enquiries but this one is an old state of it now. */
function refreshOthers(client: QueryClient, id: number) {
  refreshToday(client);
  return client.invalidateQueries({
    queryKey: ["contact"],
    predicate: ({ queryKey }) => !(queryKey[1] === "detail" && queryKey[2] === id),
  });
}

/** What a change asks for; the version is named when it is sent. */
export type WantedChange = Omit<ContactChange, "version">;

/** What changes an enquiry is sent one after the other: each begins from the version that the one before has left. */
const scopeOf = (id: number) => ({ id: `contact ${id}` });

/** Changes an enquiry over `version`, or over what is known of it by then; the answer is what is shown from then on. */
export function useChangeContact(id: number) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(id),
    mutationFn: async (wanted: WantedChange & { version?: number }): Promise<ContactSubmission> => {
      const { version = 0 } = client.getQueryData<ContactDetail>(detailKey(id)) ?? {};
      const body = { version, ...wanted } satisfies ContactChange;
      return readAs(contactSubmission, await request(`/api/contact/${id}`, { method: "PATCH", body }));
    },
    onMutate: () => client.cancelQueries({ queryKey: detailKey(id) }),
    onSuccess: (stored) => {
      client.setQueryData<ContactDetail>(detailKey(id), (known) => known && { ...known, ...stored });
      void refreshOthers(client, id);
    },
    // Changed or erased meanwhile: the screen shows it before it says why.
    onError: () => client.invalidateQueries({ queryKey: detailKey(id) }),
  });
}

interface NewActivity {
  input: ActivityInput;
  /** The same for every try to write the same: it is written once. */
  key: string;
}

/** Writes something into the timeline, also when the page is left at once. */
export function useAddActivity(contactId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(contactId),
    mutationFn: async ({ input, key }: NewActivity): Promise<ContactActivity> => {
      const options = { method: "POST", body: input, keepalive: true, idempotencyKey: key } as const;
      return readAs(contactActivity, await request(`/api/contact/${contactId}/activities`, options));
    },
    // A failed e-mail stands in the timeline too.
    onSettled: () => refreshContacts(client),
  });
}

interface Removal {
  contactId: number;
  activity: Pick<ContactActivity, "id">;
}

/** Takes something out of the timeline; the stage stays. */
export function useRemoveActivity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ contactId, activity: { id } }: Removal) =>
      request(`/api/contact/${contactId}/activities/${id}`, { method: "DELETE" }),
    onSuccess: () => refreshContacts(client),
    // Somebody was faster: the timeline on the screen is an old one.
    onError: (error) => void (isGone(error) && refreshContacts(client)),
  });
}
