import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

export const textFontSource = "node_modules/@fontsource-variable/plus-jakarta-sans";
export const textFont = "web/fonts/plus-jakarta-sans-indonesian-wght.woff2";

/** The characters of the text font's face in web/styles/fonts.css. @returns {string} */
export function textFontCharacters() {
  const [, face = ""] = readFileSync("web/styles/fonts.css", "utf8").split("indonesian-wght.woff2");
  const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return ranges
    .split(",")
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

/** Features that browsers apply by default, and tabular figures. */
const keptFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];

/** The font reduced to these characters and to the weights that pages use. @returns {Promise<Buffer>} */
export function cutTextFont() {
  const latin = readFileSync(`${textFontSource}/files/plus-jakarta-sans-latin-wght-normal.woff2`);
  // In a variable, because the package's types lack this option.
  const features = { keepFeatures: keptFeatures };
  return subsetFont(latin, textFontCharacters(), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    ...features,
  });
}
