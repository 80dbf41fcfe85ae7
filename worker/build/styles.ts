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
/** The browsers that Vite targets by default; without them required vendor prefixes are dropped. */
const targets = {
  ...{ chrome: version(111), edge: version(111), firefox: version(114) },
  ...{ safari: version(16, 4), ios_saf: version(16, 4) },
};

export type CssVisitor = Visitor<never>;

/** Properties for which lightningcss adds a prefixed copy each time it processes its own output. */
const prefixedProperties = new Set(["text-decoration", "mask"]);
const withoutRepeats: CssVisitor = {
  Declaration: (declaration) => (isWrittenAgain(declaration) ? [] : undefined),
};

/** A stylesheet transformed by `visitor` and minified, without the custom properties in `unusedSymbols`. */
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
  return prefixedProperties.has(property) && JSON.stringify(id).includes("webkit");
}

/**
 * Removes the `color-mix` variants of translucent colours, because Tailwind has already written them as `#rrggbbaa`.
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

/** Kept for every page: states that its HTML does not show, and selectors that Beasties does not match. */
const alwaysKept = [
  /^::?(?:focus-visible|selection)/,
  /\[open\]/,
  /:popover-open/,
  /::backdrop/,
  /\[data-app/,
  /\[data-lazy/,
  /\[data-reveal/,
  /tone-\w+_/,
  /^(?!.*(?:article-body|tabs|select:is)).*:(?:where|is|has|not)\(/,
];
/** Rules that Beasties does not match, kept if the page contains the part. */
const keptWithPart: [part: string, rule: RegExp][] = [
  ['role="tabpanel"', /\.tabs?\b/],
  ["<select", /select:is\(/],
  ['placeholder="', /^::placeholder/],
  ['type="search"', /^::-webkit-search/],
];
const fontFace = /@font-face\s*\{[^}]*\}/g;

export function splitFaces(stylesheet: string): { faces: string; rules: string } {
  return { faces: stylesheet.match(fontFace)?.join("") ?? "", rules: stylesheet.replace(fontFace, "") };
}

/** Removes Tailwind's `hover:` rules, which can wait for the stylesheet, as they apply only when a mouse moves. */
export function withoutHover(rules: string): string {
  return rewriteCss(rules, { Rule: { media: ({ value }) => (isOfHover(value.query) ? [] : undefined) } });
}

const ofHover = JSON.stringify({
  type: "feature",
  value: { type: "plain", name: "hover", value: { type: "ident", value: "hover" } },
});
const isOfHover = ({ mediaQueries: [query, ...others] }: MediaList) =>
  others.length === 0 && !query?.qualifier && JSON.stringify(query?.condition) === ofHover;

/** The rules that a page needs to be rendered before its stylesheet has loaded. */
export async function extractStyles(page: string, rules: string): Promise<string> {
  const tool = new Beasties({
    external: false,
    fonts: false,
    allowRules: [
      ...alwaysKept,
      ...keptWithPart.filter(([part]) => page.includes(part)).map(([, rule]) => rule),
    ],
    logLevel: "warn",
  });
  const body = page.slice(page.indexOf("<body"));
  const made = await tool.process(`<!doctype html><html><head><style>${rules}</style></head>${body}`);
  const [, styles] = /<style>([\s\S]*?)<\/style>/.exec(made) ?? [];
  if (!styles) throw new Error("no rule of the stylesheet is used by the page");
  return withoutUnused(withoutAbsent(styles, body), body);
}

const references: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Drops the rules for classes that the page does not have: the tool keeps every rule that it cannot match. */
function withoutAbsent(styles: string, body: string): string {
  const attributes = body.match(/(?<= class=")[^"]*/g) ?? [];
  const names = attributes
    .join(" ")
    .replaceAll(/&#?\w+;/g, (reference) => references[reference] ?? reference);
  const present = new Set(names.split(/\s+/));
  const isAbsent = (selector: Selector): boolean =>
    selector.some((part) => {
      if (part.type === "class") return !present.has(part.name);
      const isChoice = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
      return isChoice && part.selectors.every(isAbsent);
    });
  return rewriteCss(styles, {
    Rule: { style: ({ value }) => (value.selectors.every(isAbsent) ? [] : undefined) },
  });
}

const variable = /--[\w-]+/g;

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
  // A variable may be unused once another one that used it is removed.
  return unusedSymbols.length > 0 && fewer !== styles ? withoutUnused(fewer, body) : fewer;
}

type Value = CustomProperty["value"];

const initial: Value = [{ type: "token", value: { type: "ident", value: "initial" } }];

/** Inlines the initial value of every registered property that is never set otherwise, as are many of Tailwind's. */
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

/** The tokens without nulls, which lightningcss emits but does not accept. */
const acceptable = (value: Value | null | undefined): Value | undefined =>
  value ? JSON.parse(JSON.stringify(value, (_, part) => part ?? undefined)) : undefined;

/** Registered properties of any syntax that are only set to their initial value; `initial` if there is none. */
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
 * Inlines every theme variable that is declared only once, which saves bytes and lookups. The declarations stay for
 * other users.
 */
export function withConstants(css: string): string {
  return inlineConstants(css, css);
}

/** The same for a stylesheet that uses the theme of another one. */
export function inlineConstants(themed: string, css: string): string {
  const constants = findThemeConstants(themed);
  const visitor = { Variable: ({ name }: Variable) => constants.get(name.ident) };
  // The second pass parses the inlined values, so that they can be calculated.
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

function resolved(value: Value, constants: ReadonlyMap<string, Value>): Value {
  return value.flatMap((token) => {
    const found = token.type === "var" && constants.get(token.value.name.ident);
    return found ? resolved(found, constants) : [token];
  });
}
