import { expect, test } from "vitest";
import { createSecretKeys } from "../secrets";

const keyed = createSecretKeys("kunci-uji-yang-cukup-panjang-sekali-0001");
const otherKey = createSecretKeys("kunci-uji-yang-cukup-panjang-sekali-0002");
const keyless = createSecretKeys(undefined);
const secret = new Uint8Array(Buffer.from("12345678901234567890"));

test("an encrypted value shows nothing of its text and decrypts with the same key and context", async () => {
  const sealed = await keyed.seal(secret, "second-factor 1");
  expect(sealed).toMatch(/^gcm:/);
  expect(sealed).not.toContain(Buffer.from(secret).toString("base64").slice(0, 12));
  expect(await keyed.open(sealed, "second-factor 1")).toEqual(secret);
  expect(await keyed.seal(secret, "second-factor 1")).not.toBe(sealed);
});

test("an encrypted value does not decrypt with another key, for another user or after a change", async () => {
  const sealed = await keyed.seal(secret, "second-factor 1");
  expect(await otherKey.open(sealed, "second-factor 1")).toBeNull();
  expect(await keyless.open(sealed, "second-factor 1")).toBeNull();
  expect(await keyed.open(sealed, "second-factor 2")).toBeNull();
  const changed = sealed.replace(/.(.{4})$/, (end) => (end.startsWith("A") ? "B" : "A") + end.slice(1));
  expect(await keyed.open(changed, "second-factor 1")).toBeNull();
  expect(await keyed.open("gcm:bukan:apa-apa", "second-factor 1")).toBeNull();
});

test("a value stored before there was a key still decrypts, and is known to be outdated", async () => {
  const stored = await keyless.seal(secret, "second-factor 1");
  expect(await keyless.open(stored, "second-factor 1")).toEqual(secret);
  expect(keyless.isOutdated(stored)).toBe(false);
  expect(await keyed.open(stored, "second-factor 1")).toEqual(secret);
  expect(keyed.isOutdated(stored)).toBe(true);
  expect(keyed.isOutdated(await keyed.seal(secret, "second-factor 1"))).toBe(false);
});

test("a fingerprint is the same for the same value and key, and reveals nothing of the value", async () => {
  const fingerprint = await keyed.fingerprint("alamat 203.0.113.7");
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyed.fingerprint("alamat 203.0.113.7")).toBe(fingerprint);
  expect(await keyed.fingerprint("alamat 203.0.113.8")).not.toBe(fingerprint);
  expect(await otherKey.fingerprint("alamat 203.0.113.7")).not.toBe(fingerprint);
  expect(await keyless.fingerprint("alamat 203.0.113.7")).not.toBe(fingerprint);
});

test("a key that is too short is refused when it is used", async () => {
  await expect(createSecretKeys("pendek").fingerprint("apa saja")).rejects.toThrow("at least 32 characters");
});
