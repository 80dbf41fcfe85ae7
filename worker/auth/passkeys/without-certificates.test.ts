import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { toDer } from "../../../tests/support/authenticator";
import { AsnParser, Certificate, ECDSASigValue } from "./without-certificates";

const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);

/** `bytes` bytes, of which the first `zeros` are zero. */
function randomInteger(bytes: number, zeros: number, first: number): Uint8Array {
  const value = crypto.getRandomValues(new Uint8Array(bytes)).fill(0, 0, zeros);
  value[zeros] = first;
  return value;
}

test("both integers of an ECDSA signature are read, whatever their length", () => {
  for (const bytes of [32, 48]) {
    for (const zeros of [0, 1, 2, bytes - 1]) {
      const [r, s] = [randomInteger(bytes, zeros, 0x80), randomInteger(bytes, zeros, 0x7f)];
      const read = AsnParser.parse(toDer(Buffer.concat([r, s])), ECDSASigValue);
      expect([read.r, read.s].map(toNumber)).toEqual([r, s].map(toNumber));
    }
  }
});

test("bytes that are no ECDSA signature are refused", () => {
  const signature = [...toDer(Buffer.alloc(64, 7))];
  for (const bytes of [[], signature.slice(0, -1), [...signature, 0], [0x31, ...signature.slice(1)]]) {
    expect(() => AsnParser.parse(Uint8Array.from(bytes), ECDSASigValue)).toThrow("no ECDSA signature");
  }
  expect(() => AsnParser.parse(Uint8Array.from(signature), Certificate)).toThrow("not read");
});
