import { expect, vi } from "vitest";
import { type FormatAnswer, formatAnswer, formatStatus } from "../../worker/contract/format";
import { type Call, signIn } from "./worker";

export async function updateFormats(call?: Call): Promise<FormatAnswer> {
  const response = await (call ?? (await signIn()).call)("/api/blog/update-formats", "POST");
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
