import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { files, isTest, sources } from "./support/files";
import { breaches, imports, ownImports, readImports, unnamed } from "./support/imports";

const { dependencies, devDependencies, optionalDependencies } = packageJson;
const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

function isPackage(name: string): boolean {
  return (
    /^(node|cloudflare):/.test(name) ||
    packages.some((known) => name === known || name.startsWith(`${known}/`))
  );
}

/** The app that a file or folder of web/ belongs to; "" for what both stand on. */
function getApp(path: string): string {
  return /^web\/(site|staff)\//.exec(path)?.[1] ?? "";
}

/** The one door from the Worker to the site. */
function isDoor(from: string, to: string): boolean {
  return from === "worker/site/render.ts" && to === "web/site/entry-server.tsx";
}

describe("imports", () => {
  it("are found in the sources", () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(ownImports).toContainEqual({ from: "worker/index.ts", to: "worker/queue.ts" });
    expect(ownImports).toContainEqual({ from: "web/site/main.ts", to: "web/site/app/hydrate.tsx" });
    expect(ownImports).toContainEqual({ from: "web/staff/main.tsx", to: "web/staff/app/router.tsx" });
    expect(ownImports).toContainEqual({ from: "web/site/site.css", to: "web/styles/shared.css" });
    expect(ownImports).toContainEqual({ from: "web/site/index.html", to: "web/site/main.ts" });
  });

  it.each([
    ["ts", 'import { a /* a; "b" */, type B } from "../lib/cn"; // import "no-package"', "web/lib/cn.ts"],
    [
      "ts",
      'export type * from "../lib/cn.js"; export {\n  cn,\n} from "tailwindcss";',
      "web/lib/cn.ts",
      "tailwindcss",
    ],
    ["ts", 'import(/* now */ `../lib/cn`); import "/lib/cn.ts?raw";', "web/lib/cn.ts", "web/lib/cn.ts"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the source that is read.
    ["ts", "import(`../lib/${name}`);", "import()"],
    ["ts", 'import.meta.glob("../lib/*.ts"); import.meta.env.DEV;', "import.meta"],
    ["css", "@import url(../styles/tokens.css) layer(base);", "web/styles/tokens.css"],
    ["css", '@import "tailwindcss" source("../lib");', "tailwindcss", "web/lib/"],
    ["css", '@source not "./content"; @source "../{ui,lib}/**/*.tsx"; /* @source "./"; */', "web/"],
    ["html", '<script type="module" src="/staff/main.tsx"></script>', "web/staff/main.tsx"],
    ["html", '<script type="module">import "/staff/main.tsx";</script>', "web/staff/main.tsx"],
  ])("are read in a file of %s: %s", (ending, text, ...named) => {
    expect(readImports(`web/site/made-up.${ending}`, text).map(({ to }) => to)).toEqual(named);
  });

  it("name what they mean: no pattern, no name that is made while running", () => {
    expect(breaches(({ to }) => unnamed.includes(to))).toEqual([]);
  });

  it("name a package of package.json or what is there", () => {
    const isThere = (path: string) =>
      files.some((file) => file === path || (path.endsWith("/") && file.startsWith(path)));
    const lost = imports.filter(({ to }) => !unnamed.includes(to) && !isPackage(to) && !isThere(to));
    expect(lost).toEqual([]);
  });

  it("of what runs stay below worker and web, and know no test", () => {
    expect(
      breaches(({ from, to }) => {
        // Its answer says which version runs.
        if (from === "worker/health/health.service.ts" && to === "package.json") return false;
        return !unnamed.includes(to) && !isPackage(to) && (!/^(worker|web)\//.test(to) || isTest(to));
      }),
    ).toEqual([]);
  });

  it("from the worker enter the web app by one door", () => {
    expect(
      breaches(({ from, to }) => from.startsWith("worker/") && to.startsWith("web/") && !isDoor(from, to)),
    ).toEqual([]);
  });

  it("from the web app see only the worker's contract", () => {
    expect(
      breaches(
        ({ from, to }) =>
          from.startsWith("web/") && to.startsWith("worker/") && !to.startsWith("worker/contract/"),
      ),
    ).toEqual([]);
  });

  it("of the site and of the staff area never meet, in scripts, styles and pages", () => {
    expect(
      breaches(({ from, to }) => getApp(to) !== "" && getApp(from) !== getApp(to) && !isDoor(from, to)),
    ).toEqual([]);
  });

  it("form no cycle", () => {
    const edges = new Map<string, string[]>();
    for (const { from, to } of ownImports) edges.set(from, [...(edges.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    function visit(file: string, path: string[]) {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      if (done.has(file) || path.includes(file)) return;
      for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    }
    for (const file of edges.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });
});
