import { expect } from "vitest";
import { afterTimers, type Fault, faultyBindings, secret } from "./faults";
import { send } from "./worker";

export type Request = [path: string, init?: Parameters<typeof send>[1]];

/** One request whose every call to a binding is to be broken in turn. */
export interface Flow {
  /** What the request needs, made anew for each try. */
  prepare: () => Promise<Prepared>;
  /** The bindings that the request needs. */
  reaches: readonly string[];
  /** Bindings of the flow's own, below the faults. */
  replaced?: Partial<Env>;
  /** Refusals that are as clear as the general one: code → message. */
  refusals?: Record<string, string>;
  faults?: readonly Fault[];
}

export interface Prepared {
  request: Request;
  /** What the same request may answer when it is sent once more and nothing is broken. */
  again: readonly number[];
  /** Holds after that, whatever was broken before. */
  check?: () => Promise<void>;
}

const sentence = "Terjadi kesalahan pada server, silakan coba lagi.";
const statusOf: Record<string, number> = { internal: 500, upstream_failed: 502 };

/**
 * Counts the calls of a clean run, then breaks each of them in each way: the answer is either as without a fault or
 * a refusal in words with the right code and nothing from inside; the same request works right afterwards. Slow
 * calls, all of them in one run, change nothing. Timers must stand still (`vi.useFakeTimers`).
 */
export async function breakEveryCall(flow: Flow): Promise<void> {
  const clean = faultyBindings(undefined, flow.replaced);
  const { request } = await flow.prepare();
  const { status } = await sendWith(request, clean.bindings);
  expect(status).toBeLessThan(500);
  expect([...new Set(clean.calls.map((call) => call.split(".")[0]))].sort()).toEqual(
    [...flow.reaches].sort(),
  );

  const slow = await flow.prepare();
  const { bindings } = faultyBindings({ at: "each", fault: "is slow" }, flow.replaced);
  expect((await sendWith(slow.request, bindings)).status).toBe(status);
  await slow.check?.();

  for (const at of clean.calls.keys()) {
    for (const fault of flow.faults ?? (["fails", "loses its answer"] as const)) {
      const where = `call ${at} of ${clean.calls.join(", ")} ${fault}`;
      await breakCall(flow, { at, fault }, status).catch((cause: unknown) => {
        throw new Error(where, { cause });
      });
    }
  }
}

async function breakCall(flow: Flow, plan: { at: number; fault: Fault }, status: number): Promise<void> {
  const { request, again, check } = await flow.prepare();
  const { bindings } = faultyBindings(plan, flow.replaced);
  const response = await sendWith(request, bindings);
  if (response.status === status) expect(await response.text()).not.toContain(secret);
  else await expectRefusal(request, response, flow.refusals);
  expect(again).toContain((await sendWith(request, flow.replaced)).status);
  await check?.();
}

function sendWith([path, init]: Request, bindings: Partial<Env> | undefined): Promise<Response> {
  return afterTimers(send(path, { ...init, ...(bindings && { bindings }) }));
}

async function expectRefusal(
  [path, init]: Request,
  response: Response,
  refusals: Flow["refusals"] = {},
): Promise<void> {
  const text = await response.text();
  expect(text).not.toContain(secret);
  const messages: Record<string, string> = { internal: sentence, ...refusals };
  if (init?.body || (init?.headers?.Accept?.includes("text/html") && !path.startsWith("/api/"))) {
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(text).toContain(sentence);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
    return;
  }
  const { code, ...body } = JSON.parse(text);
  const requestId = response.headers.get("X-Request-Id");
  expect([response.status, body]).toEqual([statusOf[code], { message: messages[code], requestId }]);
}
