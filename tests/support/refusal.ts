import { expect } from "vitest";
import { type ErrorCode, errorStatus } from "../../worker/contract/api";

interface Details {
  /** Where it is not the first code of the status. */
  code?: ErrorCode;
  fields?: unknown;
  nearest?: unknown;
  stored?: unknown;
  usedIn?: unknown;
}

type Answer = Response | Promise<Response>;

/** Expects this refusal with a request id. Only a 400 and a 409 may contain details that are not expected. */
export async function expectRefusal(answer: Answer, status: number, message: string, details: Details = {}) {
  const response = await answer;
  const { fields, nearest, stored, usedIn, ...body } = await response.json<Record<string, unknown>>();
  const [first] = Object.entries(errorStatus).find(([, of]) => of === status) ?? [];
  const { code = first, ...expected } = details;
  expect([response.status, body]).toEqual([status, { code, message, requestId: expect.any(String) }]);
  const found = { fields, nearest, stored, usedIn };
  expect(found).toMatchObject(expected);
  if (expected.fields) expect(fields).toEqual(expected.fields);
  if (status !== 400 && status !== 409) expect(found).toEqual(expected);
}

/** Expects that these fields are refused with their messages, the first of which stands for all. */
export function expectFieldsRefused(answer: Answer, fields: Record<string, unknown>): Promise<void> {
  return expectRefusal(answer, 400, Object.values(fields)[0] as string, { fields });
}

/** Field name → message of a refusal. */
export async function readFields(response: Response): Promise<Record<string, string> | undefined> {
  return (await response.json<{ fields?: Record<string, string> }>()).fields;
}

/** What a call is answered with: the status, and where it is refused the message. */
export async function readAnswer(response: Response): Promise<[status: number, message?: string]> {
  if (response.ok) return [response.status];
  const { message } = await response.json<{ message: string }>();
  return [response.status, message];
}
