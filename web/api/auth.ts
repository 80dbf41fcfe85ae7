import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  type LoginCodeInput,
  type LoginInput,
  loginAnswer,
  loginSuccessMessage,
  type SessionAnswer,
  type SessionUser,
  sessionAnswer,
} from "../../worker/contract/auth";
import { rememberAccount, request } from "../lib/http";
import { fetchAs } from "../lib/read-as";

/** Milliseconds during which a session check is not repeated. */
const sessionCheckInterval = 10_000;

const signedOut: SessionAnswer = { authenticated: false, user: null };

async function fetchSession(): Promise<SessionAnswer> {
  const answer = await fetchAs(sessionAnswer, "/api/auth/me");
  if (!answer.authenticated || !answer.user) return signedOut;
  rememberAccount(answer.user.id);
  return answer;
}

/** The signed-in user, refetched if the last response is older than ten seconds. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ["auth", "me"],
    queryFn: fetchSession,
    staleTime: sessionCheckInterval,
  });
}

export type LoginResult = { user: SessionUser; secondFactor: false } | { user: null; secondFactor: true };

async function login(path: string, input: unknown, signal?: AbortSignal): Promise<LoginResult> {
  const response = await request(path, { method: "POST", body: input, ...(signal && { signal }) });
  const parsed = loginAnswer.safeParse(await response.json().catch(() => null));
  if (parsed.success && parsed.data.user) return { user: parsed.data.user, secondFactor: false };
  if (parsed.success && parsed.data.secondFactor) return { user: null, secondFactor: true };
  if (parsed.success && parsed.data.message === loginSuccessMessage) {
    const session = await fetchSession().catch(console.error);
    if (session?.user) return { user: session.user, secondFactor: false };
    throw new Error("Login berhasil tapi gagal mendapatkan data pengguna");
  }
  throw new Error("Login gagal: Respons tidak valid");
}

/** `signal` aborts the request. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ signal, ...input }: LoginInput & { signal: AbortSignal }) =>
      login("/api/auth/login", input, signal),
  });
}

/** The second step of a login with a second factor. */
export function useLoginCode() {
  return useMutation({ mutationFn: (input: LoginCodeInput) => login("/api/auth/login/code", input) });
}

/** Requests the options of a login by passkey. */
export async function fetchPasskeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await request("/api/auth/passkey/options", { method: "POST" });
  return response.json();
}

/** Completes a login by passkey; there is no second step. */
export function logInWithPasskey(answer: AuthenticationResponseJSON): Promise<LoginResult> {
  return login("/api/auth/passkey/verify", answer);
}

export function logOut(): Promise<Response> {
  return request("/api/auth/logout", { method: "POST" });
}
