import { queryOptions } from "@tanstack/react-query";
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
import { post, put, readQuery, useWrite } from "./calls";

const path = "/api/staff";
const staffKey = ["staff"];
const sessionKey = ["auth", "me"];

export const staffQuery = () => readQuery(staffKey, staffList, path);

export const useInvite = () =>
  useWrite([staffKey, sessionKey], (body: InviteInput) => post(newInvite, `${path}/invites`, body));

export const useWithdrawLink = () =>
  useWrite([staffKey, sessionKey], ({ id, ...body }: PasswordConfirmation & { id: number }) =>
    request(`${path}/invites/${id}`, { method: "DELETE", body }),
  );

export const useChangeStaff = () =>
  useWrite([staffKey, sessionKey], ({ id, ...body }: StaffChange & { id: number }) =>
    put(staffMember, `${path}/${id}`, body),
  );

export const useResetLink = () =>
  useWrite([staffKey, sessionKey], ({ id, ...body }: PasswordConfirmation & { id: number }) =>
    post(newLink, `${path}/${id}/reset-link`, body),
  );

type StaffCall = "end-sessions" | "unlock" | "remove-second-factor";

export const useStaffCall = () =>
  useWrite(
    [staffKey, sessionKey],
    ({ id, call, ...body }: PasswordConfirmation & { id: number; call: StaffCall }) =>
      request(`${path}/${id}/${call}`, { method: "POST", body }),
  );

const toInvitePath = (token: string) => `/api/invites/${encodeURIComponent(token)}`;

export const inviteQuery = (token: string) =>
  readQuery(["invite", token], openInvite, toInvitePath(token), { staleTime: Number.POSITIVE_INFINITY });

/** Uses a link; the response has the signed-in user, unless a second factor is required. */
export const useRedeem = (token: string) =>
  useWrite([], (body: InvitedAccount | PasswordReset) => post(loginAnswer, toInvitePath(token), body));

/** Whether the claim code is valid. */
export const claimQuery = (code: string) =>
  queryOptions({
    queryKey: ["claim", code],
    queryFn: async () => {
      await request("/api/claim/check", { method: "POST", body: { code } });
      return true;
    },
  });

/** Creates and signs in the first account. */
export const useClaim = () => useWrite([], (body: ClaimInput) => post(loginAnswer, "/api/claim", body));
