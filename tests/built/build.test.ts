import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const client = "dist/client";
const assets = readdirSync(`${client}/assets`);

const read = (path: string) => readFileSync(`${client}/${path}`, "utf8");
const packed = (path: string) => gzipSync(readFileSync(`${client}/${path}`), { level: 9 }).length;

/** The chunks that a chunk brings with it, and those that it may bring later. */
function listImports(name: string): { at: string[]; later: string[] } {
  const code = read(`assets/${name}`);
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, file = ""]) => file);
  return {
    at: named(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    later: named(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g),
  };
}

/** A chunk and all that it brings at once. */
function broughtBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of listImports(name).at) broughtBy(next, found);
  return found;
}

const staffPage = "_staff.html";
const articleShell = "_shell-article.html";

/** The files of the site or of the staff area: those that its page names, and all that they bring, now or later. */
function listFiles(page: string): Set<string> {
  const found = new Set<string>();
  const waiting = [...read(page).matchAll(/\/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = ""]) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (name.endsWith(".js")) waiting.push(...listImports(name).at, ...listImports(name).later);
  }
  return found;
}

test("the style of public pages is one file of at most 12 KB, and every font is at most 40 KB", () => {
  const styles = [...listFiles(articleShell)].filter((name) => name.endsWith(".css"));
  const [style = ""] = styles;
  expect(styles).toHaveLength(1);
  expect(packed(`assets/${style}`)).toBeLessThanOrEqual(12_000);
  expect(read(`assets/${style}`)).not.toContain("@font-face");
  expect(read(staffPage).match(/<link rel="stylesheet"[^>]*>/g)).toHaveLength(1);
  const fonts = assets.filter((name) => name.endsWith(".woff2"));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    expect(readFileSync(`${client}/assets/${font}`).length).toBeLessThanOrEqual(40_000);
  }
});

test("the app's files begin with the hint that their functions are all called", () => {
  const [react = ""] = assets.filter((name) => /^react-.*\.js$/.test(name));
  expect(read(`assets/${react}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the entry script is at most 4.2 KB and imports nothing", () => {
  const [entry = ""] = assets.filter((name) => /^entry-.*\.js$/.test(name));
  expect(packed(`assets/${entry}`)).toBeLessThanOrEqual(4_200);
  expect(listImports(entry).at).toEqual([]);
});

test("a lazy part of the staff area loads at most twelve files beside those that its HTML names", () => {
  const [entry = ""] = [...read(staffPage).matchAll(/src="\/assets\/([\w-]+\.js)"/g)].map(([, name]) => name);
  const frame = broughtBy(entry);
  const staff = [...listFiles(staffPage)].filter((name) => name.endsWith(".js"));
  const counts = [...new Set(staff.flatMap((name) => listImports(name).later))].map((file) => ({
    file,
    files: [...broughtBy(file)].filter((name) => !frame.has(name)).length,
  }));
  expect(counts.length).toBeGreaterThan(20);
  expect(counts.filter(({ files }) => files > 12)).toEqual([]);
});

test("no file of the site holds code of the staff area, and every file belongs to one of them", () => {
  const site = listFiles(articleShell);
  const staff = listFiles(staffPage);
  const scripts = assets.filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => !site.has(name) && !staff.has(name))).toEqual([]);
  const isStaffs = (name: string) =>
    /\/api\/(?:blog\/update-formats|auth\/logout)|Manajemen Blog|Daftar Kontak|Kode QR/i.test(
      read(`assets/${name}`),
    );
  expect([...staff].filter(isStaffs).length).toBeGreaterThan(2);
  expect([...site].filter(isStaffs)).toEqual([]);
});

test("the visual editor is loaded lazily, weighs at most 150 KB, and is not part of the site", () => {
  const isEditor = (name: string) => /ProseMirror/.test(read(`assets/${name}`)) && name.endsWith(".js");
  const [entry = "", ...others] = [...listFiles(staffPage)].filter(isEditor);
  expect(others).toEqual([]);
  expect([...listFiles(articleShell)].filter(isEditor)).toEqual([]);
  // The form is there before it; what it brings besides is for itself alone.
  const form = assets.find((name) => /^post-form-.*\.js$/.test(name)) ?? "";
  const before = broughtBy(form);
  expect(before.has(entry)).toBe(false);
  const own = [...broughtBy(entry)].filter((name) => !before.has(name));
  expect(own.reduce((sum, name) => sum + packed(`assets/${name}`), 0)).toBeLessThanOrEqual(150_000);
});

test("files with a hash in their name are kept for ever, pages are asked for each time", () => {
  const headers = read("_headers");
  expect(headers).toContain(
    "/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable",
  );
  for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.(js|css|woff2)$/);
});

test("pictures may be shown on other sites, and nothing else", () => {
  const rules = read("_headers").split(/^(?=\/)/m);
  const open = rules.filter((rule) => rule.includes("Cross-Origin-Resource-Policy: cross-origin"));
  expect(open.map((rule) => rule.split("\n")[0])).toEqual([
    ...["/images/*", "/favicon.svg", "/favicon.ico", "/icon-192.png", "/icon-512.png"],
  ]);
  for (const rule of open) expect(rule).toContain("  ! Cross-Origin-Resource-Policy\n");
  expect(rules[0]).toContain("Cross-Origin-Resource-Policy: same-origin");
});

test("robots.txt leads to the sitemap and keeps robots out of what is no page", () => {
  const robots = read("robots.txt");
  expect(robots).toContain("Sitemap: https://arunikaweb.example/sitemap.xml");
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
});
