import type { Role } from "../../worker/contract/rights";
import { createSession, send } from "./worker";

/** A member of staff of a role, and how they call. */
export async function colleague(role: Role, name = `Staf ${role}`) {
  const { user, cookie } = await createSession({ role, name, isAdmin: role !== "writer" });
  return {
    user,
    call: (path: string, method = "GET", json?: unknown, bindings: Partial<Env> = {}, key?: string) =>
      send(path, {
        ...{ method, json, bindings },
        headers: { Cookie: cookie, ...(key && { "Idempotency-Key": key }) },
      }),
  };
}

/** What a call is answered with: the status, and where it is refused the message. */
export async function readAnswer(response: Response): Promise<[status: number, message?: string]> {
  if (response.ok) return [response.status];
  const { message } = await response.json<{ message: string }>();
  return [response.status, message];
}

/** A text of a version. */
export const toIso = (at: Date | number) => new Date(at).toISOString();
