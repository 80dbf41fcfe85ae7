import type { Deps } from "../../deps";
import { type DeviceRow, listDeviceAccounts } from "./known-device.repository";
import { createToken, hashToken, isToken } from "./token";

/** A browser is forgotten this long after its last login, in seconds; browsers keep a cookie for 400 days at most. */
export const deviceSeconds = 365 * 24 * 60 * 60;

/** A browser that asks, under the token that its cookie has or will have. */
export interface Device extends DeviceRow {
  token: string;
  /** The accounts that it has logged in to before. */
  accounts: { id: number; username: string }[];
}

/** The browser of a cookie; one that nobody knows gets a token of its own, whatever the cookie held. */
export async function recognizeDevice(deps: Deps, cookie: string | undefined): Promise<Device> {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + deviceSeconds * 1000);
  if (cookie !== undefined && isToken(cookie)) {
    const tokenHash = await hashToken(cookie);
    const accounts = await listDeviceAccounts(deps.db, tokenHash, now);
    if (accounts.length > 0) return { token: cookie, tokenHash, expiresAt, accounts };
  }
  const token = createToken();
  return { token, tokenHash: await hashToken(token), expiresAt, accounts: [] };
}
