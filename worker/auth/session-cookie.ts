import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppEnv } from "../http/app-env";
import { absoluteSeconds } from "./session.store";

function cookieOf(c: Context<AppEnv>): { name: string; options: CookieOptions } {
  const secure = new URL(c.req.url).protocol === "https:";
  // Browsers refuse `__Host-` without `Secure`, and local runs are plain http.
  return {
    name: secure ? "__Host-session" : "session",
    options: { httpOnly: true, sameSite: "Lax", path: "/", secure },
  };
}

export function readSessionToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, cookieOf(c).name);
}

export function setSessionToken(c: Context<AppEnv>, token: string): void {
  const { name, options } = cookieOf(c);
  setCookie(c, name, token, { ...options, maxAge: absoluteSeconds });
}

export function clearSessionToken(c: Context<AppEnv>): void {
  const { name, options } = cookieOf(c);
  deleteCookie(c, name, options);
}
