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

/** Everybody with an account and the links that wait, always the newest state. */
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

/** What is done to an account without an answer. */
type StaffCall = "end-sessions" | "unlock" | "remove-second-factor";

export const useStaffCall = () =>
  useWrite(
    [staffKey, sessionKey],
    ({ id, call, ...body }: PasswordConfirmation & { id: number; call: StaffCall }) =>
      request(`${path}/${id}/${call}`, { method: "POST", body }),
  );

const addressOf = (token: string) => `/api/invites/${encodeURIComponent(token)}`;

/** What a link is for. */
export const inviteQuery = (token: string) =>
  readQuery(["invite", token], openInvite, addressOf(token), { staleTime: Number.POSITIVE_INFINITY });

/** Uses a link; the answer has a user who is signed in now, unless a second factor is asked for first. */
export const useRedeem = (token: string) =>
  useWrite([], (body: InvitedAccount | PasswordReset) => post(loginAnswer, addressOf(token), body));

/** Whether the code of the first account's link works. */
export const claimQuery = (code: string) =>
  queryOptions({
    queryKey: ["claim", code],
    queryFn: async () => {
      await request("/api/claim/check", { method: "POST", body: { code } });
      return true;
    },
  });

/** Makes the first account, which is signed in then. */
export const useClaim = () => useWrite([], (body: ClaimInput) => post(loginAnswer, "/api/claim", body));
