import { queryOptions, useMutation } from "@tanstack/react-query";
import { loginAnswer } from "../../worker/contract/auth";
import {
  type ClaimInput,
  type InvitedAccount,
  openInvite,
  type PasswordReset,
} from "../../worker/contract/staff";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";

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
