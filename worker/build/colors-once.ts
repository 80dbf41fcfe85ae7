import type { Declaration, Rule } from "lightningcss";
import { rewriteCss } from "./rewrite-css";

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

/** Whether a rule says nothing but such colours. */
function repeatsColors(rule: Rule): boolean {
  if (rule.type !== "style" || rule.value.rules?.length) return false;
  const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {};
  return (
    declarations.length > 0 && importantDeclarations.length === 0 && declarations.every(isTransparentColor)
  );
}

const isTransparentColor = ({ property, value }: Declaration) =>
  property !== "custom" && property !== "unparsed" && /"type":"oklab".*"alpha":0/.test(JSON.stringify(value));
