import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** One import: the file it stands in and what it names, as a path of the repository or a package. */
interface Import {
  from: string;
  to: string;
}

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(file));
const sources = files.filter((file) => /^(worker|web)\/.*\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
const imports = sources.flatMap(readImports);
const ownImports = imports.filter(({ from }) => !isTest(from));

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function readImports(from: string): Import[] {
  const text = readFileSync(from, "utf8");
  const pattern = /(?:^|[^.\w])(?:import|export)\s*(?:[\w*{}\s,]+?\sfrom\s*)?\(?\s*["']([^"']+)["']/g;
  return [...text.matchAll(pattern)].map(([, specifier = ""]) => ({
    from,
    to: resolveImport(from, specifier),
  }));
}

function resolveImport(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const path = normalize(join(dirname(from), specifier));
  const found = ["", ".ts", ".tsx", "/index.ts"]
    .map((ending) => path + ending)
    .find((file) => sources.includes(file));
  return found ?? path;
}

function role(file: string): string {
  return /\.(routes|service|repository|store|guard|consumer|job)\.ts$/.exec(file)?.[1] ?? "";
}

/** Feature → features whose services its own services and routes may use. */
const standsOn = new Map([
  ["generation", ["blog"]],
  ["site", ["blog"]],
]);

function isForeignService({ from, to }: Import): boolean {
  if (role(to) !== "service" || featureOf(to) === featureOf(from)) return false;
  return !standsOn.get(featureOf(from))?.includes(featureOf(to));
}

/** The folder right below worker/, or below the features of an app. */
function featureOf(file: string): string {
  return /^(?:worker|web\/(?:site|staff)\/features)\/([^/]+)\//.exec(file)?.[1] ?? "";
}

/** The app a file of web/ belongs to; "" for what both stand on. */
function appOf(file: string): string {
  return /^web\/(site|staff)\//.exec(file)?.[1] ?? "";
}

/** The one door from the Worker to the site. */
function isDoor(from: string, to: string): boolean {
  return from === "worker/site/render.ts" && to === "web/site/entry-server.tsx";
}

function breaches(isBreach: (edge: Import) => boolean): string[] {
  return ownImports.filter(isBreach).map(({ from, to }) => `${from} imports ${to}`);
}

describe("imports", () => {
  it("are found in the sources", () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(ownImports).toContainEqual({ from: "worker/index.ts", to: "worker/app.ts" });
    expect(ownImports).toContainEqual({ from: "web/site/main.ts", to: "web/site/app/hydrate.tsx" });
    expect(ownImports).toContainEqual({ from: "web/staff/main.tsx", to: "web/staff/app/router.tsx" });
    expect(imports.filter(({ to }) => /^(worker|web)\//.test(to) && !existsSync(to))).toEqual([]);
  });

  it("of routes, consumers and guards know no database, no repository and no service of another feature", () => {
    expect(
      breaches(({ from, to }) => {
        if (!["routes", "consumer", "guard"].includes(role(from))) return false;
        const isDatabase = to.startsWith("drizzle-orm") || to.startsWith("worker/db/");
        return isDatabase || role(to) === "repository" || isForeignService({ from, to });
      }),
    ).toEqual([]);
  });

  it("of services know no Hono, no tables, and only the services of the features they stand on", () => {
    expect(
      breaches(({ from, to }) => {
        if (role(from) !== "service") return false;
        if (to.startsWith("hono") || to.startsWith("worker/db/schema/")) return true;
        if (!role(to) || featureOf(to) === featureOf(from)) return false;
        return role(to) !== "service" || isForeignService({ from, to });
      }),
    ).toEqual([]);
  });

  it("of repositories and stores know no service and no route", () => {
    expect(
      breaches(
        ({ from, to }) =>
          ["repository", "store"].includes(role(from)) && ["service", "routes", "guard"].includes(role(to)),
      ),
    ).toEqual([]);
  });

  it("of jobs know the database and no service, and the clock's list alone knows the jobs", () => {
    const allowed = /^(drizzle-orm|worker\/(db\/|deps\.ts|retention-limit\.ts|utc-day\.ts))/;
    expect(
      breaches(
        ({ from, to }) =>
          (role(from) === "job" && !allowed.test(to)) ||
          (role(to) === "job" && from !== "worker/schedule.ts"),
      ),
    ).toEqual([]);
  });

  it("of the contract know nothing but zod and the contract", () => {
    expect(
      breaches(
        ({ from, to }) =>
          from.startsWith("worker/contract/") && !to.startsWith("zod") && !to.startsWith("worker/contract/"),
      ),
    ).toEqual([]);
  });

  it("of the Worker know nothing of what the build and the command line run", () => {
    const inNode = /^worker\/(build|command-line)\//;
    expect(
      breaches(({ from, to }) => from.startsWith("worker/") && !inNode.test(from) && inNode.test(to)),
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

  it("of the site and of the staff area never meet", () => {
    expect(
      breaches(
        ({ from, to }) =>
          to.startsWith("web/") && appOf(to) !== "" && appOf(from) !== appOf(to) && !isDoor(from, to),
      ),
    ).toEqual([]);
  });

  it("of a web feature know no other feature, no copy, no page and no app", () => {
    const lower = /^web\/((api|analytics|article|toasts|ui|lib)|(site|staff)\/(ui|lib)|staff\/lists)\//;
    expect(
      breaches(
        ({ from, to }) =>
          /^web\/(site|staff)\/features\//.test(from) &&
          to.startsWith("web/") &&
          !lower.test(to) &&
          featureOf(to) !== featureOf(from),
      ),
    ).toEqual([]);
  });

  it("of the ui, the apps' own too, know only the class name function and each other", () => {
    expect(
      breaches(
        ({ from, to }) =>
          /^web\/((site|staff)\/)?ui\//.test(from) &&
          /^(web|worker)\//.test(to) &&
          to !== "web/lib/cn.ts" &&
          !/^web\/((site|staff)\/)?ui\//.test(to),
      ),
    ).toEqual([]);
  });

  it("of lib, api, content and what both apps stand on never point up to features, pages or an app", () => {
    expect(
      breaches(
        ({ from, to }) =>
          /^web\/((site|staff)\/)?(lib|api|content|analytics|article|toasts|ui|lists)\//.test(from) &&
          /^web\/(site|staff)\/(features|pages|app)\//.test(to),
      ),
    ).toEqual([]);
  });

  it("of a page never point up to the app around it", () => {
    expect(
      breaches(
        ({ from, to }) => /^web\/(site|staff)\/pages\//.test(from) && /^web\/(site|staff)\/app\//.test(to),
      ),
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

describe("files", () => {
  /** Texts that somebody wrote are as long and as many as they are. */
  const content = /^worker\/(generation\/catalogue|command-line\/seed\/articles)\//;
  const workerCode = sources.filter(
    (file) => file.startsWith("worker/") && !isTest(file) && !content.test(file),
  );

  it("are no longer than 300 lines", () => {
    const code = files.filter((file) => /^(worker|web|tests|scripts)\/.*\.(tsx?|mjs|css)$/.test(file));
    const long = code.filter((file) => readFileSync(file, "utf8").split("\n").length > 301);
    expect(long).toEqual([]);
  });

  it("of the worker are half of them no longer than 60 lines, content aside", () => {
    const lengths = workerCode.map((file) => readFileSync(file, "utf8").split("\n").length - 1);
    const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
    expect(median).toBeLessThanOrEqual(60);
  });

  it("of the worker stand in folders of 30 at most", () => {
    const folders = Map.groupBy(workerCode, (file) => dirname(file));
    const crowded = [...folders].filter(([, inside]) => inside.length > 30).map(([folder]) => folder);
    expect(crowded).toEqual([]);
  });

  it("are never barrels", () => {
    const barrels = sources.filter((file) => {
      if (!/^index\.tsx?$/.test(basename(file))) return false;
      const statements = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.trim());
      return statements.every((line) => line.startsWith("export ") && line.includes(" from "));
    });
    expect(barrels).toEqual([]);
  });

  it("have names that say what they hold", () => {
    const vague = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.[jt]sx?$)/.test(file));
    expect(vague).toEqual([]);
  });

  it("at the top level are the ones the design names", () => {
    const allowed =
      /^(worker|web|migrations|tests|docs|scripts|wrangler\.toml|package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|vitest\.config\.ts|README\.md|\..+)$/;
    const top = [...new Set(files.map((file) => file.split("/")[0] ?? ""))];
    expect(top.filter((name) => !allowed.test(name))).toEqual([]);
  });

  it("that the README and the docs cite exist", () => {
    const documents = files.filter((file) => file === "README.md" || /^docs\/.*\.md$/.test(file));
    expect(documents).toContain("README.md");
    const missing = documents.flatMap((document) =>
      [
        ...readFileSync(document, "utf8").matchAll(
          /`((?:worker|web|tests|docs|scripts|migrations)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, path = ""]) => path)
        .filter((path) => !existsSync(path))
        .map((path) => `${document} cites ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
