import { expect, test } from "vitest";
import { findStep, toStep, totpCode } from "./second-factor.service";

const rfcSecret = new Uint8Array(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [20000000000, "353130"],
])("the code at %d seconds is the last six digits of RFC 6238, appendix B", async (seconds, code) => {
  expect(await totpCode(rfcSecret, toStep(new Date(seconds * 1000)))).toBe(code);
});

test("a code is accepted one step early or late, and no further", async () => {
  const now = new Date(1234567890_000);
  const step = toStep(now);
  for (const [distance, found] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const) {
    expect(await findStep(rfcSecret, await totpCode(rfcSecret, step + distance), now)).toBe(found);
  }
});
