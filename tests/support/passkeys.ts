import type { createAuthenticator } from "./authenticator";
import { getCookie, send } from "./worker";

type Authenticator = Awaited<ReturnType<typeof createAuthenticator>>;
type Registering = Partial<Parameters<Authenticator["register"]>[0]>;
type Signing = Partial<Parameters<Authenticator["sign"]>[0]>;

const currentPassword = "rahasia-sekali-1";

/** What the Worker asks a browser, and the cookie of the challenge. */
interface Question {
  challenge: string;
  challengeCookie: string;
  userHandle?: string | undefined;
}

export async function askToRegister(cookie: string): Promise<Question> {
  const json = { currentPassword };
  const response = await send("/api/account/passkeys/options", {
    ...{ method: "POST", json },
    headers: { Cookie: cookie },
  });
  const { challenge, user } = await response.json<{ challenge: string; user: { id: string } }>();
  return { challenge, challengeCookie: getCookie(response), userHandle: user.id };
}

/** Registers a passkey of a signed-in member of staff; `changes` are what the browser does otherwise than it should. */
export async function register(cookie: string, authenticator: Authenticator, changes: Registering = {}) {
  const { challenge, challengeCookie, userHandle } = await askToRegister(cookie);
  const json = await authenticator.register({ challenge, ...changes });
  const headers = { Cookie: `${cookie}; ${challengeCookie}` };
  return { response: await send("/api/account/passkeys", { method: "POST", json, headers }), userHandle };
}

export async function askToLogIn(): Promise<Question> {
  const response = await send("/api/auth/passkey/options", { method: "POST" });
  const { challenge } = await response.json<{ challenge: string }>();
  return { challenge, challengeCookie: getCookie(response) };
}

/** Answers a question of the login. */
export async function logInWith(
  authenticator: Authenticator,
  changes: Signing,
  question?: Question,
  bindings: Partial<Env> = {},
) {
  const { challenge, challengeCookie } = question ?? (await askToLogIn());
  const json = await authenticator.sign({ challenge, ...changes });
  const headers = { Cookie: challengeCookie };
  return send("/api/auth/passkey/verify", { method: "POST", json, headers, bindings });
}

/** Removes a passkey of one's own. */
export function remove(cookie: string, id: number) {
  const json = { currentPassword };
  return send(`/api/account/passkeys/${id}`, { method: "DELETE", json, headers: { Cookie: cookie } });
}
