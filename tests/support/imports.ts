import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";
import { files, isTest, readText, sources } from "./files";

/** One import: the file it stands in and what it names, as a path of the repository (a folder ends in "/") or a package. */
export interface Import {
  from: string;
  to: string;
}

/** What an import names when the file does not say it in so many words. */
export const unnamed = ["import()", "import.meta"];

const known = new Set(files);
const documents = files.filter((file) => /^web\/.*\.(css|html)$/.test(file));

export const imports = [...sources, ...documents].flatMap((file) => readImports(file, readText(file)));
/** Those that run or are built; what tests import is their own affair. */
export const ownImports = imports.filter(({ from }) => !isTest(from));

/** Those of `ownImports` that break a rule, as lines to read. */
export function breaches(isBreach: (edge: Import) => boolean): string[] {
  return ownImports.filter(isBreach).map(({ from, to }) => `${from} imports ${to}`);
}

/** The imports of a file, in the order in which they stand there. */
export function readImports(from: string, text: string): Import[] {
  return namesIn(from, text).map((name) => ({ from, to: resolve(from, name) }));
}

function namesIn(file: string, text: string): string[] {
  if (file.endsWith(".css")) return namesInStyles(text);
  return file.endsWith(".html") ? namesInPage(text) : namesInScript(file, text);
}

/** What CSS brings in, and where Tailwind looks for classes. */
function namesInStyles(css: string): string[] {
  const rule = /@(?:import|source|reference|config|plugin)\s+(?!url\()["']([^"']+)["']/;
  const call = /\b(?:url|source)\(\s*["']?((?!none\b|data:|https?:)[^"')]+)/;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...text.matchAll(new RegExp(`${rule.source}|${call.source}`, "g"))].map(
    ([, ruled, called]) => ruled ?? called ?? "",
  );
}

/** What a page loads, and what the scripts in it bring in. */
function namesInPage(html: string): string[] {
  const loaded = [...html.matchAll(/\s(?:src|href)\s*=\s*["']?([^"'\s>]+)/g)].map(([, name = ""]) => name);
  const scripts = [...html.matchAll(/<script\b[^>]*>([^<]+)/g)].map(([, script = ""]) => script);
  return [...loaded, ...scripts.flatMap((script) => namesInScript("inline.js", script))];
}

/** Imports and exports, static or not, of values or types, and the use of `import.meta` for more than `env`. */
function namesInScript(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries.slice(0, 1));
  return [
    ...[...staticImports, ...exported].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const [, name] = /^["'`]([^$]*)["'`]$/.exec(text.slice(start, end)) ?? [];
      return name ?? "import()";
    }),
    ...importMetas.flatMap(({ end }) => (text.startsWith(".env", end) ? [] : "import.meta")),
  ];
}

/** Names below "/" are seen from web/; of a pattern, the folder that it stands in. */
function resolve(from: string, name: string): string {
  if (unnamed.includes(name)) return name;
  const plain = name.replace(/(?<=.)[?#].*$/, "").replace(/[^/]*[*{[].*$/, "");
  const path = plain.startsWith("/") ? `web${plain}` : join(dirname(from), plain);
  const candidates = [
    ...["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((ending) => path + ending),
    path.replace(/\.js(x?)$/, ".ts$1"),
    path.replace(/^web\//, "web/public/"),
  ];
  const found = candidates.find((candidate) => known.has(candidate));
  if (found) return found;
  if (!/^[./]/.test(plain)) return plain;
  return files.some((file) => file.startsWith(`${path}/`)) ? `${path}/` : path;
}
