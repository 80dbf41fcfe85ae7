import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppEnv } from "../../http/app-env";
import { challengeSeconds } from "../login/login.service";
import { deviceSeconds } from "./known-device.service";
import { absoluteSeconds } from "./session.store";

/** `session` for who is signed in, `login` between the password and the code, `device` for a browser that has logged in. */
type CookieName = "session" | "login" | "device";

const sameSite = { session: "Lax", login: "Strict", device: "Strict" } as const;
const maxAge = { session: absoluteSeconds, login: challengeSeconds, device: deviceSeconds };

function cookieOf(c: Context<AppEnv>, name: CookieName): { name: string; options: CookieOptions } {
  const secure = new URL(c.req.url).protocol === "https:";
  // Browsers refuse `__Host-` without `Secure`, and local runs are plain http.
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: sameSite[name], path: "/", secure },
  };
}

/** Whether a `Cookie` header may name a session; what it names is for `readToken` to say. */
export function mayHoldSession(cookies: string | null): boolean {
  return cookies?.includes("session=") ?? false;
}

export function readToken(c: Context<AppEnv>, cookie: CookieName): string | undefined {
  return getCookie(c, cookieOf(c, cookie).name);
}

export function setToken(c: Context<AppEnv>, cookie: CookieName, token: string): void {
  const { name, options } = cookieOf(c, cookie);
  setCookie(c, name, token, { ...options, maxAge: maxAge[cookie] });
}

export function clearToken(c: Context<AppEnv>, cookie: CookieName): void {
  const { name, options } = cookieOf(c, cookie);
  deleteCookie(c, name, options);
}
