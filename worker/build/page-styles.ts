import Beasties from "beasties";
import type { MediaList } from "lightningcss";
import { readCss, rewriteCss } from "./rewrite-css";

/** Taken whatever the page: states that its HTML does not show, and selectors that the tool does not match. */
const always = [
  /^::?(?:focus-visible|selection)/,
  /\[open\]/,
  /:popover-open/,
  /::backdrop/,
  /\[data-app/,
  /^\.move-sign/,
  /\[data-reveal/,
  /tone-\w+_/,
  /^(?!.*(?:article-body|tabs|select:is)).*:(?:where|is|has|not)\(/,
];
/** By what stands in a page: rules that the tool does not match. */
const withPart: [part: string, rule: RegExp][] = [
  ['role="tabpanel"', /\.tabs?\b/],
  ["<select", /select:is\(/],
  ['placeholder="', /^::placeholder/],
  ['type="search"', /^::-webkit-search/],
];
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** The faces of a stylesheet's fonts, and what else it says. */
export function splitFaces(stylesheet: string): { faces: string; rules: string } {
  return { faces: stylesheet.match(fontFace)?.join("") ?? "", rules: stylesheet.replace(fontFace, "") };
}

/** What Tailwind's `hover:` lights up is left to the stylesheet, which holds from the first move of a mouse on. */
export function withoutHover(rules: string): string {
  return rewriteCss(rules, { Rule: { media: ({ value }) => (isOfHover(value.query) ? [] : undefined) } });
}

const ofHover = JSON.stringify({
  type: "feature",
  value: { type: "plain", name: "hover", value: { type: "ident", value: "hover" } },
});
const isOfHover = ({ mediaQueries: [query, ...others] }: MediaList) =>
  others.length === 0 && !query?.qualifier && JSON.stringify(query?.condition) === ofHover;

/** The rules of a stylesheet that a page needs to look as it should before the stylesheet itself has come. */
export async function stylesOf(page: string, rules: string): Promise<string> {
  const tool = new Beasties({
    external: false,
    fonts: false,
    allowRules: [...always, ...withPart.filter(([part]) => page.includes(part)).map(([, rule]) => rule)],
    logLevel: "warn",
  });
  const body = page.slice(page.indexOf("<body"));
  const made = await tool.process(`<!doctype html><html><head><style>${rules}</style></head>${body}`);
  const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(made) ?? [];
  if (!styles) throw new Error("no rule of the stylesheet is used by the page");
  return withoutUnused(styles, body);
}

const variable = /--[\w-]+/g;

/** Drops the variables of the theme and of the tools that neither the rules nor the page itself ask for. */
function withoutUnused(styles: string, body: string): string {
  const asked = new Set(body.match(variable));
  const named = new Set<string>();
  readCss(styles, {
    Declaration: (declaration) => {
      if (declaration.property === "custom") named.add(declaration.value.name);
    },
    Rule: { property: ({ value }) => void named.add(value.name) },
    Variable: ({ name }) => void asked.add(name.ident),
  });
  const unusedSymbols = [...named].filter((name) => name.startsWith("--") && !asked.has(name));
  const fewer = rewriteCss(styles, {}, unusedSymbols);
  // What was asked for by a variable that has gone may be unused now.
  return unusedSymbols.length > 0 && fewer !== styles ? withoutUnused(fewer, body) : fewer;
}
