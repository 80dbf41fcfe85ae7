import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
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
import { post, readQuery, useWrite } from "./calls";

const path = "/api/account";
const accountKey = ["account"];

export const accountSessionsQuery = () =>
  readQuery([...accountKey, "sessions"], z.array(accountSession), `${path}/sessions`);

export const secondFactorQuery = () =>
  readQuery([...accountKey, "second-factor"], secondFactorState, `${path}/second-factor`);

export const passkeysQuery = () =>
  readQuery([...accountKey, "passkeys"], z.array(passkey), `${path}/passkeys`);

export const useChangePassword = () =>
  useWrite([accountKey], (body: PasswordChange) => request(`${path}/password`, { method: "PUT", body }));

export const useEndSessions = () =>
  useWrite([accountKey], (body: SessionEnd) => post(sessionEndAnswer, `${path}/sessions/end`, body));

export const usePrepareSecondFactor = () =>
  useWrite([], (body: PasswordConfirmation) =>
    post(secondFactorSetup, `${path}/second-factor/prepare`, body),
  );

export const useEnableSecondFactor = () =>
  useWrite([accountKey], (body: SecondFactorCode) =>
    post(recoveryCodeList, `${path}/second-factor/enable`, body),
  );

export const useDisableSecondFactor = () =>
  useWrite([accountKey], (body: PasswordConfirmation) =>
    request(`${path}/second-factor/disable`, { method: "POST", body }),
  );

export const useRenewRecoveryCodes = () =>
  useWrite([accountKey], (body: PasswordConfirmation) =>
    post(recoveryCodeList, `${path}/second-factor/recovery-codes`, body),
  );

/** Requests the options for a new passkey, after the password was confirmed. */
export const usePreparePasskey = () =>
  useWrite([], async (body: PasswordConfirmation): Promise<PublicKeyCredentialCreationOptionsJSON> => {
    return (await request(`${path}/passkeys/options`, { method: "POST", body })).json();
  });

/** Adds the passkey that `create` obtains from the browser. */
export const useAddPasskey = (
  create: (options: PublicKeyCredentialCreationOptionsJSON) => Promise<RegistrationResponseJSON>,
) =>
  useWrite([accountKey], async (options: PublicKeyCredentialCreationOptionsJSON) =>
    request(`${path}/passkeys`, { method: "POST", body: await create(options) }),
  );

export const useRemovePasskey = () =>
  useWrite([accountKey], ({ id, ...body }: PasswordConfirmation & { id: number }) =>
    request(`${path}/passkeys/${id}`, { method: "DELETE", body }),
  );
