import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = "web/styles/tokens.css";
/** Pictures, whose colours are their own: what scans a code knows black and white alone. */
const pictures = ["web/staff/features/account/qr-code.tsx"];

const written =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

/** The sources of the browser's side whose names end so; without tests. */
function sources(ending: RegExp): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "web"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => existsSync(file) && ending.test(file) && !/\.test\.tsx?$/.test(file));
}

test("colours are written in the tokens alone", () => {
  const files = sources(/\.(css|tsx?)$/);
  expect(files).toContain(tokens);
  const loose = files
    .filter((file) => file !== tokens && !pictures.includes(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(written)].map(([colour]) => `${file}: ${colour}`),
    );
  expect(loose).toEqual([]);
});

test("the colour that a page gives the browser's frame is one of the tokens", () => {
  const palette = readFileSync(tokens, "utf8").match(written);
  for (const file of sources(/\.html$/)) {
    const [, colour] = /name="theme-color" content="([^"]+)"/.exec(readFileSync(file, "utf8")) ?? [];
    expect(palette, file).toContain(colour);
  }
});
