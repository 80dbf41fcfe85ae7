import { expect } from "vitest";
import type { ErrorCode } from "../../worker/contract/api";

interface Refusal {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  stored?: unknown;
}

/** Expects this refusal with a request id, and nothing else in it. */
export async function expectRefusal(response: Response, status: number, refusal: Refusal): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ ...refusal, requestId: expect.any(String) });
}

/** Expects that these fields are refused with their messages, the first of which stands for all. */
export function expectFieldsRefused(response: Response, fields: Record<string, string>): Promise<void> {
  const [message = ""] = Object.values(fields);
  return expectRefusal(response, 400, { code: "validation_failed", message, fields });
}
