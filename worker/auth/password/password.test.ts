import { expect, test } from "vitest";
import { checkPassword, hashPassword, type PasswordCost } from "./password";

test("a hash accepts its own password and no other", async () => {
  const stored = await hashPassword("kata sandi panjang");
  expect(await checkPassword("kata sandi panjang", stored)).toEqual({ valid: true, outdated: false });
  expect(await checkPassword("kata sandi Panjang", stored)).toEqual({ valid: false, outdated: false });
  expect(await checkPassword("", stored)).toEqual({ valid: false, outdated: false });
});

test("a hash contains the configured parameters and not the password", async () => {
  const { productCost } = globalThis as { productCost?: PasswordCost };
  const stored = await hashPassword("kata sandi panjang", productCost);
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(stored).not.toContain("kata sandi");
});

test("a password matches in every Unicode notation of its accents", async () => {
  const stored = await hashPassword("kafe\u0301-di-pojok");
  expect((await checkPassword("kaf\u00e9-di-pojok", stored)).valid).toBe(true);
});

test("without a stored hash no password is valid", async () => {
  expect(await checkPassword("kata sandi panjang", null)).toEqual({ valid: false, outdated: false });
});

test("a hash made with other parameters is still checked, and is outdated", async () => {
  // scrypt of "rahasia-sekali-1", N=2^10 r=8 p=1
  const stored = "scrypt$1024$8$1$Z2FyYW0tdWppLTEyMzQ1Ng==$wk4P9Z1HDC1Z5mM5taMkX2V6kMkrw7BT7eUi6fj2CCY=";
  expect(await checkPassword("rahasia-sekali-1", stored)).toEqual({ valid: true, outdated: true });
  expect((await checkPassword("rahasia-sekali-2", stored)).valid).toBe(false);
});

test.each([
  ["nothing", ""],
  ["another scheme", "bcrypt$16384$8$5$Z2FyYW0tdWppLTEyMzQ1Ng==$Z2FyYW0tdWppLTEyMzQ1Ng=="],
  ["a key that is too short", "scrypt$16384$8$5$Z2FyYW0tdWppLTEyMzQ1Ng==$AAAA"],
])("a stored hash that cannot be parsed accepts no password: %s", async (_name, stored) => {
  expect((await checkPassword("kata sandi panjang", stored)).valid).toBe(false);
});
