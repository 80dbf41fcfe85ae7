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
  /** Sentences of a 502 that are as clear as the general one of a 500. */
  upstream?: readonly string[];
  faults?: readonly Fault[];
}

export interface Prepared {
  request: Request;
  /** What the same request may answer when it is sent once more and nothing is broken. */
  again: readonly number[];
  /** Holds after that, whatever was broken before. */
  check?: () => Promise<void>;
}

const lateSentence = "Layanan sedang tidak menjawab. Silakan coba lagi.";
const sentence = "Terjadi kesalahan pada server, silakan coba lagi.";

/**
 * Counts the calls of a clean run, then breaks each of them in each way, also so that it never answers: the answer is either as without a fault or
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
    for (const fault of flow.faults ?? (["fails", "loses its answer", "hangs"] as const)) {
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
  else await expectRefusal(request, response, flow.upstream);
  expect(again).toContain(
    (await sendWith(request, faultyBindings(undefined, flow.replaced).bindings)).status,
  );
  await check?.();
}

function sendWith([path, init]: Request, bindings: Partial<Env>): Promise<Response> {
  return afterTimers(send(path, { ...init, bindings }));
}

async function expectRefusal(
  [path, init]: Request,
  response: Response,
  upstream: Flow["upstream"] = [],
): Promise<void> {
  const text = await response.text();
  expect(text).not.toContain(secret);
  const isPage = init?.body && !(init.body instanceof FormData);
  if (isPage || (init?.headers?.Accept?.includes("text/html") && !path.startsWith("/api/"))) {
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(text).toContain(response.status === 502 ? lateSentence : sentence);
    expect([500, 502]).toContain(response.status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return;
  }
  const { code, message, ...rest } = JSON.parse(text);
  expect(rest).toEqual({ requestId: response.headers.get("X-Request-Id") });
  if (code === "upstream_failed") expect([lateSentence, ...upstream]).toContain(message);
  else expect([code, message]).toEqual(["internal", sentence]);
  expect(response.status).toBe(code === "internal" ? 500 : 502);
}
