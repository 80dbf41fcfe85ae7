import { expect } from "vitest";
import { type StaffPost, staffPost } from "../../worker/contract/desk/staff-post";
import type { Role } from "../../worker/contract/rights";
import { type Call, postValues } from "./staff";
import { createSession, send } from "./worker";

/** Calls as a member of staff of a role. */
export async function signedInAs(role: Role, name = "Staf Uji"): Promise<Call & { userId: number }> {
  const { cookie, user } = await createSession({ role, isAdmin: role !== "writer", name });
  const call: Call = (path, method, json) => send(path, { method, json, headers: { Cookie: cookie } });
  return Object.assign(call, { userId: user.id });
}

/** A post as staff get it of a call. */
export async function readPost(response: Response, status = 200): Promise<StaffPost> {
  expect([response.status, response.status === status ? "" : await response.clone().text()]).toEqual([
    status,
    "",
  ]);
  return staffPost.parse(await response.json());
}

/** A stored post as it is read, a draft unless said otherwise. */
export async function written(call: Call, values: Record<string, unknown> = {}): Promise<StaffPost> {
  const response = await call("/api/blog", "POST", postValues({ status: "draft", ...values }));
  const { cleaned: _cleaned, ...stored } = await readPost(response, 201);
  return stored;
}

/** Status and sentence of a refusal. */
export async function refused(response: Response): Promise<[number, string]> {
  const body: unknown = await response.json();
  return [response.status, (body as { message: string }).message];
}

export const hour = 3_600_000;
export const inHours = (hours: number, from = Date.now()) => new Date(from + hours * hour).toISOString();
