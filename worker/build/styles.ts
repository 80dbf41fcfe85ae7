import Beasties from "beasties";
import {
  type CustomProperty,
  composeVisitors,
  type Declaration,
  type MediaList,
  type Rule,
  type Selector,
  transform,
  type Variable,
  type Visitor,
} from "lightningcss";

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** What the site is built for, as Vite takes it by itself: without it the prefixes that these need are dropped. */
const targets = {
  ...{ chrome: version(111), edge: version(111), firefox: version(114) },
  ...{ safari: version(16, 4), ios_saf: version(16, 4) },
};

export type CssVisitor = Visitor<never>;

/** What the tool writes beside the same without a prefix, and once more each time it reads its own. */
const writtenAgain = new Set(["text-decoration", "mask"]);
const withoutRepeats: CssVisitor = {
  Declaration: (declaration) => (isWrittenAgain(declaration) ? [] : undefined),
};

/** A stylesheet as `visitor` leaves it, as short as it can be said, without the custom properties of these names. */
export function rewriteCss(css: string, visitor: CssVisitor = {}, unusedSymbols: string[] = []): string {
  const { code } = transform({
    ...{ filename: "site.css", code: Buffer.from(css), minify: true, targets, unusedSymbols },
    visitor: composeVisitors([withoutRepeats, visitor]),
  });
  return code.toString();
}

export function readCss(css: string, visitor: CssVisitor): void {
  transform({ filename: "site.css", code: Buffer.from(css), visitor });
}

function isWrittenAgain(declaration: Declaration): boolean {
  if (declaration.property !== "unparsed") return false;
  const { property, ...id } = declaration.value.propertyId;
  return writtenAgain.has(property) && JSON.stringify(id).includes("webkit");
}

/**
 * A stylesheet in which a colour that is partly transparent is not said once more, in another notation, to browsers that
 * can mix colours: Tailwind has said it before as `#rrggbbaa`.
 */
export function withColorsOnce(css: string): string {
  return rewriteCss(css, {
    Rule: {
      supports({ value: { condition, rules } }) {
        const isOfMixing = condition.type === "declaration" && condition.value.startsWith("color-mix");
        return isOfMixing && rules.every(repeatsColors) ? [] : undefined;
      },
    },
  });
}

function repeatsColors(rule: Rule): boolean {
  if (rule.type !== "style" || rule.value.rules?.length) return false;
  const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {};
  return (
    declarations.length > 0 && importantDeclarations.length === 0 && declarations.every(isTransparentColor)
  );
}

const isTransparentColor = ({ property, value }: Declaration) =>
  property !== "custom" && property !== "unparsed" && /"type":"oklab".*"alpha":0/.test(JSON.stringify(value));

/** Taken whatever the page: states that its HTML does not show, and selectors that the tool does not match. */
const always = [
  /^::?(?:focus-visible|selection)/,
  /\[open\]/,
  /:popover-open/,
  /::backdrop/,
  /\[data-app/,
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

type Value = CustomProperty["value"];

const initial: Value = [{ type: "token", value: { type: "ident", value: "initial" } }];

/**
 * A stylesheet with the value itself in the place of every registered property that is given nothing but its initial
 * value: what Tailwind keeps open and the site never uses.
 */
export function withInitialValues(css: string): string {
  const constants = findUnsetConstants(css);
  return rewriteCss(css, {
    Variable({ name, fallback }: Variable) {
      const value = constants.get(name.ident);
      return value === initial ? acceptable(fallback) : value;
    },
    Declaration: (declaration) =>
      declaration.property === "custom" && constants.has(declaration.value.name) ? [] : undefined,
    Rule: { property: ({ value }) => (constants.has(value.name) ? [] : undefined) },
  });
}

/** The tokens as they can be given back: lightningcss hands out nulls and refuses them. */
const acceptable = (value: Value | null | undefined): Value | undefined =>
  value ? JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined)) : undefined;

/** The properties that may hold anything and hold nothing but what they begin with; `initial` for those without that. */
function findUnsetConstants(css: string): Map<string, Value> {
  const registered = new Map<string, Value>();
  const given = new Map<string, Value[]>();
  readCss(css, {
    Rule: {
      property({ value: { name, syntax, initialValue } }) {
        if (syntax.type !== "universal") return;
        if (initialValue === null || initialValue === undefined) registered.set(name, initial);
        else if (initialValue.type === "token-list") registered.set(name, initialValue.value);
      },
    },
    Declaration({ property, value }) {
      if (property === "custom") given.set(value.name, [...(given.get(value.name) ?? []), value.value]);
    },
  });
  return new Map(
    [...registered].filter(([name, value]) => (given.get(name) ?? []).every((other) => isSame(other, value))),
  );
}

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A stylesheet with the value itself in the place of every variable of the theme that is declared nowhere else: less to
 * fetch, and nothing for a browser to look up. The variables stay there for whoever else asks for them.
 */
export function withConstants(css: string): string {
  return withConstantsOf(css, css);
}

/** The same for a stylesheet that stands beside that of the theme. */
export function withConstantsOf(themed: string, css: string): string {
  const constants = findThemeConstants(themed);
  const visitor = { Variable: ({ name }: Variable) => constants.get(name.ident) };
  // Only read anew are the values more than words, and can be calculated.
  return rewriteCss(rewriteCss(css, visitor));
}

function findThemeConstants(css: string): Map<string, Value> {
  const declared = new Map<string, number>();
  const count = (name: string) => void declared.set(name, (declared.get(name) ?? 0) + 1);
  const theme = new Map<string, Value>();
  readCss(css, {
    Declaration({ property, value }) {
      if (property === "custom") count(value.name);
    },
    Rule: {
      property: ({ value }) => count(value.name),
      "layer-block"({ value }) {
        if (value.name?.join() === "theme") for (const rule of value.rules) addTo(theme, rule);
      },
    },
  });
  const once = new Map([...theme].filter(([name]) => declared.get(name) === 1));
  return new Map([...once].map(([name, value]) => [name, resolved(value, once)]));
}

function addTo(theme: Map<string, Value>, rule: Rule): void {
  if (rule.type !== "style" || !rule.value.selectors.some(isRoot)) return;
  for (const { property, value } of rule.value.declarations?.declarations ?? []) {
    if (property === "custom") theme.set(value.name, value.value);
  }
}

const isRoot = (selector: Selector) =>
  selector.length === 1 && selector[0]?.type === "pseudo-class" && selector[0].kind === "root";

/** With the values of the variables that it asks for itself. */
function resolved(value: Value, constants: ReadonlyMap<string, Value>): Value {
  return value.flatMap((token) => {
    const found = token.type === "var" && constants.get(token.value.name.ident);
    return found ? resolved(found, constants) : [token];
  });
}
