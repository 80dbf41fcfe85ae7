import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  accountSession,
  type PasswordChange,
  type PasswordConfirmation,
  recoveryCodeList,
  type SecondFactorCode,
  type SessionEnd,
  secondFactorSetup,
  secondFactorState,
  sessionEndAnswer,
} from "../../worker/contract/account";
import { passkey } from "../../worker/contract/passkeys";
import { request } from "../lib/http";
import { fetchAs } from "../lib/read-as";

/** Fetched anew with every visit: other devices change it. */
const fresh = { staleTime: 0 } as const;

export function accountSessionsQuery() {
  return queryOptions({
    queryKey: ["account", "sessions"],
    queryFn: () => fetchAs(z.array(accountSession), "/api/account/sessions"),
    ...fresh,
  });
}

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ["account", "second-factor"],
    queryFn: () => fetchAs(secondFactorState, "/api/account/second-factor"),
    ...fresh,
  });
}

export function passkeysQuery() {
  return queryOptions({
    queryKey: ["account", "passkeys"],
    queryFn: () => fetchAs(z.array(passkey), "/api/account/passkeys"),
    ...fresh,
  });
}

/** A mutation after which everything of the account is fetched anew. */
function useAccountMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ["account"] }),
  });
}

export function useChangePassword() {
  return useAccountMutation((body: PasswordChange) =>
    request("/api/account/password", { method: "PUT", body }),
  );
}

export function useEndSessions() {
  return useAccountMutation((body: SessionEnd) =>
    fetchAs(sessionEndAnswer, "/api/account/sessions/end", { method: "POST", body }),
  );
}

export function usePrepareSecondFactor() {
  return useMutation({
    mutationFn: (body: PasswordConfirmation) =>
      fetchAs(secondFactorSetup, "/api/account/second-factor/prepare", { method: "POST", body }),
  });
}

export function useEnableSecondFactor() {
  return useAccountMutation((body: SecondFactorCode) =>
    fetchAs(recoveryCodeList, "/api/account/second-factor/enable", { method: "POST", body }),
  );
}

export function useDisableSecondFactor() {
  return useAccountMutation((body: PasswordConfirmation) =>
    request("/api/account/second-factor/disable", { method: "POST", body }),
  );
}

export function useRenewRecoveryCodes() {
  return useAccountMutation((body: PasswordConfirmation) =>
    fetchAs(recoveryCodeList, "/api/account/second-factor/recovery-codes", { method: "POST", body }),
  );
}

/** What the browser is to ask its user, once the password was right. */
export function usePreparePasskey() {
  return useMutation({
    mutationFn: async (body: PasswordConfirmation): Promise<PublicKeyCredentialCreationOptionsJSON> => {
      const response = await request("/api/account/passkeys/options", { method: "POST", body });
      return response.json();
    },
  });
}

/** Adds the passkey that `create` has the browser make. */
export function useAddPasskey(
  create: (options: PublicKeyCredentialCreationOptionsJSON) => Promise<RegistrationResponseJSON>,
) {
  return useAccountMutation(async (options: PublicKeyCredentialCreationOptionsJSON) =>
    request("/api/account/passkeys", { method: "POST", body: await create(options) }),
  );
}

export function useRemovePasskey() {
  return useAccountMutation(({ id, ...body }: PasswordConfirmation & { id: number }) =>
    request(`/api/account/passkeys/${id}`, { method: "DELETE", body }),
  );
}
