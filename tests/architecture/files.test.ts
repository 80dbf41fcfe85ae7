import { existsSync } from "node:fs";
import { basename, extname } from "node:path/posix";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { countLines, files, readText, sources } from "../support/files";

describe("files", () => {
  it("are no longer than 350 lines", () => {
    const code = files.filter((file) => /^(worker|web|tests|scripts)\/.*\.(tsx?|mjs|css)$/.test(file));
    expect(code.filter((file) => countLines(file) > 350)).toEqual([]);
  });

  it("of code are TypeScript and CSS, so that every rule reads them", () => {
    const others = /\.([cm]?jsx?|[cm]ts|vue|svelte|s[ac]ss|less|styl|pcss)$/;
    expect(files.filter((file) => /^(worker|web)\//.test(file) && others.test(file))).toEqual([]);
  });

  it("are never barrels", () => {
    // This file starts React in a chunk of its own.
    const meant = ["web/site/react.ts"];
    const barrels = sources.filter((file) => !meant.includes(file) && isBarrel(file));
    expect(barrels).toEqual([]);
  });

  /** A barrel only exports again what other files export. */
  function isBarrel(file: string): boolean {
    const { body } = parseSync(file, readText(file)).program;
    const handsOn = (node: (typeof body)[number]) =>
      node.type === "ExportAllDeclaration" || (node.type === "ExportNamedDeclaration" && !node.declaration);
    return body.some(handsOn) && body.every((node) => node.type === "ImportDeclaration" || handsOn(node));
  }
});

describe("names", () => {
  it("say what the file or folder holds", () => {
    const vague = /^(\w*utils?|\w*helpers?|misc|common|shared)$/;
    // Passwords and words that are common are what these hold.
    const meant = /\bcommon-(password|word)s?\b|^web\/styles\/shared\.css$/;
    const words = (path: string) => path.replaceAll(/([a-z])([A-Z])/g, "$1-$2").split(/[^A-Za-z]+/);
    const named = files.filter((file) =>
      words(file.replace(meant, "")).some((word) => vague.test(word.toLowerCase())),
    );
    expect(named).toEqual([]);
  });

  it("end in a role that has rules, or in none", () => {
    const roles = /^(routes|service|repository|store|guard|consumer|job|deep|test|d)$/;
    const others = sources.filter((file) => {
      const [, ...endings] = basename(file, extname(file)).split(".");
      return endings.some((ending) => !roles.test(ending));
    });
    expect(others).toEqual([]);
  });
});

describe("folders", () => {
  const papers = [
    "README.md",
    "AGENTS.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs",
    "migrations",
    "package-lock.json",
    "package.json",
    "scripts",
    "tests",
  ];
  const settings = [
    "deployments.json",
    "tsconfig.json",
    "vite.config.ts",
    "vitest.config.ts",
    "wrangler.toml",
  ];
  const hidden = [
    ".biome.json",
    ".ci",
    ".dev.vars.example",
    ".github",
    ".gitattributes",
    ".gitignore",
    ".npmrc",
    ".tsconfig.base.json",
  ];
  const features = [
    "audit",
    "auth",
    "blog",
    "contact",
    "generation",
    "health",
    "media",
    "moving",
    "operations",
    "site",
    "today",
  ];
  const app = ["app", "features", "index.html", "lib", "pages", "ui"];
  const bothApps = ["analytics", "api", "article", "lib", "toasts", "ui"];
  /** Entries, and what every feature uses. */
  const rightInWorker = /^worker\/[\w.-]+\.ts$/;

  it.each([
    ["", [...papers, ...settings, ...hidden, "web", "worker"]],
    [
      "worker/",
      [...features, "build", "cache", "command-line", "contract", "db", "http", "jobs", "tsconfig.json"],
    ],
    ["web/", ["site", "staff", ...bothApps, "fonts", "public", "styles", "tsconfig.json"]],
    ["web/site/", [...app, "content", "entry-server.tsx", "main.ts", "react.ts", "site.css"]],
    ["web/staff/", [...app, "checks", "lists", "main.tsx", "staff.css"]],
  ])("at ./%s hold what the architecture names", (folder, named) => {
    const known = named.map((name) => folder + name);
    const found = files
      .filter((file) => file.startsWith(folder) && !(folder === "worker/" && rightInWorker.test(file)))
      .map((file) => folder + file.slice(folder.length).split("/", 1));
    expect([...new Set(found)].filter((path) => !known.includes(path))).toEqual([]);
  });
});

describe("documents", () => {
  it("cite files that exist", () => {
    const documents = files.filter((file) => /^[A-Z]+\.md$/.test(file) || /^docs\/.*\.md$/.test(file));
    expect(documents).toContain("README.md");
    const missing = documents.flatMap((document) =>
      [...readText(document).matchAll(/`((?:worker|web|tests|docs|scripts|migrations)\/[\w./-]+)`/g)]
        .map(([, path = ""]) => path)
        .filter((path) => !existsSync(path))
        .map((path) => `${document} cites ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
