import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

interface Manifest {
  allowScripts: Record<string, boolean>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
/** Every package that `npm ci` installs, by the folder it goes to. */
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== "");

function toPackageName(folder: string): string {
  return folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
}

test("only the packages that package.json allows run a script when they are installed", () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect([...new Set(withScript.map(([folder]) => toPackageName(folder)))].sort()).toEqual(allowed.sort());
});

test("every package comes from the registry, with the hash of what it holds", () => {
  expect(installed.length).toBeGreaterThan(100);
  const odd = installed.filter(
    ([, { link, integrity, resolved }]) =>
      link || resolved !== undefined || !integrity?.startsWith("sha512-"),
  );
  expect(odd.map(([folder]) => folder)).toEqual([]);
});

test("every version that package.json names is exact and the one that is locked", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const locked = named.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version]);
  expect(named).toEqual(locked);
});

test("the project itself runs nothing when it is installed", () => {
  const own = Object.keys(manifest.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name));
  expect(own).toEqual([]);
});
