import { expect, test } from "vitest";
import { createTotpSecret, findStep, otpauthUri, toBase32, toStep, totpCode } from "./second-factor.service";

const rfcSecret = new Uint8Array(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [20000000000, "353130"],
])("the code at %d seconds is the last six digits of RFC 6238, appendix B", async (seconds, code) => {
  expect(await totpCode(rfcSecret, toStep(new Date(seconds * 1000)))).toBe(code);
});

test.each([
  ["", ""],
  ["fooba", "MZXW6YTB"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("%j is written in Base32 as RFC 4648 does", (text, encoded) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(encoded);
});

test("a code counts one step early and late, and no further", async () => {
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

test("a new secret has 160 bits and is like no other", () => {
  expect(createTotpSecret()).toHaveLength(20);
  expect(toBase32(createTotpSecret())).not.toBe(toBase32(createTotpSecret()));
});

test("the address for the app names the issuer and the account, encoded", () => {
  expect(otpauthUri("MZXW6YTB", "Arunika Web", "rina & co")).toBe(
    "otpauth://totp/Arunika%20Web:rina%20%26%20co?secret=MZXW6YTB&issuer=Arunika%20Web&algorithm=SHA1&digits=6&period=30",
  );
});
