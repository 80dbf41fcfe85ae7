import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PasswordConfirmation } from "../../worker/contract/account";
import { loginAnswer } from "../../worker/contract/auth";
import {
  type ClaimInput,
  type InvitedAccount,
  type InviteInput,
  newInvite,
  newLink,
  openInvite,
  type PasswordReset,
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

const addressOf = (token: string) => `/api/invites/${encodeURIComponent(token)}`;

/** What a link is for. */
export function inviteQuery(token: string) {
  return queryOptions({
    queryKey: ["invite", token],
    queryFn: () => fetchAs(openInvite, addressOf(token)),
  });
}

/** Uses a link; the answer has a user who is signed in now, unless a second factor is asked for first. */
export function useRedeem(token: string) {
  return useMutation({
    mutationFn: (body: InvitedAccount | PasswordReset) =>
      fetchAs(loginAnswer, addressOf(token), { method: "POST", body }),
  });
}

/** Whether the code of the first account's link works. */
export function claimQuery(code: string) {
  return queryOptions({
    queryKey: ["claim", code],
    queryFn: async () => {
      await request("/api/claim/check", { method: "POST", body: { code } });
      return true;
    },
  });
}

/** Makes the first account, which is signed in then. */
export function useClaim() {
  return useMutation({
    mutationFn: (body: ClaimInput) => fetchAs(loginAnswer, "/api/claim", { method: "POST", body }),
  });
}
