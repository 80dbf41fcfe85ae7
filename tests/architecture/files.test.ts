import { existsSync } from "node:fs";
import { basename, extname } from "node:path/posix";
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
