import Beasties from "beasties";

/** Taken whatever the page: states that its HTML does not show, and selectors that the tool does not match. */
const always = [
  /^::?(?:focus-visible|selection)/,
  /\[open\]/,
  /:popover-open/,
  /::backdrop/,
  /\[data-app/,
  /tone-\w+_/,
  /^(?!.*(?:article-body|tabs)).*:(?:where|is|has|not)\(/,
];
/** By what stands in a page: rules that the tool does not match. */
const withPart: [part: string, rule: RegExp][] = [
  ['role="tabpanel"', /\.tabs/],
  ['placeholder="', /^::placeholder/],
  ['type="search"', /^::-webkit-search/],
];
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** The faces of a stylesheet's fonts, and what else it says. */
export function splitFaces(stylesheet: string): { faces: string; rules: string } {
  return { faces: stylesheet.match(fontFace)?.join("") ?? "", rules: stylesheet.replace(fontFace, "") };
}

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
  return styles;
}
