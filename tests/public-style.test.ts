import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "web"], {
  encoding: "utf8",
}).split("\n");

function importsOf(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...named].flatMap(([, specifier = ""]) => {
    const path = normalize(join(dirname(file), specifier));
    return [`${path}.ts`, `${path}.tsx`].filter((name) => sources.includes(name));
  });
}

/** Everything that public pages are made of, also what they load later. */
function publicFiles(): Set<string> {
  const found = new Set<string>();
  const waiting = ["web/app/public-routes.tsx", "web/app/site-layout.tsx", "web/app/frame.tsx"];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return found;
}

test("the style of public pages leaves out no file that one of them is made of", () => {
  const leftOut = [...readFileSync("web/public.css", "utf8").matchAll(/@source not "\.\/([^"]+)"/g)].flatMap(
    ([, pattern = ""]) => globSync([`web/${pattern}`, `web/${pattern}/**/*`]),
  );
  expect(leftOut).toContain("web/features/blog/post-form.tsx");
  const needed = publicFiles();
  expect(needed).toContain("web/features/blog/article-card.tsx");
  expect(leftOut.filter((file) => needed.has(file))).toEqual([]);
});
