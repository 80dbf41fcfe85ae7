import type { CustomProperty, Variable } from "lightningcss";
import { readCss, rewriteCss } from "./rewrite-css";

type Value = CustomProperty["value"];

const initial: Value = [{ type: "token", value: { type: "ident", value: "initial" } }];

/**
 * A stylesheet with the value itself in the place of every registered property that is given nothing but its initial
 * value: what Tailwind keeps open and the site never uses.
 */
export function withInitialValues(css: string): string {
  const constants = constantsOf(css);
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
function constantsOf(css: string): Map<string, Value> {
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
