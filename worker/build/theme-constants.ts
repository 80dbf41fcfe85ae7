import type { CustomProperty, Rule, Selector, Variable } from "lightningcss";
import { readCss, rewriteCss } from "./rewrite-css";

type Value = CustomProperty["value"];

/**
 * A stylesheet with the value itself in the place of every variable of the theme that is declared nowhere else: less to
 * fetch, and nothing for a browser to look up. The variables stay there for whoever else asks for them.
 */
export function withConstants(css: string): string {
  return withConstantsOf(css, css);
}

/** The same for a stylesheet that stands beside that of the theme. */
export function withConstantsOf(themed: string, css: string): string {
  const constants = constantsOf(themed);
  const visitor = { Variable: ({ name }: Variable) => constants.get(name.ident) };
  // Only read anew are the values more than words, and can be calculated.
  return rewriteCss(rewriteCss(css, visitor));
}

function constantsOf(css: string): Map<string, Value> {
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
