import { expect, test } from "vitest";
import { colourNames } from "./support/colour-names";
import { files, isTest, readText } from "./support/files";

const tokens = "web/styles/tokens.css";
/** Pictures, whose colours are their own: what scans a code knows black and white alone. */
const pictures = ["web/staff/features/account/qr-code.tsx"];

/** Values, and functions that make one, also of others. */
const written =
  /(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?:\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|device-cmyk)|--alpha)\(/gi;

const names = colourNames.join("|");
/** Anywhere in CSS but in the names of classes and properties. */
const namedInStyles = new RegExp(`(?<![\\w.#-])(?:${names})(?![\\w(-])`, "gi");
/** As a whole value of an attribute, a style or a class of Tailwind's. */
const namedInMarkup = new RegExp(
  `(?:fill|stroke|background|color|content|[a-z]Color)(?:=|: ?)\\{?["'](?:${names})["']|\\[(?:[a-z-]+:)?(?:${names})\\]`,
  "gi",
);

/** What is written in a file, by value or by name. */
function coloursIn(file: string): string[] {
  const text = readText(file);
  const styles = file.endsWith(".css") ? text : (/<style>.*<\/style>/s.exec(text)?.[0] ?? "");
  const plain = styles.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, "");
  return [
    ...(text.match(written) ?? []),
    ...(plain.match(namedInStyles) ?? []),
    ...(/\.(tsx?|html)$/.test(file) ? (text.match(namedInMarkup) ?? []) : []),
  ];
}

/** `#FFF` as `#ffffff`. */
function normal(colour: string): string {
  return colour.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}

test("colours are written in the tokens alone", () => {
  const dressed = files.filter((file) => /^web\/.*\.(css|tsx?)$/.test(file) && !isTest(file));
  expect(dressed).toContain(tokens);
  const loose = dressed
    .filter((file) => file !== tokens && !pictures.includes(file))
    .flatMap((file) => coloursIn(file).map((colour) => `${file}: ${colour}`));
  expect(loose).toEqual([]);
});

test("what cannot read the tokens, the Worker's own page and the browser's frame, has their values", () => {
  const values = new Set(
    readText(tokens)
      .match(/#[\da-f]+/gi)
      ?.map(normal),
  );
  // The words of articles may speak of colours.
  const texts = /^worker\/(generation\/catalogue|command-line\/seed)\//;
  const apart = files.filter(
    (file) =>
      /^web\/.*\.(html|webmanifest)$/.test(file) ||
      (/^worker\/.*\.ts$/.test(file) && !isTest(file) && !texts.test(file)),
  );
  const colours = apart.flatMap((file) => coloursIn(file).map((colour) => ({ file, colour })));
  expect(colours).toContainEqual({ file: "worker/http/error-page.ts", colour: "#fbf6ee" });
  expect(colours).toContainEqual({ file: "web/site/index.html", colour: "#fbf6ee" });
  expect(colours.filter(({ colour }) => !values.has(normal(colour)))).toEqual([]);
});
