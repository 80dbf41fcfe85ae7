import { expect } from "vitest";
import type { NewInvite } from "../../worker/contract/staff";
import { send, signIn } from "./worker";

/** The password of every account that a test makes. */
export const currentPassword = "rahasia-sekali-1";
/** What a link sets. */
export const newPassword = "kursi rotan senja berlayar";

/** What a link that does not work answers. */
export const linkOver = "Tautan ini tidak berlaku lagi. Minta tautan baru kepada pemilik.";

/** An owner, and what they do on the screen of staff. */
export async function createOwner() {
  const { cookie, user } = await signIn();
  const call = (method: string, path: string, json?: unknown) =>
    send(`/api/staff${path}`, { method, json, headers: { Cookie: cookie } });

  async function invite(values: Record<string, unknown> = {}) {
    const json = { currentPassword, name: "Sari Dewi", role: "writer", ...values };
    const response = await call("POST", "/invites", json);
    expect(response.status).toBe(201);
    const link = await response.json<NewInvite>();
    return { ...link, token: getToken(link.url) };
  }

  async function resetLink(userId: number): Promise<string> {
    const response = await call("POST", `/${userId}/reset-link`, { currentPassword });
    expect(response.status).toBe(201);
    return getToken((await response.json<{ url: string }>()).url);
  }

  return { user, cookie, call, invite, resetLink };
}

const getToken = (url: string) => url.split("/").at(-1) ?? "";

/** From an address that no rate limit has counted yet. */
export const fromAnywhere = (headers: Record<string, string> = {}) => ({
  "CF-Connecting-IP": crypto.randomUUID(),
  ...headers,
});

export const lookAt = (token: string) => send(`/api/invites/${token}`, { headers: fromAnywhere() });

export const redeem = (token: string, json: unknown, headers: Record<string, string> = {}) =>
  send(`/api/invites/${token}`, { method: "POST", json, headers: fromAnywhere(headers) });

/** What whoever was invited fills in. */
export const account = (values: Record<string, unknown> = {}) => ({
  username: "sari.dewi",
  name: "Sari Dewi",
  password: newPassword,
  ...values,
});

/** The cookies that an answer sets, as a browser sends them back. */
export const getCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
