import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { isTest, readText, sources } from "../support/files";

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every regular expression literal of a file. */
function listPatterns(file: string): Pattern[] {
  const found: Pattern[] = [];
  function visit(node: unknown) {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    }
    for (const child of Object.values(node)) visit(child);
  }
  visit(parseSync(file, readText(file)).program);
  return found;
}

/** Whether the time to look for the pattern can grow faster than the text: an attacker chooses the text. */
function isSuperLinear({ source, flags }: Pattern): boolean {
  return (
    analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0
  );
}

/** Files whose patterns read short texts alone, and why the texts are short. */
const bounded: Record<string, string> = {
  "web/lib/load-code.ts": "The build chooses the names of files.",
  "web/staff/lib/rupiah-text.ts": "A member of staff types the amount into one line, in their own browser.",
  "worker/blog/claims/extract-sentences.ts": "The pattern reads the 24 characters before a full stop.",
  "worker/contract/phone-number.ts": "The schema of an enquiry limits its phone number.",
  "worker/generation/writers/workers-ai/model-answer.ts": "The tokens of a model's answer are limited.",
  "worker/generation/writers/workers-ai/workers-ai-writer.ts": "The tokens of a model's answer are limited.",
};

/** The patterns that modules put together while they load; what a function puts together is not among them. */
async function composedPatterns(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const OwnRegExp = globalThis.RegExp;
  for (const file of sources.filter(
    (one) => !isTest(one) && /^(?:const|\].*=>).*new RegExp\(/m.test(readText(one)),
  )) {
    globalThis.RegExp = new Proxy(OwnRegExp, {
      construct(target, [source, flags = ""]: [string, string?]) {
        found.push({ file, source: String(source), flags });
        return new target(source, flags);
      },
    });
    try {
      await import(/* @vite-ignore */ `../../${file}`);
    } finally {
      globalThis.RegExp = OwnRegExp;
    }
  }
  return found;
}

/** The same of patterns that are put together. */
const boundedComposed: Record<string, string> = {
  "worker/blog/claims/claim-wording.ts": "The patterns read the 160 characters before a quotation.",
  "worker/blog/format/marked-headings.ts": "The cleaner has closed each element.",
};

it("finds patterns whose time grows faster than the text", () => {
  expect(isSuperLinear({ file: "", source: " +$", flags: "" })).toBe(true);
  expect(isSuperLinear({ file: "", source: "^ +", flags: "" })).toBe(false);
});

it("regular expressions take a time in proportion to the text", () => {
  const patterns = sources.filter((file) => !isTest(file) && !(file in bounded)).flatMap(listPatterns);
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter(isSuperLinear).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});

it("patterns that modules put together take a time in proportion to the text", async () => {
  const patterns = (await composedPatterns()).filter(
    ({ file }) => !(file in bounded) && !(file in boundedComposed),
  );
  expect(patterns.length).toBeGreaterThan(30);
  expect(patterns.filter(isSuperLinear).map(({ file, source }) => `${file}: ${source}`)).toEqual([]);
});
