import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PasswordConfirmation } from "../../worker/contract/account";
import {
  type InviteInput,
  newInvite,
  newLink,
  type StaffChange,
  staffList,
  staffMember,
} from "../../worker/contract/staff";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";

/** Everybody with an account and the links that wait, always the newest state. */
export function staffQuery() {
  return queryOptions({
    queryKey: ["staff"],
    queryFn: () => fetchAs(staffList, "/api/staff"),
    staleTime: 0,
  });
}

/** A mutation after which staff are fetched anew, whatever came of it: a refusal tells of a list that is old. */
function useStaffMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Nobody waits for it: what was made is shown at once.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ["auth", "me"] });
      void client.invalidateQueries({ queryKey: ["staff"] });
    },
  });
}

export function useInvite() {
  return useStaffMutation((body: InviteInput) =>
    fetchAs(newInvite, "/api/staff/invites", { method: "POST", body }),
  );
}

export function useWithdrawLink() {
  return useStaffMutation(({ id, ...body }: PasswordConfirmation & { id: number }) =>
    request(`/api/staff/invites/${id}`, { method: "DELETE", body }),
  );
}

export function useChangeStaff() {
  return useStaffMutation(({ id, ...body }: StaffChange & { id: number }) =>
    fetchAs(staffMember, `/api/staff/${id}`, { method: "PUT", body }),
  );
}

export function useResetLink() {
  return useStaffMutation(({ id, ...body }: PasswordConfirmation & { id: number }) =>
    fetchAs(newLink, `/api/staff/${id}/reset-link`, { method: "POST", body }),
  );
}

/** What is done to an account without an answer. */
export type StaffCall = "end-sessions" | "unlock" | "remove-second-factor";

export function useStaffCall() {
  return useStaffMutation(({ id, call, ...body }: PasswordConfirmation & { id: number; call: StaffCall }) =>
    request(`/api/staff/${id}/${call}`, { method: "POST", body }),
  );
}
