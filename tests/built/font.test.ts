import { readdirSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { cutTextFont, textFont, textFontCharacters } from "../../scripts/text-font.mjs";

/** What a page shows, and what its attributes and metadata do not. */
function textOf(html: string): string {
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

test("the font that pages preload is cut to the characters that its face names", async () => {
  for (const character of "Az09 “–…") expect(textFontCharacters()).toContain(character);
  expect(Buffer.compare(readFileSync(textFont), await cutTextFont())).toBe(0);
});

test("its first round trip of a new connection holds it: 14,600 bytes with the headers", () => {
  expect(readFileSync(textFont).length).toBeLessThanOrEqual(13_500);
});

test.each(readdirSync("dist/client").filter((name) => name.endsWith(".html")))(
  "%s is written in characters of that font alone",
  (name) => {
    const known = new Set([...textFontCharacters(), "\n"]);
    const unknown = [...textOf(readFileSync(`dist/client/${name}`, "utf8"))].filter(
      (letter) => !known.has(letter),
    );
    expect(unknown).toEqual([]);
  },
);
