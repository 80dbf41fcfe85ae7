import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["bukan:alamat", "bukan:alamat"],
  ["1::2::3", "1::2::3"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff });

test("addresses of one /64 are one network however they are written, and those of two are two", () => {
  const prefix = fc.tuple(group, group, group, group);
  const suffix = fc.tuple(group, group, group, group);
  const write = (groups: number[], pad: number) =>
    groups.map((value) => value.toString(16).padStart(pad, "0")).join(":");
  fc.assert(
    fc.property(prefix, suffix, suffix, (network, one, other) => {
      const first = networkOf(write([...network, ...one], 4));
      expect(networkOf(write([...network, ...other], 1).toUpperCase())).toBe(first);
      expect(networkOf(write([(network[0] ^ 1) & 0xffff, ...network.slice(1), ...one], 1))).not.toBe(first);
      expect(networkOf(`${write(network, 1)}::`)).toBe(first);
    }),
  );
});
