import { readdirSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { cutTextFont, textFont, textFontCharacters } from "../../scripts/text-font.mjs";

/** What a page shows, and what its attributes and metadata do not. */
function getText(html: string): string {
  const texts: string[] = [];
  let inScript = false;
  const parser = new Parser({
    onopentag: (name) => {
      inScript = name === "script";
    },
    ontext: (text) => {
      if (!inScript) texts.push(text);
    },
    onclosetag: () => {
      inScript = false;
    },
  });
  parser.end(html);
  return texts.join("");
}

test("the preloaded font is subset to the characters of its @font-face", async () => {
  for (const character of "Az09 “–…") expect(textFontCharacters()).toContain(character);
  expect(Buffer.compare(readFileSync(textFont), await cutTextFont())).toBe(0);
});

test("the font fits the first round trip of a new connection: 14,600 bytes with the headers", () => {
  expect(readFileSync(textFont).length).toBeLessThanOrEqual(13_500);
});

test("the built pages use only characters of the preloaded font", () => {
  const known = new Set([...textFontCharacters(), "\n"]);
  const pages = readdirSync("dist/client").filter((name) => name.endsWith(".html"));
  const unknown = pages.flatMap((name) =>
    [...getText(readFileSync(`dist/client/${name}`, "utf8"))]
      .filter((letter) => !known.has(letter))
      .map((letter) => `${name}: ${letter}`),
  );
  expect(unknown).toEqual([]);
});
