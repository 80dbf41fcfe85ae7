import { expect, vi } from "vitest";
import { type FormatAnswer, formatAnswer, formatStatus } from "../../worker/contract/format";
import { createSession, send } from "./worker";

export type Call = (path: string, method?: string) => Promise<Response>;

export async function staff(): Promise<Call> {
  const { cookie } = await createSession();
  return (path, method = "GET") => send(path, { method, headers: { Cookie: cookie } });
}

export async function updateFormats(call?: Call): Promise<FormatAnswer> {
  const response = await (call ?? (await staff()))("/api/blog/update-formats", "POST");
  expect(response.status).toBe(200);
  return formatAnswer.parse(await response.json());
}

/** The last run, once nothing is left to do in the background. */
export async function finishedRun(call: Call) {
  return vi.waitFor(
    async () => {
      const { run } = formatStatus.parse(await (await call("/api/blog/update-formats")).json());
      expect(run?.state).not.toBe("running");
      return run;
    },
    { timeout: 20_000, interval: 50 },
  );
}
